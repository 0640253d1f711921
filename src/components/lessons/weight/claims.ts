import {
  ARTICLE_RULES,
  O,
  X,
  boardOfSheet,
  cellWeight,
  fiveCells,
  farWeight,
  heaviestCells,
  isSameCell,
  parseDiagram,
  tableWeight,
  weighBoard,
  cellName,
} from '../../../engine/index.ts';
import { percent } from '#language/ui/language/grammar';
import { inspectorMessages } from '#language/weights/messages';
import { entryOf, withRule } from '../../algorithms/line-attacks/rules.ts';
import { sumParts } from './charts.ts';
import {
  INSPECTED_BOARDS,
  SAFE_FINISH,
  accountOn,
  boardNamed,
  noFinish,
  OUTBID_CANDIDATES,
  RACE_CANDIDATES,
  presetStep,
} from './boards.ts';
import {
  cellsThatHold,
  changeOfChoice,
  choiceOn,
  foursAfter,
  isSameForBoth,
  namedAccounts,
  rankOf,
} from './facts.ts';
import {
  MATCH_GAMES,
  MOST_MARKS,
  chanceOfSplit,
  itself,
  randomFirst,
  randomSecond,
  withoutRules,
} from './games.ts';
import {
  OUTBID_GAMES,
  OUTBID_ONE_IN,
  fivesFirst,
  mostWithoutFive,
  outbidsDefence,
  winsAtHand,
} from './outbid.ts';
import type { LessonClaims } from '../parts/ask.ts';
import { weightLesson as messages } from '#language/lessons/weight/lesson';
import { candidateName } from '../../ui/board/cellNames.ts';

/** What the lessons `weight` and `outbid` say, as questions to the engine. */

const { sketch, race, outbid, blind } = INSPECTED_BOARDS;
const { weight: said } = inspectorMessages;
const lone = () => boardOfSheet(parseDiagram('X').sheet);
const loneCells = () => heaviestCells(lone(), O);

/** What X would have on the cell with which O blocks. */
const guardX = () => accountOn('outbid', outbid.cells.guard).marks[0];
const safe = { ...ARTICLE_RULES, finish: SAFE_FINISH };

function loseAfterGuard(): boolean {
  const board = boardNamed('outbid');
  board.place(outbid.cells.guard.x, outbid.cells.guard.y, O);
  return heaviestCells(board, X).every(
    (cell) => cellWeight(board, cell, X).marks[0].fives > 0 && isSameCell(cell, REPLY),
  );
}
const REPLY = { x: 6, y: 6 };

