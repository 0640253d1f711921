import type { Size } from '../../../engine/index.ts';

const LETTERS = 26;

/** a, b, … z, aa, ab, …: the columns of a board with borders, from the left. */
export function columnName(x: number): string {
  const before = Math.floor(x / LETTERS);
  const letter = String.fromCharCode(97 + (x % LETTERS));
  return before > 0 ? columnName(before - 1) + letter : letter;
}

/**
 * A cell as people write it: `h8` with borders (columns by letters from the left, rows by numbers
 * from 1 at the top), `(−3, 12)` without.
 */
export function cellName(size: Size | undefined, x: number, y: number): string {
  return size ? `${columnName(x)}${y + 1}` : `(${signed(x)}, ${signed(y)})`;
}

/** With a minus sign that is as wide as a digit, and is read aloud. */
function signed(value: number): string {
  return String(value).replace('-', '−');
}
