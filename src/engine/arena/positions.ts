import { EMPTY } from '../core/types.ts';
import type { Policy } from '../bots/bot.ts';
import { SYMMETRIES } from '../game/symmetry.ts';
import { CELLS, DRAWN_GAME, OPEN, gameGraph } from './gameGraph.ts';

/** What is known of the positions of the graph, whoever plays. Sets of cells are masks: cell c is bit c. */

/** The marks of a position: of the side to move, and of the other side. */
interface PositionMarks {
  readonly own: Uint16Array;
  readonly theirs: Uint16Array;
}

/** Works a thing out at the first call. */
function once<Value>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}

const positionMarks = once((): PositionMarks => {
  const { setups } = gameGraph();
  const own = new Uint16Array(setups.length);
  const theirs = new Uint16Array(setups.length);
  setups.forEach(({ cells, toMove }, at) => {
    for (let cell = 0; cell < CELLS; cell++) {
      if (cells[cell] === EMPTY) continue;
      const side = cells[cell] === toMove ? own : theirs;
      side[at] = (side[at] as number) | (1 << cell);
    }
  });
  return { own, theirs };
});

/** All cells. */
const ALL_CELLS = (1 << CELLS) - 1;

/** The policy that takes each of a set of cells equally often, by the set: shared, because they are asked for often. */
const EVEN: readonly Policy[] = Array.from({ length: ALL_CELLS + 1 }, (_, mask) =>
  cellsInMask(mask).map((cell) => ({ cell, weight: 1 })),
);

/** The cells of a set, ascending. */
export function cellsInMask(mask: number): number[] {
  const cells: number[] = [];
  for (let cell = 0; cell < CELLS; cell++) if (mask & (1 << cell)) cells.push(cell);
  return cells;
}

export function evenPolicy(mask: number): Policy {
  return EVEN[mask] as Policy;
}

/** Any empty cell, each equally likely: what a player who moves at random does in an open position. */
export function anyCell(position: number): Policy {
  const { own, theirs } = positionMarks();
  return evenPolicy(ALL_CELLS & ~((own[position] as number) | (theirs[position] as number)));
}

/** By symmetry: where each set of cells comes to lie. */
const movedBy = once(() =>
  SYMMETRIES.map((symmetry) =>
    Uint16Array.from({ length: ALL_CELLS + 1 }, (_, mask) =>
      symmetry.reduce((all, from, cell) => all | (((mask >> from) & 1) << cell), 0),
    ),
  ),
);

/** By position: the lowest position that is the same one turned or mirrored. */
export const likeOf = once((): Uint16Array => {
  const { own, theirs } = positionMarks();
  const moved = movedBy();
  const first = new Map<number, number>();
  return own.map((marks, position) => {
    const others = theirs[position] as number;
    const least = Math.min(
      ...moved.map((to) => ((to[marks] as number) << CELLS) | (to[others] as number)),
    );
    if (!first.has(least)) first.set(least, position);
    return first.get(least) as number;
  });
});

/** A set of cells of the lowest position that is like this one, as it lies in this one. */
export function likeCells(mask: number, position: number): number {
  const { own, theirs } = positionMarks();
  const like = likeOf()[position] as number;
  const [from, others] = [own[like] as number, theirs[like] as number];
  const isSo = (to: Uint16Array) => to[from] === own[position] && to[others] === theirs[position];
  return movedBy().find(isSo)?.[mask] as number;
}

/** By position: what best play makes of it for the side to move. 1 it wins, 0 a draw, −1 it loses. */
export const bestValues = once((): Int8Array => {
  const { stands, next } = gameGraph();
  const values = new Int8Array(stands.length);
  for (let position = stands.length - 1; position >= 0; position--) {
    // Whoever has won has just moved.
    if (stands[position] !== OPEN) values[position] = stands[position] === DRAWN_GAME ? 0 : -1;
    else {
      const after = anyCell(position).map(({ cell }) => next[position * CELLS + cell] as number);
      values[position] = Math.max(...after.map((each) => -(values[each] as number)));
    }
  }
  return values;
});
