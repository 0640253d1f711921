import { fail, ok, type Result } from '../../core/result.ts';
import { other, X, type Mark } from '../../core/types.ts';
import { hasCell, type BoardReader, type Point, type Size, type Stone } from './board.ts';
import type { RecordProblem } from './gameRecordProblem.ts';
import { SparseBoard } from './sparseBoard.ts';
import { scanFromLast, type WinningRun, type WinRule } from './winScan.ts';

/** A move of a record, and the one that it answers: `parent` is a move's number, or 0 for the start. */
export interface RecordMove extends Point {
  readonly parent: number;
}

/**
 * A game on a large board with its branches. Moves are numbered from 1 in the order in which they were
 * first made, so a parent comes before its children; marks alternate from `first`. One line of the tree
 * is open: it runs from the start to the leaf `line`, and the board shows it as far as `at`.
 */
export interface GameRecord {
  /** Absent without borders. */
  readonly size: Size | undefined;
  readonly rule: WinRule;
  /** Who makes the first move. */
  readonly first: Mark;
  readonly moves: readonly RecordMove[];
  readonly at: number;
  readonly line: number;
}

/** Moves that a record may hold, over all its branches. */
export const MOST_MOVES = 5000;

/** How a game has ended: with a winning run, or on a full board. */
export type RecordEnd =
  | { readonly kind: 'won'; readonly run: WinningRun }
  | { readonly kind: 'draw' };

/** A game before its first move. */
export function newRecord(
  size: Size | undefined,
  rule: WinRule = 'freestyle',
  first: Mark = X,
): GameRecord {
  return { size, rule, first, moves: [], at: 0, line: 0 };
}

/** The moves' numbers from the first to `node`; none for the start. */
export function lineTo({ moves }: Pick<GameRecord, 'moves'>, node: number): readonly number[] {
  const path: number[] = [];
  for (let at = node; at > 0; at = moves[at - 1]?.parent ?? 0) path.push(at);
  return path.reverse();
}

/** The marks on the board after the move `node`, in the order in which they were placed. */
export function stonesAt(record: GameRecord, node = record.at): readonly Stone[] {
  let mark = other(record.first);
  return lineTo(record, node).map((each) => {
    mark = other(mark);
    const { x, y } = record.moves[each - 1] as RecordMove;
    return { x, y, mark };
  });
}

/** The answers to a move, in the order in which they were first made. */
export function answersTo({ moves }: Pick<GameRecord, 'moves'>, node: number): readonly number[] {
  return moves.flatMap(({ parent }, index) => (parent === node ? [index + 1] : []));
}

/** Whether the mark placed last has ended the game. */
export function endAfter(
  board: BoardReader,
  last: Point | undefined,
  rule: WinRule,
): RecordEnd | undefined {
  const run = last && scanFromLast(board, last.x, last.y, rule);
  if (run) return { kind: 'won', run };
  const { size } = board;
  return size && board.count === size.width * size.height ? { kind: 'draw' } : undefined;
}

/**
 * The record after the side to move has taken a cell. If the record already has this move, it is opened
 * together with the line that follows it; otherwise it begins a branch. Refused are cells that do not
 * exist or are taken, moves after the end of the game, and moves beyond the limit.
 */
export function playMove(record: GameRecord, { x, y }: Point): Result<GameRecord, RecordProblem> {
  const { size, rule, moves, at } = record;
  const known = answersTo(record, at).find((node) => isAt(moves[node - 1], x, y));
  if (known !== undefined) return ok(goToMove(record, known));
  const stones = stonesAt(record);
  const move = stones.length + 1;
  const board = new SparseBoard(size, stones);
  if (endAfter(board, stones.at(-1), rule)) return fail({ code: 'after-end', move });
  if (!hasCell(size, x, y)) return fail({ code: 'no-cell', move });
  if (board.at(x, y)) return fail({ code: 'taken', move });
  if (moves.length >= MOST_MOVES) return fail({ code: 'too-many-moves', limit: MOST_MOVES });
  const node = moves.length + 1;
  return ok({ ...record, moves: [...moves, { x, y, parent: at }], at: node, line: node });
}

function isAt(point: Point | undefined, x: number, y: number): boolean {
  return point !== undefined && point.x === x && point.y === y;
}

/**
 * Shows the board after a move of any branch. The open line stays open if the move is on it; otherwise the
 * move's own line is opened, which continues with the first answer each time.
 */
export function goToMove(record: GameRecord, node: number): GameRecord {
  if (node < 0 || node > record.moves.length || node === record.at) return record;
  if (node === 0 || lineTo(record, record.line).includes(node)) return { ...record, at: node };
  const firstAnswer = new Map<number, number>();
  for (const [index, { parent }] of record.moves.entries()) {
    if (!firstAnswer.has(parent)) firstAnswer.set(parent, index + 1);
  }
  let line = node;
  for (let next = firstAnswer.get(line); next !== undefined; next = firstAnswer.get(line)) {
    line = next;
  }
  return { ...record, at: node, line };
}
