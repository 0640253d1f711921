import { type Size, hasCell, type Point } from '../../../engine/index.ts';

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

/** Reads `h8`, `8 8`, `-3, 12`, `(−3; 12)`. Absent if it is no cell of the board. */
export function parseCell(size: Size | undefined, text: string): Point | undefined {
  const point = parseName(text) ?? parseNumbers(text);
  return point && hasCell(size, point.x, point.y) ? point : undefined;
}

/** Names stand for the same cell without borders too, counted from 0, 0. */
function parseName(text: string): Point | undefined {
  const [, letters, row] = /^\s*([a-z]{1,3})\s*(\d{1,9})\s*$/i.exec(text) ?? [];
  if (!letters || !row) return undefined;
  const x = [...letters.toLowerCase()].reduce(
    (sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 96,
    0,
  );
  return { x: x - 1, y: Number(row) - 1 };
}

function parseNumbers(text: string): Point | undefined {
  const plain = text.replaceAll('−', '-').replace(/^\s*\(|\)\s*$/g, '');
  const [, x, y] = /^\s*([+-]?\d{1,10})(?:\s*[,;]\s*|\s+)([+-]?\d{1,10})\s*$/.exec(plain) ?? [];
  return x && y ? { x: Number(x) + 0, y: Number(y) + 0 } : undefined;
}

/** What a cell is called that a question offers: A, B, C, …, on the board and on its button. */
export function candidateName(at: number): string {
  return String.fromCharCode(65 + at);
}
