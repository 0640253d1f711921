import { BitPosition, NOBODY } from '../../game/bitPosition.ts';
import { CODES, positionIndex, setupOfCode } from '../../game/positionIndex.ts';
import { SYMMETRIES } from '../../game/symmetry.ts';

/** The state of the game: it goes on, the side that moved last has won, or it is drawn. */
export const GOES_ON = 0;
export const WON = 1;
export const FULL = 2;

/** What a mark on a cell adds to a code: entry 0 … 8 for X, 9 … 17 for O. */
export const MARK_VALUE = Int32Array.from(
  { length: 18 },
  (_, at) => (at < 9 ? 1 : 2) * 3 ** (8 - (at % 9)),
);

/** All symmetries in one array: the canonical cell c of symmetry s is the board's cell `TURNS[9 s + c]`. */
export const TURNS = Uint8Array.from(SYMMETRIES.flat());

let states: Uint8Array | undefined;

/** By code: `GOES_ON`, `WON` or `FULL`. */
export function statesOfCodes(): Uint8Array {
  states ??= makeStates();
  return states;
}

function makeStates(): Uint8Array {
  const made = new Uint8Array(CODES);
  for (const code of positionIndex().positions) {
    const position = new BitPosition(setupOfCode(code));
    if (position.winner !== NOBODY) made[code] = WON;
    else if (position.isFull) made[code] = FULL;
  }
  return made;
}

export function goesOn(code: number): boolean {
  return statesOfCodes()[code] === GOES_ON;
}

/** How many marks a code holds. */
export function marksInCode(code: number): number {
  let marks = 0;
  for (let rest = code; rest > 0; rest = (rest / 3) | 0) if (rest % 3 > 0) marks++;
  return marks;
}
