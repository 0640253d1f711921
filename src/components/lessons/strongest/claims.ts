import {
  LADDER_NODES,
  MATCH_BOARD,
  SparseBoard,
  X,
  cellsNearMarks,
} from '../../../engine/index.ts';
import { strongestMessages } from '#language/lessons/strongest/messages';
import { listed, percent, percentRange } from '#language/ui/language/grammar';
import { href } from '../../platform/pageLinks.ts';
import { makePlayer } from '../../players/players.ts';
import type { LessonClaims } from '../parts/ask.ts';
import { LADDER_COMMAND, SHIPPED_NODES, stepOfRung } from './data.ts';
import { boardSum, eyesOn, roundsSeen, sheetOf, sumCell } from './facts.ts';

/** What lesson `strongest` says, as questions to the machines and to the log of their matches. */

const quiet = () => eyesOn().quiet;
const fours = () => eyesOn().fours;
/** The marks of the first board, on one as large as in the matches. */
const large = () => new SparseBoard(MATCH_BOARD, sheetOf('quiet').stones);
const emptyCells = () => MATCH_BOARD.width * MATCH_BOARD.height - large().count;
const near = () => cellsNearMarks(large()).length;
/** In how many ways three moves in a row can be chosen from so many cells, each mark taking one away. */
const threeMoves = (cells: number) => cells * (cells - 1) * (cells - 2);

/** The cell that is worth most to X on the board that is added up. */
const dearest = () => {
  const cells = boardSum().cells.filter(({ mark }) => mark === X);
  return cells.reduce((best, cell) => (cell.worth > best.worth ? cell : best));
};
const added = () =>
  boardSum().cells.reduce(
    (sum, { mark, worth }) => sum + (mark === X ? worth : -worth),
    boardSum().tempo,
  );

const earns = (name: Parameters<typeof stepOfRung>[0]) => stepOfRung(name).low > 0.5;
const isOpen = (name: Parameters<typeof stepOfRung>[0]) => {
  const { low, high } = stepOfRung(name);
  return low <= 0.5 && high >= 0.5;
};

export const strongestClaims = {
  side: () => MATCH_BOARD.width,
  games: () => stepOfRung('weights').games,
  nodes: () => LADDER_NODES,
  sameBudget: () => SHIPPED_NODES === LADDER_NODES,
  command: () => LADDER_COMMAND,
  empty: emptyCells,
  near,
  narrower: () => threeMoves(emptyCells()) > 8 * threeMoves(near()),
  nearTimes: () => Math.round(threeMoves(emptyCells()) / threeMoves(near())),
  dearCell: () => sumCell(dearest()),
  dearWorth: () => dearest().worth,
  dearLines: () => listed(dearest().lines.map((line) => strongestMessages.sum.lines[line])),
  own: () => boardSum().own,
  theirs: () => strongestMessages.sum.value(boardSum().theirs),
  tempo: () => boardSum().tempo,
  score: () => boardSum().score,
  addsUp: () => added() === boardSum().score,
  boardLooked: () => quiet().board.looked,
  deepDepth: () => quiet().deep.depth,
  deeperThanTwo: () => quiet().deep.depth > 2 && quiet().deep.looked < 2 * quiet().board.looked,
  boardShare: () => percent(stepOfRung('board').share),
  deepShare: () => percent(stepOfRung('deep').share),
  deepRange: () => percentRange(stepOfRung('deep')),
  sameWithFours: () => quiet().fours.cell === quiet().deep.cell,
  foursLooked: () => fours().fours.looked,
  foursCell: () => fours().fours.cell,
  foursLine: () => fours().fours.line.length,
  foursDeep: () => fours().deep.looked,
  foursWin: () => fours().fours.wins && fours().fours.looked < fours().deep.looked,
  weightsLose: () => fours().weights.loses,
  weightsCell: () => fours().weights.cell,
  foursShare: () => percent(stepOfRung('fours').share),
  foursRange: () => percentRange(stepOfRung('fours')),
  foursOpen: () => isOpen('fours'),
  memoryCell: () => quiet().memory.cell,
  memoryDiffers: () => quiet().memory.cell !== quiet().fours.cell,
  mindChanges: () => new Set(roundsSeen().map(({ cell }) => cell)).size > 1,
  roundsPlay: () => roundsSeen().at(-1)?.cell === quiet().memory.cell,
  memoryShare: () => percent(stepOfRung('memory').share),
  memoryRange: () => percentRange(stepOfRung('memory')),
  memoryEarns: () => earns('memory'),
  everywhereShare: () => percent(stepOfRung('everywhere').share),
  everywhereRange: () => percentRange(stepOfRung('everywhere')),
  everywhereCosts: () => stepOfRung('everywhere').high < 0.5,
  deepEarns: () => earns('deep') && earns('board') && earns('weights'),
} as const satisfies LessonClaims;

/** A game against the searching bot, with its thoughts. */
export const strongestGame = (): string =>
  `${href('/play/')}#variant=five,15x15&o=${makePlayer({ kind: 'search', level: 4 })}`;
