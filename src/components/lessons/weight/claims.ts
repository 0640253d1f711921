import {
  ARTICLE_RULES,
  O,
  X,
  boardOfSheet,
  cellWeight,
  farWeight,
  heaviestCells,
  parseDiagram,
  tableWeight,
  weighBoard,
} from '../../../engine/index.ts';
import { inspectorMessages } from '#language/weights/messages';
import { entryOf, withRule } from '../../algorithms/line-attacks/rules.ts';
import { INSPECTED_BOARDS, accountOn, boardNamed } from './boards.ts';
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
  LESSER,
  LESSER_RULES,
  MOST_MARKS,
  itself,
  randomFirst,
  randomSecond,
  without,
} from './games.ts';

/** What lesson `weight` says, as questions to the engine. */

const { sketch, race, blind } = INSPECTED_BOARDS;
const { weight: said } = inspectorMessages;
const noFinish = { ...ARTICLE_RULES, finish: 0 };
const lone = () => boardOfSheet(parseDiagram('X').sheet);
const loneCells = () => heaviestCells(lone(), O);

export const NUMBERS: Readonly<Record<string, () => number>> = {
  'weight.lines': () => accountOn('sketch', sketch.cells.fork).marks[0].lines.length,
  'weight.attacks': () =>
    accountOn('sketch', sketch.cells.fork).marks.reduce((sum, { lines }) => sum + lines.length, 0),
  'weight.finish': () => ARTICLE_RULES.finish,
  'weight.double': () => ARTICLE_RULES.doubleThreat,
  'weight.five': () => tableWeight(ARTICLE_RULES, 5, 2),
  'weight.four': () => tableWeight(ARTICLE_RULES, 4, 2),
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
  'weight.random.longest': () => Math.max(randomFirst().longest, randomSecond().longest),
  ...Object.fromEntries(
    LESSER_RULES.flatMap((rule) => [
      [`weight.without.${rule}.won`, () => without(rule).won],
      [`weight.without.${rule}.lost`, () => without(rule).lost],
    ]),
  ),
};

export const TEXTS: Readonly<Record<string, () => string>> = {
  ...Object.fromEntries(
    namedAccounts().flatMap(({ name, account }) => [
      [`weight.${name}`, () => said(account.weight)],
      [`weight.${name}.x`, () => said(account.marks[0].weight)],
      [`weight.${name}.o`, () => said(account.marks[1].weight)],
    ]),
  ),
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
  'weight.change.never-lower': () =>
    isCell(choiceOn('sketch', withRule(ARTICLE_RULES, entryOf(3, 2), 0)), sketch.cells.fork),
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
  'weight.games.first-better': () => itself().X > itself().O,
  'weight.random.always': () => randomFirst().O === MATCH_GAMES && randomSecond().X === MATCH_GAMES,
  'weight.without.all-lose': () =>
    LESSER_RULES.every((rule) => without(rule).lost > without(rule).won),
  'weight.without.double-most': () =>
    LESSER_RULES.every((rule) => without('doubleThreat').won <= without(rule).won),
  'weight.without.three': () =>
    tableWeight(LESSER.openThree, 3, 2) === tableWeight(ARTICLE_RULES, 3, 1),
};