export const weightClaims = {
  lines: () => accountOn('sketch', sketch.cells.fork).marks[0].lines.length,
  finish: () => ARTICLE_RULES.finish,
  double: () => ARTICLE_RULES.doubleThreat,
  five: () => tableWeight(ARTICLE_RULES, 5, 2),
  three: () => tableWeight(ARTICLE_RULES, 3, 2),
  far: () => farWeight(ARTICLE_RULES),
  farLines: () => farWeight(ARTICLE_RULES) / tableWeight(ARTICLE_RULES, 1, 2),
  loneAlike: () => loneCells().length,
  blindMarks: () => boardNamed('blind').count,
  // O's mark, then X's fours and O's answers; then X makes five.
  blindMoves: () => 1 + (foursAfter(blind.cells.plays)?.length ?? NaN),
  blindFours: () => ((foursAfter(blind.cells.plays)?.length ?? NaN) - 1) / 2,
  blindHold: () => cellsThatHold().length,
  blindPlace: () => rankOf('blind', blind.cells.holds),
  games: () => MATCH_GAMES,
  gamesMost: () => MOST_MARKS,
  gamesX: () => itself().X,
  gamesO: () => itself().O,
  gamesOpen: () => itself().open,
  outbidXFive: () => guardX().lines[2]?.weight ?? NaN,
  outbidXThree: () => guardX().lines[1]?.weight ?? NaN,
  outbidSafe: () => SAFE_FINISH,
  outbidMost: mostWithoutFive,
  outbidGames: () => OUTBID_GAMES,
  outbidOneIn: () => OUTBID_ONE_IN,
  outbidAtHand: () => winsAtHand().positions,
  outbidDeclined: () => winsAtHand().declined,
  randomLongest: () => Math.max(randomFirst().longest, randomSecond().longest),
  ...Object.fromEntries(
    namedAccounts().flatMap(({ name, account }) => [
      [name, () => said(account.weight)],
      [`${name}X`, () => said(account.marks[0].weight)],
      [`${name}O`, () => said(account.marks[1].weight)],
    ]),
  ),
  outbidNeed: () => {
    const { guard, win } = outbid.cells;
    const behind = accountOn('outbid', guard).weight - accountOn('outbid', win).weight;
    return said(ARTICLE_RULES.finish + behind);
  },
  gamesLuck: () => percent(chanceOfSplit(itself().X, itself().O)),
  loneOpen: () => said(tableWeight(ARTICLE_RULES, 1, 2)),
  spoilCell: () => cellName(undefined, sketch.cells.spoil.x, sketch.cells.spoil.y),
  change: () => said(changeOfChoice('sketch', 3, 2).value),
  theirsWithout: () => said(accountOn('race', race.cells.theirs, O, noFinish).weight),
  lone: () => said(Math.max(...weighBoard(lone(), O).map(({ weight }) => weight))),
  forkHeaviest: () => isSameCell(choiceOn('sketch'), sketch.cells.fork),
  forkDouble: () => {
    const [ofX, ofO] = accountOn('sketch', sketch.cells.fork).marks;
    return ofX.breakpoints === 2 && ofX.doubleThreat > 0 && ofO.breakpoints === 0;
  },
  forkAttacks: () => {
    const [{ lines }] = accountOn('sketch', sketch.cells.fork).marks;
    const attack = (at: number) => lines[at]?.attacks.map((each) => [each.power, each.potential]);
    return String([attack(1), attack(0)]) === String([[[4, 2]], [[3, 2]]]);
  },
  forkNoRoom: () => accountOn('sketch', sketch.cells.fork).marks[0].lines[2]?.attacks.length === 0,
  openSecond: () => rankOf('sketch', sketch.cells.open) === 2,
  openFour: () =>
    accountOn('sketch', sketch.cells.open).marks[0].lines.some(({ attacks }) =>
      attacks.some(({ power, potential }) => power === 4 && potential === 2),
    ),
  spoilMoreForO: () => {
    const [ofX, ofO] = accountOn('sketch', sketch.cells.spoil).marks;
    return ofO.weight > ofX.weight;
  },
  sameForBoth: () => isSameForBoth('sketch'),
  raceBoth: () =>
    accountOn('race', race.cells.theirs).marks[1].fives > 0 &&
    accountOn('race', race.cells.mine).marks[0].fives > 0,
  raceFinishes: () => isSameCell(choiceOn('race'), race.cells.theirs),
  raceDeclines: () => isSameCell(choiceOn('race', noFinish), race.cells.mine),
  raceLoses: () => {
    const board = boardNamed('race');
    board.place(race.cells.mine.x, race.cells.mine.y, O);
    const [answer] = heaviestCells(board, X);
    return answer !== undefined && cellWeight(board, answer, X).marks[0].fives > 0;
  },
  outbidWins: () =>
    String(fiveCells(boardNamed('outbid'), O).map(({ x, y }) => [x, y])) ===
    String([outbid.cells.otherWin, outbid.cells.win].map(({ x, y }) => [x, y])),
  outbidBlocks: () => isSameCell(choiceOn('outbid'), outbid.cells.guard),
  outbidLoses: loseAfterGuard,
  /** X's five and X's open three, two breakpoints, and so the bonus for both. */
  outbidDouble: () =>
    guardX().fives === 1 &&
    guardX().breakpoints === 2 &&
    guardX().doubleThreat === ARTICLE_RULES.finish,
  /** The same five and the same bonus on both; what decides is less than the five or the bonus. */
  outbidCancels: () => {
    const [block, win] = [sumParts(outbid.cells.guard), sumParts(outbid.cells.win)];
    const [, bonus, change] = block;
    return block[0] === win[0] && bonus === win[1] && change > win[2] && change < bonus;
  },
  outbidRepaired: () => isSameCell(choiceOn('outbid', safe), outbid.cells.win),
  outbidSafeHolds: () => SAFE_FINISH + tableWeight(ARTICLE_RULES, 5, 0) > mostWithoutFive(),
  outbidFivesFirst: () =>
    fivesFirst(boardNamed('outbid'), O).some((cell) => isSameCell(cell, outbid.cells.win)),
  outbidDefence: outbidsDefence,
  outbidRare: () => winsAtHand().declined / winsAtHand().positions < 0.01,
  gamesMayBeLuck: () => chanceOfSplit(itself().X, itself().O) > 0.05,
  loneAround: () => loneCells().every(({ x, y }) => Math.abs(x) <= 1 && Math.abs(y) <= 1),
  changeTwo: () => {
    const change = changeOfChoice('sketch', 3, 2);
    const { two, fork } = sketch.cells;
    const at = (value: number) => choiceOn('sketch', withRule(ARTICLE_RULES, entryOf(3, 2), value));
    return (
      isSameCell(change, two) &&
      isSameCell(at(change.value - 0.01), fork) &&
      isSameCell(at(change.value + 0.01), two)
    );
  },
  changeBothThree: () =>
    changeOfChoice('sketch', 3, 2).steeper === 1 &&
    accountOn('sketch', sketch.cells.two).marks.every(({ lines }) =>
      lines.some(({ attacks }) =>
        attacks.some(({ power, potential, divider }) => power * potential === 6 && divider === 1),
      ),
    ),
  blindPlays: () => isSameCell(choiceOn('blind'), blind.cells.plays),
  blindLoses: () => foursAfter(blind.cells.plays) !== undefined,
  // Before O's last answer and X's five.
  blindTwoFives: () => {
    const board = boardNamed('blind');
    const moves = [blind.cells.plays, ...(foursAfter(blind.cells.plays) ?? [])].slice(0, -2);
    for (const [at, { x, y }] of moves.entries()) board.place(x, y, at % 2 === 0 ? O : X);
    return fiveCells(board, X).length === 2;
  },
  blindHolds: () => isSameCell(cellsThatHold()[0], blind.cells.holds),
  randomAlways: () => randomFirst().O === MATCH_GAMES && randomSecond().X === MATCH_GAMES,
  withoutAllLose: () => withoutRules().every(({ won, lost }) => lost > won),
  withoutNotLuck: () =>
    withoutRules().every(({ won, lost }) => chanceOfSplit(won, lost) < 1 / 10_000),
} as const satisfies LessonClaims;

