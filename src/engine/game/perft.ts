import { EMPTY, O, X, other, type CellContent, type Mark } from '../core/types.ts';
import { BitPosition, NOBODY, NO_CELL } from './bitPosition.ts';
import { afterMove, emptySetup, type Setup } from './setup.ts';
import { canonical } from './symmetry.ts';
import { SMALL_VARIANT, type Variant } from './variants.ts';

/** Counts of all that can happen from a position, if play ends on a line or a full board. */
export interface Perft {
  /** Entry p: the sequences of p moves, including finished games. Their sum is minimax's number of calls. */
  readonly byPly: readonly number[];
  readonly games: number;
  readonly wonByX: number;
  readonly wonByO: number;
  readonly drawn: number;
}

/**
 * Walks every game of `variant` from `setup` to its end. ("Perft", performance test, is what chess programmers
 * call such counts: published figures show whether the rules of a program are right.)
 */
export function perft(setup: Setup = emptySetup(), variant: Variant = SMALL_VARIANT): Perft {
  const position = new BitPosition(setup, variant);
  const byPly: number[] = [];
  const ends = new Map<Mark | typeof NOBODY, number>();
  function walk(player: Mark): void {
    byPly[position.ply] = (byPly[position.ply] ?? 0) + 1;
    if (position.isOver) {
      ends.set(position.winner, (ends.get(position.winner) ?? 0) + 1);
      return;
    }
    for (let cell = position.firstEmpty(); cell !== NO_CELL; cell = position.emptyAfter(cell)) {
      position.play(cell, player);
      walk(other(player));
      position.undo(cell);
    }
  }
  walk(setup.toMove);
  const wonByX = ends.get(X) ?? 0;
  const wonByO = ends.get(O) ?? 0;
  const drawn = ends.get(NOBODY) ?? 0;
  return { byPly, games: wonByX + wonByO + drawn, wonByX, wonByO, drawn };
}

/** Every different position of nine cells that can arise from `setup`, itself included, by number of moves. */
export function positionsFrom(setup: Setup = emptySetup()): Setup[] {
  const found = new Map([[keyOf(setup.cells), setup]]);
  // Iterating a map also visits the entries that are added on the way.
  for (const each of found.values()) {
    if (new BitPosition(each).isOver) continue;
    each.cells.forEach((content, cell) => {
      if (content !== EMPTY) return;
      const next = afterMove(each, cell);
      const key = keyOf(next.cells);
      if (!found.has(key)) found.set(key, next);
    });
  }
  return [...found.values()];
}

/** How many of these positions are left if symmetric ones count as one. */
export function countUpToSymmetry(setups: readonly Setup[]): number {
  return new Set(setups.map(({ cells }) => keyOf(canonical(cells)))).size;
}

/** A key for the positions of one game. The side to move follows from the number of marks. */
function keyOf(cells: readonly CellContent[]): string {
  return cells.join('');
}

/** Of each variant: sizes of trees by contents and mover, as a number to base 3. Many games lead through the same board. */
const known = new WeakMap<Variant, Map<number, number>>();

/**
 * How many calls plain minimax makes for a position, the first included: the nodes of its tree of games. Counted once
 * a position and not by walking, so that it can be asked at any time.
 */
export function treeSize({ cells, toMove }: Setup, variant: Variant = SMALL_VARIANT): number {
  const sizes = known.get(variant) ?? new Map<number, number>();
  known.set(variant, sizes);
  const position = new BitPosition({ cells, toMove }, variant);
  const powers = cells.map((_, cell) => 2 * 3 ** cell);
  const signOf = (content: CellContent) => (content === EMPTY ? 0 : content === X ? 1 : 2);
  function sizeBelow(player: Mark, key: number): number {
    const found = sizes.get(key);
    if (found !== undefined) return found;
    let size = 1;
    const first = position.isOver ? NO_CELL : position.firstEmpty();
    for (let cell = first; cell !== NO_CELL; cell = position.emptyAfter(cell)) {
      position.play(cell, player);
      const turned = player === X ? 1 : -1;
      size += sizeBelow(other(player), key + turned + signOf(player) * (powers[cell] as number));
      position.undo(cell);
    }
    sizes.set(key, size);
    return size;
  }
  const start = cells.reduce<number>(
    (sum, content, cell) => sum + signOf(content) * (powers[cell] as number),
    toMove === X ? 0 : 1,
  );
  return sizeBelow(toMove, start);
}
