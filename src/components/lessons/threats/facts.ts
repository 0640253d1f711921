import {
  EMPTY,
  O,
  SparseBoard,
  X,
  attackByFours,
  boardOfSheet,
  boxOf,
  fiveCells,
  findForcedWin,
  foursRun,
  heaviestCells,
  largeInput,
  markWeight,
  other,
  parseDiagram,
  scanFromLast,
  type ForcedMove,
  type Mark,
  type Point,
  type Size,
} from '../../../engine/index.ts';
import { cellName } from '../../ui/large-board/cellName.ts';
import { onceEach } from '../parts/onceEach.ts';
import { THREAT_BOARDS, THREAT_ROWS, type ThreatRow } from './boards.ts';

/** What lesson `threats` says of its boards. */

export type ThreatBoardName = keyof typeof THREAT_BOARDS;

const SIZE: Size = { width: 11, height: 11 };
export const threatCell = ({ x, y }: Point): string => cellName(SIZE, x, y);
const ENOUGH = 100_000;

export function threatBoard(name: ThreatBoardName): SparseBoard {
  return boardOfSheet(parseDiagram(THREAT_BOARDS[name]).sheet);
}

/** Every empty cell of a board with borders. */
export function emptyOn(board: SparseBoard): readonly Point[] {
  const { right, bottom } = boxOf(board.size ?? SIZE);
  const cells: Point[] = [];
  for (let y = 0; y <= bottom; y++) {
    for (let x = 0; x <= right; x++) if (board.at(x, y) === EMPTY) cells.push({ x, y });
  }
  return cells;
}

/** Runs something with one more mark on the board. */
function having<Value>(
  board: SparseBoard,
  { x, y }: Point,
  mark: Mark,
  run: (board: SparseBoard) => Value,
): Value {
  board.place(x, y, mark);
  const value = run(board);
  board.remove(x, y);
  return value;
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
  return having(board, cell, mark, (after) => {
    const stops = fiveCells(after, mark);
    const [stop] = stops;
    if (!stop || fiveCells(after, other(mark)).length > 0) return false;
    return stops.length > 1 || having(after, stop, other(mark), () => winsByFours(after, mark));
  });
}

/** The first board: the win, and what was tried on the way. */
export const attack = onceEach(() => {
  const board = threatBoard('attack');
  const { line = [], tried, isComplete } = foursOn(board, X);
  const { sheet } = parseDiagram(THREAT_BOARDS.attack);
  const { events } = foursRun.record(largeInput(sheet, { mark: X }));
  return { board, line, tried, isComplete, events, steps: events.length };
});

/** How many lines X's marks break, move by move, in the words of the article. */
export const breaksOfAttack = onceEach((): readonly number[] => {
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
export function botOn(name: ThreatBoardName, mark: Mark = X): Point {
  const [cell, another] = heaviestCells(threatBoard(name), mark);
  if (!cell || another) throw new Error(`the bot has no single choice on "${name}"`);
  return cell;
}

/** Who wins by fours after the bot's move on the first board: O. */
export function wonAfterBot(): boolean {
  const board = threatBoard('attack');
  const cell = botOn('attack');
  return having(board, cell, X, () => fiveCells(board, X).length === 0 && winsByFours(board, O));
}

/** The cells on which an O, placed before X begins, leaves X no win by fours; with the fours that show it. */
export const savingCells = onceEach(() => {
  const board = threatBoard('attack');
  return emptyOn(board).flatMap((cell) => {
    const { line, tried, isComplete } = having(board, cell, O, () => foursOn(board, X));
    return line || !isComplete ? [] : [{ cell, tried }];
  });
});

/** The second board: the three that wins, what stops its fours, and the proof. */
export const threes = onceEach(() => {
  const board = threatBoard('threes');
  const found = findForcedWin(board, X, { rule: 'freestyle', search: 'vct' });
  if (!found.win) throw new Error('X has no win by threats');
  const { move, kind, rest, replies } = found.tree;
  const stops = having(board, move, X, () =>
    emptyOn(board).filter(
      (cell) =>
        having(board, cell, O, () => fiveCells(board, O).length > 0) ||
        !having(board, cell, O, () => winsByFours(board, X)),
    ),
  );
  return {
    ...{ board, move, kind, stops, line: found.line, nodes: found.nodes },
    rest: rest.filter((cell) => cell !== null),
    replies: replies.flatMap(({ cell }) => cell ?? []),
    moves: movesIn(found.tree),
    byFours: foursOn(board, X),
  };
});

/** Moves of the attacker in a proof, one for each reply that it goes on against. */
function movesIn({ replies }: ForcedMove): number {
  return 1 + replies.reduce((sum, { then }) => sum + movesIn(then), 0);
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
    : free.filter((x) => !having(board, { x, y: 0 }, O, () => winsByFours(board, X)));
  return {
    line: places.map((x) => board.at(x, 0)),
    gain: cell.x,
    rest: places.filter((x) => x !== cell.x && board.at(x, 0) === X),
    ...{ cost, isFive, isThreat, fives: fives.length },
  };
}
