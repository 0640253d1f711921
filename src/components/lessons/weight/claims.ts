import {
  ARTICLE_RULES,
  O,
  X,
  boardOfSheet,
  cellWeight,
  fiveCells,
  farWeight,
  heaviestCells,
  parseDiagram,
  tableWeight,
  weighBoard,
} from '../../../engine/index.ts';
import { percent } from '#language/ui/language/grammar';
import { inspectorMessages } from '#language/weights/messages';
import { entryOf, withRule } from '../../algorithms/line-attacks/rules.ts';
import { INSPECTED_BOARDS, SAFE_FINISH, accountOn, boardNamed } from './boards.ts';
import {
  cellsThatHold,
  changeOfChoice,
  choiceOn,
  foursAfter,
  isCell,
  isSameForBoth,
  namedAccounts,
  rankOf,
} from './facts.ts';
import {
  MATCH_GAMES,
  LESSER_RULES,
  MOST_MARKS,
  chanceOfSplit,
  itself,
  randomFirst,
  randomSecond,
  without,
} from './games.ts';
import {
  OUTBID_GAMES,
  OUTBID_ONE_IN,
  fivesFirst,
  mostWithoutFive,
  outbidsDefence,
  winsAtHand,
} from './outbid.ts';

/** What lesson `weight` says, as questions to the engine. */

const { sketch, race, outbid, blind } = INSPECTED_BOARDS;
const { weight: said } = inspectorMessages;
const noFinish = { ...ARTICLE_RULES, finish: 0 };
const lone = () => boardOfSheet(parseDiagram('X').sheet);
const loneCells = () => heaviestCells(lone(), O);

/** What X would have on the cell with which O blocks. */
const guardX = () => accountOn('outbid', outbid.cells.guard).marks[0];
const safe = { ...ARTICLE_RULES, finish: SAFE_FINISH };

function loseAfterGuard(): boolean {
  const board = boardNamed('outbid');
  board.place(outbid.cells.guard.x, outbid.cells.guard.y, O);
  return heaviestCells(board, X).every(
    (cell) => cellWeight(board, cell, X).marks[0].fives > 0 && isCell(cell, REPLY),
  );
}
const REPLY = { x: 6, y: 6 };

export const NUMBERS: Readonly<Record<string, () => number>> = {
  'weight.lines': () => accountOn('sketch', sketch.cells.fork).marks[0].lines.length,
  'weight.finish': () => ARTICLE_RULES.finish,
  'weight.double': () => ARTICLE_RULES.doubleThreat,
  'weight.five': () => tableWeight(ARTICLE_RULES, 5, 2),
  'weight.three': () => tableWeight(ARTICLE_RULES, 3, 2),
  'weight.far': () => farWeight(ARTICLE_RULES),
  'weight.far.lines': () => farWeight(ARTICLE_RULES) / tableWeight(ARTICLE_RULES, 1, 2),
  'weight.lone.alike': () => loneCells().length,
  'weight.blind.marks': () => boardNamed('blind').count,
  'weight.blind.moves': () => foursAfter(blind.cells.plays)?.length ?? NaN,
  'weight.blind.fours': () => ((foursAfter(blind.cells.plays)?.length ?? NaN) + 1) / 2,
  'weight.blind.hold': () => cellsThatHold().length,
  'weight.blind.place': () => rankOf('blind', blind.cells.holds),
  'weight.games': () => MATCH_GAMES,
  'weight.games.most': () => MOST_MARKS,
  'weight.games.x': () => itself().X,
  'weight.games.o': () => itself().O,
  'weight.games.open': () => itself().open,
  'weight.outbid.x-five': () => guardX().lines[2]?.weight ?? NaN,
  'weight.outbid.x-three': () => guardX().lines[1]?.weight ?? NaN,
  'weight.outbid.safe': () => SAFE_FINISH,
  'weight.outbid.most': mostWithoutFive,
  'weight.outbid.games': () => OUTBID_GAMES,
  'weight.outbid.one-in': () => OUTBID_ONE_IN,
  'weight.outbid.at-hand': () => winsAtHand().positions,
  'weight.outbid.declined': () => winsAtHand().declined,
  'weight.random.longest': () => Math.max(randomFirst().longest, randomSecond().longest),
};

export const TEXTS: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    namedAccounts().flatMap(({ name, account }) => [
      [`weight.${name}`, () => said(account.weight)],
      [`weight.${name}.x`, () => said(account.marks[0].weight)],
      [`weight.${name}.o`, () => said(account.marks[1].weight)],
    ]),
  ),
  'weight.outbid.need': () => {
    const { guard, win } = outbid.cells;
    const behind = accountOn('outbid', guard).weight - accountOn('outbid', win).weight;
    return said(ARTICLE_RULES.finish + behind);
  },
  'weight.games.luck': () => percent(chanceOfSplit(itself().X, itself().O)),
  'weight.lone-open': () => said(tableWeight(ARTICLE_RULES, 1, 2)),
  'weight.change': () => said(changeOfChoice('sketch', 3, 2).value),
  'weight.theirs.without': () => said(accountOn('race', race.cells.theirs, O, noFinish).weight),
  'weight.lone': () => said(Math.max(...weighBoard(lone(), O).map(({ weight }) => weight))),
};

