import {
  recordRun,
  EMPTY,
  O,
  SparseBoard,
  X,
  attackByFours,
  boardOfSheet,
  emptyOn,
  fiveCells,
  findForcedWin,
  foursRun,
  heaviestCells,
  largeInput,
  markWeight,
  other,
  parseDiagram,
  scanFromLast,
  withMarkOn,
  type ForcedMove,
  type Mark,
  type Point,
  type Size,
  cellName,
} from '../../../engine/index.ts';
import { tidyTree } from '../../stepper/tree/tidyTree.ts';
import { once } from '../parts/ask.ts';
import { THREAT_BOARDS, THREAT_ROWS, type ThreatRow } from './boards.ts';

/** What lesson `threats` says of its boards. */

export type ThreatBoardName = keyof typeof THREAT_BOARDS;

const SIZE: Size = { width: 11, height: 11 };
export const threatCell = ({ x, y }: Point): string => cellName(SIZE, x, y);
const ENOUGH = 100_000;

export function threatBoard(name: ThreatBoardName): SparseBoard {
  return boardOfSheet(parseDiagram(THREAT_BOARDS[name]).sheet);
}

/** The search that the reader sees, with all the fours it needs. */
export function foursOn(board: SparseBoard, mark: Mark) {
  const budget = { left: ENOUGH, isComplete: true };
  const line = attackByFours(board, mark, budget);
  return { line, tried: ENOUGH - budget.left, isComplete: budget.isComplete };
}

/** The same answer from the fast search, for boards of which the reader sees no search. */
function winsByFours(board: SparseBoard, mark: Mark): boolean {
  const found = findForcedWin(board, mark, { rule: 'freestyle', search: 'vcf' });
  if (!found.win && !found.isComplete) throw new Error('the search has not come to its end');
  return found.win;
}

/** Whether a mark on the cell begins a win by fours. */
export function beginsWin(board: SparseBoard, mark: Mark, cell: Point): boolean {
  return withMarkOn(board, cell, mark, () => {
    const [stop, another] = fiveCells(board, mark);
    if (!stop || fiveCells(board, other(mark)).length > 0) return false;
    return Boolean(another) || withMarkOn(board, stop, other(mark), () => winsByFours(board, mark));
  });
}

/** The first board: the win, and what was tried on the way. */
export const attack = once(() => {
  const board = threatBoard('attack');
  const { line = [], tried, isComplete } = foursOn(board, X);
  const { sheet } = parseDiagram(THREAT_BOARDS.attack);
  const { events } = recordRun(foursRun, largeInput(sheet, { mark: X }));
  return { board, line, tried, isComplete, events };
});

/** How many lines X's marks break, move by move, in the words of the article. */
export const breaksOfAttack = once((): readonly number[] => {
  const board = threatBoard('attack');
  const { line } = attack();
  return line.flatMap((cell, at) => {
    const mark = at % 2 === 0 ? X : O;
    const breaks = markWeight(board, cell, mark, mark).breakpoints;
    board.place(cell.x, cell.y, mark);
    // The last move makes five.
    return mark === X && at < line.length - 1 ? [breaks] : [];
  });
});

/** The bot's only choice on a board, X to move. */
export function botOn(name: ThreatBoardName): Point {
  const [cell, another] = heaviestCells(threatBoard(name), X);
  if (!cell || another) throw new Error(`the bot has no single choice on "${name}"`);
  return cell;
}

/** Who wins by fours after the bot's move on the first board: O. */
export function wonAfterBot(): boolean {
  const board = threatBoard('attack');
  const cell = botOn('attack');
  return withMarkOn(
    board,
    cell,
    X,
    () => fiveCells(board, X).length === 0 && winsByFours(board, O),
  );
}

/** The cells on which an O, placed before X begins, leaves X no win by fours: how many were tried, and whether all. */
export const savingCells = once(() => {
  const board = threatBoard('attack');
  return emptyOn(board).flatMap((cell) => {
    const { line, tried, isComplete } = withMarkOn(board, cell, O, () => foursOn(board, X));
    return line ? [] : [{ tried, isComplete }];
  });
});

/** The second board: the three that wins, what stops its fours, and the proof. */
export const threes = once(() => {
  const board = threatBoard('threes');
  const found = findForcedWin(board, X, { rule: 'freestyle', search: 'vct' });
  if (!found.win) throw new Error('X has no win by threats');
  const { move, kind, rest, replies } = found.tree;
  const stops = withMarkOn(board, move, X, () =>
    emptyOn(board).filter(
      (cell) =>
        withMarkOn(board, cell, O, () => fiveCells(board, O).length > 0) ||
        !withMarkOn(board, cell, O, () => winsByFours(board, X)),
    ),
  );
  return {
    board,
    move,
    kind,
    stops,
    rest: rest.filter((cell) => cell !== null),
    replies: replies.flatMap(({ cell }) => cell ?? []),
    moves: movesIn(found.tree),
    tree: found.tree,
    byFours: foursOn(board, X),
  };
});

/** Moves of the attacker in a proof, one for each reply that it goes on against. */
function movesIn({ replies }: ForcedMove): number {
  return 1 + replies.reduce((sum, { then }) => sum + movesIn(then), 0);
}

/** The next moves after each move of a proof, the first being 0: X's and O's by turns. */
function movesAfter(tree: ForcedMove): number[][] {
  const after: number[][] = [];
  const grow = ({ replies }: ForcedMove): number => {
    const move = after.push([]) - 1;
    after[move] = replies.map(({ then }) => {
      const reply = after.push([]) - 1;
      after[reply] = [grow(then)];
      return reply;
    });
    return move;
  };
  grow(tree);
  return after;
}

/** The win by fours of the first board and the proof of the second, laid out: where each move stands, and what leads to it. */
export function chainAndBush() {
  const chain = attack().line.map((_, at, { length }) => (at + 1 < length ? [at + 1] : []));
  return [chain, movesAfter(threes().tree)].map((after) => {
    const { places, width, depth } = tidyTree(0, (move) => after[move] ?? [], 1.2);
    const at = (move: number) => ({ x: 0, depth: 0, ...places.get(move) });
    const links = after.flatMap((next, move) => next.map((each) => [at(move), at(each)] as const));
    return { moves: after.map((_, move) => at(move)), links, width, depth };
  });
}

/** A pattern on a line: its marks, where it is made, and where the other side can answer. */
export function threatRow(name: ThreatRow) {
  const { sheet, cell } = parseDiagram(THREAT_ROWS[name]);
  if (!cell) throw new Error(`the row ${name} asks about no cell`);
  const board = new SparseBoard(undefined, sheet.stones);
  const width = THREAT_ROWS[name].length;
  board.place(cell.x, cell.y, X);
  const isFive = scanFromLast(board, cell.x, cell.y) !== undefined;
  const fives = isFive ? [] : fiveCells(board, X);
  const places = Array.from({ length: width }, (_, x) => x);
  const free = places.filter((x) => board.at(x, 0) === EMPTY);
  /** Without an answer X wins by fours: it is a threat. */
  const isThreat = isFive || winsByFours(board, X);
  const cost = isFive
    ? []
    : free.filter((x) => !withMarkOn(board, { x, y: 0 }, O, () => winsByFours(board, X)));
  return {
    line: places.map((x) => board.at(x, 0)),
    gain: cell.x,
    rest: places.filter((x) => x !== cell.x && board.at(x, 0) === X),
    cost,
    isFive,
    isThreat,
    fives: fives.length,
  };
}
