import {
  ARTICLE_RULES,
  O,
  X,
  boardOfSheet,
  cellWeight,
  parseDiagram,
  type AttackRules,
  type CellAccount,
  type Mark,
  type MarkName,
  type Point,
  type SparseBoard,
} from '../../../engine/index.ts';
import type { WrittenPreset } from './figure.ts';

interface InspectedBoard {
  readonly board: string;
  readonly toMove: MarkName;
  /** The cells that the text speaks of, by their names. */
  readonly cells: Readonly<Record<string, Point>>;
  readonly presets: Readonly<Record<string, WrittenPreset>>;
}

const AT = {
  fork: { x: 6, y: 7 },
  open: { x: 10, y: 3 },
  two: { x: 9, y: 7 },
  spoil: { x: 10, y: 5 },
  mine: { x: 7, y: 2 },
  theirs: { x: 4, y: 6 },
  quiet: { x: 4, y: 3 },
  plays: { x: 5, y: 6 },
  holds: { x: 3, y: 6 },
  win: { x: 6, y: 0 },
  otherWin: { x: 1, y: 0 },
  guard: { x: 6, y: 1 },
} as const satisfies Readonly<Record<string, Point>>;

/** The cells that the question about the race offers, in the order of their letters. */
export const RACE_CANDIDATES: readonly Point[] = [AT.mine, AT.theirs, AT.quiet];
const open = { isCovered: true, candidates: RACE_CANDIDATES };
export const OUTBID_CANDIDATES: readonly Point[] = [AT.otherWin, AT.win, AT.guard];
const bid = { isCovered: true, candidates: OUTBID_CANDIDATES };

/** A bonus for finishing that no other sum can reach, as a test proves. */
export const SAFE_FINISH = 2000;

export const noFinish: AttackRules = { ...ARTICLE_RULES, finish: 0 };

/** The boards of the lessons `weight` and `outbid`. The cells of a board are named by x and y, from 0 at its top left. */
export const INSPECTED_BOARDS = {
  sketch: {
    board: `
      ..............
      ..............
      ..............
      ..............
      .......O.X....
      ......OOX.....
      ......XXOOO...
      ......xXX.....
      ......O..X....`,
    toMove: 'X',
    cells: { fork: AT.fork, open: AT.open, two: AT.two, spoil: AT.spoil },
    presets: {
      first: { ask: AT.fork },
      rising: { ask: AT.fork, line: { mark: 'X', direction: 1 } },
      across: { ask: AT.fork, line: { mark: 'X', direction: 0 } },
      down: { ask: AT.fork, line: { mark: 'X', direction: 2 } },
      ofO: { ask: AT.fork, line: { mark: 'O', direction: 2 } },
      open: { ask: AT.open },
      ragged: { ask: AT.open, line: { mark: 'O', direction: 2 } },
      spoil: { ask: AT.spoil },
      compared: { ask: AT.fork, other: AT.open },
      two: { ask: AT.two },
    },
  },
  race: {
    board: `
      ...........
      .........X.
      ...XXXX.O..
      ...O...O...
      ......O....
      .....O.....
      ...........
      ...........`,
    toMove: 'O',
    cells: { mine: AT.mine, theirs: AT.theirs, quiet: AT.quiet },
    presets: {
      first: open,
      pickA: { ...open, picked: AT.mine },
      pickB: { ...open, picked: AT.theirs },
      pickC: { ...open, picked: AT.quiet },
      theirs: { ask: AT.theirs },
      mine: { ask: AT.mine },
      without: { ask: AT.mine, rules: noFinish },
    },
  },
  /** docs/algorithms.md, section 7: with every rule right, the bot blocks where it could win. */
  outbid: {
    board: `
      ..OOOO.........
      ...............
      .....XX........
      ....X.X........
      ......X........
      ......X........
      ...............
      ...............
      ...............
      ..............O`,
    toMove: 'O',
    cells: { win: AT.win, otherWin: AT.otherWin, guard: AT.guard },
    presets: {
      first: bid,
      pickA: { ...bid, picked: AT.otherWin },
      pickB: { ...bid, picked: AT.win },
      guard: { ask: AT.guard },
      win: { ask: AT.win },
      compared: { ask: AT.guard, other: AT.win },
      repaired: { ask: AT.win, rules: { ...ARTICLE_RULES, finish: SAFE_FINISH } },
    },
  },
  blind: {
    board: `
      ...........
      ...........
      .......O...
      ....OOX....
      ...XXXO....
      ....XO.....
      ....X......
      ...........
      ...........`,
    toMove: 'O',
    cells: { plays: AT.plays, holds: AT.holds },
    presets: { first: { ask: AT.plays }, holds: { ask: AT.holds } },
  },
} as const satisfies Readonly<Record<string, InspectedBoard>>;

export type InspectedBoardName = keyof typeof INSPECTED_BOARDS;

/** What `<WeightFigure>` is given for one of them. */
export function inspectedBoard(name: InspectedBoardName) {
  const { board, toMove, presets } = INSPECTED_BOARDS[name];
  return { id: name, board, toMove, presets: Object.values<WrittenPreset>(presets) };
}

/** Where a phrase points: the place of a preset among those of its board. */
export function presetStep<Name extends InspectedBoardName>(
  name: Name,
  preset: keyof (typeof INSPECTED_BOARDS)[Name]['presets'] & string,
): number {
  const at = Object.keys(INSPECTED_BOARDS[name].presets).indexOf(preset);
  if (at < 0) throw new Error(`The board "${name}" has no preset "${preset}".`);
  return at;
}

export function markToMove(name: InspectedBoardName): Mark {
  return INSPECTED_BOARDS[name].toMove === 'X' ? X : O;
}

/** A fresh board each time: whoever asks may place marks on it. */
export function boardNamed(name: InspectedBoardName): SparseBoard {
  return boardOfSheet(parseDiagram(INSPECTED_BOARDS[name].board).sheet);
}

export function accountOn(
  name: InspectedBoardName,
  cell: Point,
  toMove: Mark = markToMove(name),
  rules: AttackRules = ARTICLE_RULES,
): CellAccount {
  return cellWeight(boardNamed(name), cell, toMove, rules);
}