export const FACTS: Readonly<Record<string, () => boolean>> = {
  'weight.fork.heaviest': () => isCell(choiceOn('sketch'), sketch.cells.fork),
  'weight.fork.double': () => {
    const [ofX, ofO] = accountOn('sketch', sketch.cells.fork).marks;
    return ofX.breakpoints === 2 && ofX.doubleThreat > 0 && ofO.breakpoints === 0;
  },
  'weight.fork.attacks': () => {
    const [{ lines }] = accountOn('sketch', sketch.cells.fork).marks;
    const attack = (at: number) => lines[at]?.attacks.map((each) => [each.power, each.potential]);
    return String([attack(1), attack(0)]) === String([[[4, 2]], [[3, 2]]]);
  },
  'weight.fork.no-room': () =>
    accountOn('sketch', sketch.cells.fork).marks[0].lines[2]?.attacks.length === 0,
  'weight.open.second': () => rankOf('sketch', sketch.cells.open) === 2,
  'weight.open.four': () =>
    accountOn('sketch', sketch.cells.open).marks[0].lines.some(({ attacks }) =>
      attacks.some(({ power, potential }) => power === 4 && potential === 2),
    ),
  'weight.spoil.more-for-o': () => {
    const [ofX, ofO] = accountOn('sketch', sketch.cells.spoil).marks;
    return ofO.weight > ofX.weight;
  },
  'weight.same-for-both': () => isSameForBoth('sketch'),
  'weight.race.both': () =>
    accountOn('race', race.cells.theirs).marks[1].fives > 0 &&
    accountOn('race', race.cells.mine).marks[0].fives > 0,
  'weight.race.finishes': () => isCell(choiceOn('race'), race.cells.theirs),
  'weight.race.declines': () => isCell(choiceOn('race', noFinish), race.cells.mine),
  'weight.race.loses': () => {
    const board = boardNamed('race');
    board.place(race.cells.mine.x, race.cells.mine.y, O);
    const [answer] = heaviestCells(board, X);
    return answer !== undefined && cellWeight(board, answer, X).marks[0].fives > 0;
  },
  'weight.outbid.wins': () =>
    String(fiveCells(boardNamed('outbid'), O).map(({ x, y }) => [x, y])) ===
    String([outbid.cells.otherWin, outbid.cells.win].map(({ x, y }) => [x, y])),
  'weight.outbid.blocks': () => isCell(choiceOn('outbid'), outbid.cells.guard),
  'weight.outbid.loses': loseAfterGuard,
  /** X's five and X's open three, two breakpoints, and so the bonus for both. */
  'weight.outbid.double': () =>
    guardX().fives === 1 &&
    guardX().breakpoints === 2 &&
    guardX().doubleThreat === ARTICLE_RULES.finish,
  'weight.outbid.repaired': () => isCell(choiceOn('outbid', safe), outbid.cells.win),
  'weight.outbid.safe': () => SAFE_FINISH + tableWeight(ARTICLE_RULES, 5, 0) > mostWithoutFive(),
  'weight.outbid.fives-first': () =>
    fivesFirst(boardNamed('outbid'), O).some((cell) => isCell(cell, outbid.cells.win)),
  'weight.outbid.defence': outbidsDefence,
  'weight.outbid.rare': () => winsAtHand().declined / winsAtHand().positions < 0.01,
  'weight.games.may-be-luck': () => chanceOfSplit(itself().X, itself().O) > 0.05,
  'weight.lone.around': () => loneCells().every(({ x, y }) => Math.abs(x) <= 1 && Math.abs(y) <= 1),
  'weight.change.two': () => {
    const change = changeOfChoice('sketch', 3, 2);
    const { two, fork } = sketch.cells;
    const at = (value: number) => choiceOn('sketch', withRule(ARTICLE_RULES, entryOf(3, 2), value));
    return (
      isCell(change, two) &&
      isCell(at(change.value - 0.01), fork) &&
      isCell(at(change.value + 0.01), two)
    );
  },
  'weight.change.both-three': () =>
    changeOfChoice('sketch', 3, 2).steeper === 1 &&
    accountOn('sketch', sketch.cells.two).marks.every(({ lines }) =>
      lines.some(({ attacks }) =>
        attacks.some(({ power, potential, divider }) => power * potential === 6 && divider === 1),
      ),
    ),
  'weight.blind.plays': () => isCell(choiceOn('blind'), blind.cells.plays),
  'weight.blind.loses': () => foursAfter(blind.cells.plays) !== undefined,
  'weight.blind.shortest': () => {
    const fours = ((foursAfter(blind.cells.plays)?.length ?? 0) + 1) / 2;
    return fours > 1 && foursAfter(blind.cells.plays, fours - 1) === undefined;
  },
  'weight.blind.holds': () => isCell(cellsThatHold()[0], blind.cells.holds),
  'weight.first-move': () =>
    heaviestCells(boardOfSheet({ stones: [] }), X).every(({ x, y }) => x === 0 && y === 0),
  'weight.first-centre': () =>
    heaviestCells(boardOfSheet({ size: { width: 15, height: 15 }, stones: [] }), X).every(
      ({ x, y }) => x === 7 && y === 7,
    ),
  'weight.random.always': () => randomFirst().O === MATCH_GAMES && randomSecond().X === MATCH_GAMES,
  'weight.without.all-lose': () =>
    LESSER_RULES.every((rule) => without(rule).lost > without(rule).won),
  'weight.without.not-luck': () =>
    LESSER_RULES.every((rule) => chanceOfSplit(without(rule).won, without(rule).lost) < 1 / 10_000),
};
