import { EMPTY, O, X, type CellContent } from '../core/types.ts';
import { BitPosition, NOBODY } from '../game/bitPosition.ts';
import { CODES } from '../game/positionIndex.ts';
import type { Setup } from '../game/setup.ts';

/** The state of a position: `OPEN`, or how the game ended. */
export const OPEN = 0;
export const FIRST_WON = 1;
export const SECOND_WON = 2;
export const DRAWN_GAME = 3;

/** Cells of a row in `next`. */
export const CELLS = 9;

/**
 * The game as a graph: each of the 5,478 positions once, by the number of marks, then by code, as in `positionIndex`: so
 * moves lead to higher numbers. Position 0 is the empty board, and here X always begins.
 */
export interface GameGraph {
  readonly setups: readonly Setup[];
  /** By position: its state. */
  readonly stands: Uint8Array;
  /** Entry position × 9 + cell: the position after that move, or 0 where there is none. */
  readonly next: Uint16Array;
  /** By position: whether the player who began is to move. */
  readonly firstMoves: Uint8Array;
  /** By position: how many marks it holds. */
  readonly marks: Uint8Array;
}

let made: GameGraph | undefined;

/** The graph, made at the first call. */
export function gameGraph(): GameGraph {
  made ??= makeGraph();
  return made;
}

/** A move makes a code greater, so one pass over the codes meets every position. It is quick, because a page waits for it. */
function makeGraph(): GameGraph {
  const byMarks = Array.from({ length: CELLS + 1 }, (): Found[] => []);
  const isMet = new Uint8Array(CODES);
  isMet[0] = 1;
  for (let code = 0; code < CODES; code++) {
    if (isMet[code] === 0) continue;
    const found = read(code);
    byMarks[found.marks]?.push(found);
    for (const after of found.after) isMet[after] = 1;
  }
  const met = byMarks.flat();
  const numberOf = new Uint16Array(CODES);
  met.forEach(({ code }, at) => (numberOf[code] = at));
  return {
    setups: met.map(({ setup }) => setup),
    stands: Uint8Array.from(met, ({ stand }) => stand),
    next: Uint16Array.from(
      met.flatMap(({ after }) => after),
      (code) => numberOf[code] as number,
    ),
    firstMoves: Uint8Array.from(met, ({ marks }) => 1 - (marks % 2)),
    marks: Uint8Array.from(met, ({ marks }) => marks),
  };
}

/** A position on the way to its number. `after`: by cell, the code after that move, or 0. */
interface Found {
  readonly code: number;
  readonly setup: Setup;
  readonly marks: number;
  readonly stand: number;
  readonly after: readonly number[];
}

const DIGITS = [EMPTY, X, O] as const;

function read(code: number): Found {
  const cells = Array<CellContent>(CELLS).fill(EMPTY);
  let marks = 0;
  for (let cell = CELLS - 1, left = code; left > 0; cell--) {
    const digit = left % 3;
    cells[cell] = DIGITS[digit] as CellContent;
    if (digit > 0) marks++;
    left = (left - digit) / 3;
  }
  const setup = { cells, toMove: marks % 2 === 0 ? X : O } as const;
  const stand = standOf(setup);
  const after = Array<number>(CELLS).fill(0);
  for (let cell = CELLS - 1, one = 1 + (marks % 2); cell >= 0 && stand === OPEN; cell--) {
    if (cells[cell] === EMPTY) after[cell] = code + one;
    one *= 3;
  }
  return { code, setup, marks, stand, after };
}

function standOf(setup: Setup): number {
  const position = new BitPosition(setup);
  if (position.winner === NOBODY) return position.isFull ? DRAWN_GAME : OPEN;
  return position.winner === O ? SECOND_WON : FIRST_WON;
}
