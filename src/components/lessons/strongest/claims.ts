import {
  LADDER_NODES,
  MATCH_BOARD,
  MachinePlayer,
  SparseBoard,
  THOUGHT_LIMITS,
  X,
  cellsNearMarks,
  matchVerdict,
  pairShares,
  pointsOfResults,
  seededRng,
  wilsonInterval,
  type Rung,
} from '../../../engine/index.ts';
import { strongestMessages } from '#language/lessons/strongest/messages';
import { formatScore, listed, percent, percentRange } from '#language/ui/language/grammar';
import { href } from '../../platform/pageLinks.ts';
import { makePlayer } from '../../players/players.ts';
import { once, type LessonClaims } from '../parts/ask.ts';
import {
  LADDER_COMMAND,
  SHIPPED_NODES,
  boardSum,
  eyesOn,
  resultsOfRung,
  sheetOf,
  shownSteps,
  stepOfRung,
  sumCell,
  thinking,
  thinkingSteps,
} from './facts.ts';

/** What lesson `strongest` says, as questions to the machines and to the log of their matches. */

const quiet = () => eyesOn().quiet;
const fours = () => eyesOn().fours;
/** The marks of the first board, on one as large as in the matches. */
const large = () => new SparseBoard(MATCH_BOARD, sheetOf('quiet').stones);
const emptyCells = () => MATCH_BOARD.width * MATCH_BOARD.height - large().count;
const near = () => cellsNearMarks(large());
/** How many times fewer moves and answers there are near the marks. A move brings new cells near. */
const nearTimes = once(() => {
  const answers = near().map(({ x, y }) => {
    const board = large();
    board.place(x, y, X);
    return cellsNearMarks(board).length;
  });
  return (emptyCells() * (emptyCells() - 1)) / answers.reduce((sum, each) => sum + each, 0);
});

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

const verdictOn = (machine: Rung) => matchVerdict(stepOfRung(machine));
/** The fifth machine's share of each opening. */
const foursPairs = () => pairShares(pointsOfResults(resultsOfRung('fours')));
/** Its interval if no game knew of its second. */
const foursAlone = () => {
  const { share, games } = stepOfRung('fours');
  return wilsonInterval(share * games, games);
};

/** The best moves that the search knows at a step, and what it guesses at their end. */
function thoughtAt(step: number) {
  const [position] = thinking().at(step)?.calls ?? [];
  return { cells: position?.line.map(sumCell) ?? [], score: formatScore(position?.score ?? NaN) };
}
const firstThought = () => thoughtAt(thinkingSteps().first);
const answeredThought = () => thoughtAt(thinkingSteps().answered);
const finalThought = () => thoughtAt(-1);
/** What the machine plays there with all its positions. */
const fullMove = () => {
  const found = new MachinePlayer('memory', LADDER_NODES).choose(boardSum().board, X, seededRng(0));
  return found && sumCell(found.move);
};

export const strongestClaims = {
  side: () => MATCH_BOARD.width,
  games: () => stepOfRung('weights').games,
  nodes: () => LADDER_NODES,
  sameBudget: () => SHIPPED_NODES === LADDER_NODES,
  command: () => LADDER_COMMAND,
  empty: emptyCells,
  near: () => near().length,
  nearTimes: () => Math.round(nearTimes()),
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
  deeperThanTwo: () => quiet().deep.depth > 2 && quiet().deep.looked < 1.25 * quiet().board.looked,
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
  foursAlone: () => percentRange(foursAlone()),
  foursOpen: () => matchVerdict(foursAlone()) === 'open',
  openings: () => foursPairs().length,
  foursShared: () => foursPairs().filter((share) => share === 0.5).length,
  foursDecided: () => foursPairs().filter((share) => share !== 0.5).length,
  foursAhead: () => foursPairs().filter((share) => share > 0.5).length,
  foursRange: () => percentRange(stepOfRung('fours')),
  foursEarns: () => verdictOn('fours') === 'better',
  memoryCell: () => quiet().memory.cell,
  memoryDiffers: () => quiet().memory.cell !== quiet().fours.cell,
  thinkDeep: () => THOUGHT_LIMITS.depth,
  firstCell: () => firstThought().cells[0] ?? '',
  firstScore: () => firstThought().score,
  answerCell: () => answeredThought().cells[1] ?? '',
  answerScore: () => answeredThought().score,
  answerSpoils: () => answeredThought().cells[0] === firstThought().cells[0],
  thinkCell: () => finalThought().cells[0] ?? '',
  thinkLine: () => finalThought().cells.join(' '),
  thinkScore: () => finalThought().score,
  thinkSteady: () => fullMove() === finalThought().cells[0],
  memoryShare: () => percent(stepOfRung('memory').share),
  memoryRange: () => percentRange(stepOfRung('memory')),
  memoryEarns: () => verdictOn('memory') === 'better',
  everywhereShare: () => percent(stepOfRung('everywhere').share),
  everywhereRange: () => percentRange(stepOfRung('everywhere')),
  everywhereCosts: () => verdictOn('everywhere') === 'worse',
  allEarn: () => shownSteps().every((step) => matchVerdict(step) === 'better'),
} as const satisfies LessonClaims;

/** A game against the searching bot, with its thoughts. */
export const strongestGame = (): string =>
  `${href('/play/')}#variant=five,15x15&o=${makePlayer({ kind: 'search', level: 4 })}`;
