import { EMPTY, O, X } from '../core/types.ts';
import { BitPosition, NOBODY } from '../game/bitPosition.ts';
import { CODES, positionIndex, setupOfCode } from '../game/positionIndex.ts';
import type { Setup } from '../game/setup.ts';

/** The state of a position: `OPEN`, or how the game ended. */
export const OPEN = 0;
export const FIRST_WON = 1;
export const SECOND_WON = 2;
export const DRAWN_GAME = 3;

/** Cells of a row in `next`. */
export const CELLS = 9;

/**
 * The game as a graph: each of the 5,478 positions once, numbered so that moves lead to higher numbers.
 * Position 0 is the empty board, and here X always begins.
 */
export interface GameGraph {
  readonly setups: readonly Setup[];
  /** By position: its state. */
  readonly stands: Uint8Array;
  /** Entry position × 9 + cell: the position after that move, or 0 where there is none. */
  readonly next: Uint16Array;
  /** By position: whether the player who began is to move. */
  readonly firstMoves: Uint8Array;
}

let made: GameGraph | undefined;

/** The graph, made at the first call. */
export function gameGraph(): GameGraph {
  made ??= makeGraph();
  return made;
}

function makeGraph(): GameGraph {
  const { positions } = positionIndex();
  const numberOf = new Uint16Array(CODES);
  positions.forEach((code, at) => (numberOf[code] = at));
  const setups = Array.from(positions, setupOfCode);
  const stands = Uint8Array.from(setups, standOf);
  const firstMoves = Uint8Array.from(setups, ({ toMove }) => (toMove === X ? 1 : 0));
  const next = new Uint16Array(setups.length * CELLS);
  setups.forEach(({ cells, toMove }, at) => {
    if (stands[at] !== OPEN) return;
    cells.forEach((content, cell) => {
      if (content !== EMPTY) return;
      const digit = toMove === X ? 1 : 2;
      const after = (positions[at] as number) + digit * 3 ** (CELLS - 1 - cell);
      next[at * CELLS + cell] = numberOf[after] as number;
    });
  });
  return { setups, stands, next, firstMoves };
}

function standOf(setup: Setup): number {
  const position = new BitPosition(setup);
  if (position.winner === NOBODY) return position.isFull ? DRAWN_GAME : OPEN;
  return position.winner === O ? SECOND_WON : FIRST_WON;
}
