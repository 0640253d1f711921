import type { Variant } from '../game/variants.ts';
import { LineBoard, SOLVER_CELLS, type SolverSide } from './lineBoard.ts';

/** It gives up after so many different positions: a few seconds. */
const MOST_POSITIONS = 300_000;

/**
 * How many sequences of exactly `depth` marks there are from the empty board in which no game ended before the last
 * mark. `perft` walks them; this one looks into each position once, symmetric ones together, and counts the last mark
 * without making it. `undefined` if the positions or their count are too many, or the board too large for that.
 */
export function perftTo(
  variant: Variant,
  depth: number,
  mostPositions = MOST_POSITIONS,
): number | undefined {
  const { cellCount, lines } = variant.geometry;
  if (depth > cellCount) return 0;
  // No game ends before the last mark: any cells do, in any order.
  if (!variant.gravity && (depth < 2 * variant.winLength || lines.length === 0)) {
    return safe(
      Array.from({ length: depth }).reduce((n: number, _, at) => n * (cellCount - at), 1),
    );
  }
  if (cellCount > SOLVER_CELLS) return undefined;
  const board = new LineBoard(variant, { symmetry: true, deadLines: false });
  const key = new Int32Array(board.keyLength);
  const known = new Map<string, number>();
  const walk = (left: number, side: SolverSide): number => {
    if (left === 0) return 1;
    const cells = [...board.owner.keys()].filter((cell) => board.isPlayable(cell));
    if (left === 1) return cells.length;
    board.writeKey(key, 0);
    const name = key.join();
    const found = known.get(name);
    if (found !== undefined || known.size > mostPositions) return found ?? 0;
    let count = 0;
    for (const cell of cells) {
      if (!board.play(cell, side)) count += walk(left - 1, side === 0 ? 1 : 0);
      board.undo(cell);
    }
    known.set(name, count);
    return count;
  };
  const count = walk(depth, 0);
  return known.size > mostPositions ? undefined : safe(count);
}

const safe = (count: number) => (Number.isSafeInteger(count) ? count : undefined);