const nameOf = ({ x, y }: { x: number; y: number }) => cellName(undefined, x, y);

/** Where will O play, with a five for each side on the board? */
export function raceOptions() {
  const { mine } = INSPECTED_BOARDS.race.cells;
  const choice = choiceOn('race');
  const picks = ['pickA', 'pickB', 'pickC'] as const;
  return RACE_CANDIDATES.map((cell, at) => {
    const isRight = isSameCell(choice, cell);
    return {
      text: messages.race.cell(candidateName(at), nameOf(cell)),
      isRight,
      why: isSameCell(mine, cell) ? messages.race.why.mine : messages.race.why.other,
      shows: { fig: 'race', step: presetStep('race', isRight ? 'theirs' : picks[at]!) },
    };
  });
}

/** The same where the sums say otherwise: two cells win, and the bot takes neither. */
export function outbidOptions() {
  const choice = choiceOn('outbid');
  const picks = ['pickA', 'pickB', 'guard'] as const;
  return OUTBID_CANDIDATES.map((cell, at) => ({
    text: messages.race.cell(candidateName(at), nameOf(cell)),
    isRight: isSameCell(choice, cell),
    why: messages.outbid.why,
    shows: { fig: 'outbid', step: presetStep('outbid', picks[at]!) },
  }));
}

/** Which cell overtakes the choice if the weight of [3 : 2] is raised far enough? */
export function changeOptions() {
  const change = changeOfChoice('sketch', 3, 2);
  const presets = ['open', 'two', 'spoil'] as const;
  return presets.map((preset) => {
    const cell = INSPECTED_BOARDS.sketch.cells[preset];
    return {
      text: nameOf(cell),
      isRight: isSameCell(change, cell),
      why: messages.change.never,
      shows: { fig: 'sketch', step: presetStep('sketch', preset) },
    };
  });
}
