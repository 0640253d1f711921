import {
  EMPTY,
  cellBelow,
  childrenOf,
  fail,
  isCut,
  isCutBy,
  isHorizon,
  isLeaf,
  markName,
  ok,
  type MarkName,
  type Result,
  type SearchRun,
} from '../../../engine/index.ts';
import { cellsAt, moverAt, variantOfRun } from '../../ui/board/moves.ts';
import type { FollowProblem } from '../../platform/problems.ts';

export type { FollowProblem } from '../../platform/problems.ts';

interface Move {
  readonly mark: MarkName | undefined;
  /** The cell as it was written. */
  readonly text: string;
}

const MAX_LENGTH = 200;

/** Cyrillic letters that look like the marks, and a nought that was typed as one. */
const LETTERS: Readonly<Record<string, string>> = { Х: 'X', О: 'O', '×': 'X', '○': 'O', '◯': 'O' };

function parseMoves(text: string): Result<Move[], FollowProblem> {
  if (text.length > MAX_LENGTH) return fail({ code: 'too-long' });
  const plain = text.toUpperCase().replace(/[ХО×○◯]/g, (letter) => LETTERS[letter] as string);
  const tokens = plain.match(/[XO]?\s*\d+|[^\s,;.:→>-]+/g) ?? [];
  const moves: Move[] = [];
  for (const token of tokens) {
    const [, mark, cell] = /^([XO])?\s*(\d+)$/.exec(token) ?? [];
    if (cell === undefined) return fail({ code: 'unreadable', text: token });
    moves.push({ mark: mark as MarkName | undefined, text: cell });
  }
  return ok(moves);
}

/**
 * Follows moves ("X4 O0", "4 0", "x4, o0", with Latin or Cyrillic letters) from the root, and gives
 * the step at which the call for the position after them begins; the root's for no move.
 */
export function followMoves(run: SearchRun, text: string): Result<number, FollowProblem> {
  const moves = parseMoves(text);
  if (!moves.ok) return moves;
  let node = 0;
  for (const [index, move] of moves.value.entries()) {
    const child = follow(run, node, move, index);
    if (!child.ok) return child;
    node = child.value;
  }
  return ok(run.trace.enterAt[node] as number);
}

function follow(
  run: SearchRun,
  node: number,
  { mark, text }: Move,
  index: number,
): Result<number, FollowProblem> {
  const { trace } = run;
  const cell = Number(text);
  const last = run.request.setup.cells.length - 1;
  if (cell > last) return fail({ code: 'not-a-cell', index, text, last });
  if (isLeaf(trace, node)) return fail({ code: 'over', index, call: node + 1 });
  if (isHorizon(trace, node)) return fail({ code: 'horizon', index, call: node + 1 });
  const mover = markName(moverAt(run, node));
  if (mark !== undefined && mark !== mover) return fail({ code: 'wrong-mark', index, mover });
  const there = cellsAt(run, node)[cell];
  if (there !== undefined && there !== EMPTY) {
    return fail({ code: 'taken', index, cell, mark: markName(there) });
  }
  const child = childrenOf(trace, node).find((each) => trace.cell[each] === cell);
  if (child !== undefined) return ok(child);
  const below = cellBelow(variantOfRun(run), cell);
  if (below !== undefined && cellsAt(run, node)[below] === EMPTY) {
    return fail({ code: 'floating', index, cell });
  }
  if (isCutBy(trace, node)) return fail({ code: 'untried', index, cell, call: node + 1 });
  if (!isCut(trace)) throw new Error(`call ${node + 1} never tried the empty cell ${cell}`);
  return fail({ code: 'cut', index, cell });
}
