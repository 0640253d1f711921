import { hasCell, isSize, type Point, type Size } from './board.ts';

const LETTERS = 26;

/** a, b, … z, aa, ab, …: the columns of a board with borders, from the left. */
export function columnName(x: number): string {
  const before = Math.floor(x / LETTERS);
  const letter = String.fromCharCode(97 + (x % LETTERS));
  return before > 0 ? columnName(before - 1) + letter : letter;
}

/**
 * A cell as the field writes it: `h8` with borders, columns by letters from the left and rows by numbers from 1
 * at the bottom; `(−3, 12)` without, with a space that does not break.
 */
export function cellName(size: Size | undefined, x: number, y: number): string {
  return size ? `${columnName(x)}${size.height - y}` : `(${signed(x)},\u00a0${signed(y)})`;
}

/** With a minus sign that is as wide as a digit, and is read aloud. */
function signed(value: number): string {
  return String(value).replace('-', '−');
}

/** Reads what `cellName` writes, with brackets or without. The cell need not be on the board. */
export function parseCellName(text: string, size: Size | undefined): Point | undefined {
  if (!size) {
    const numbers = /^[\s(]*(-?\d{1,9})[\s,;]+(-?\d{1,9})[\s)]*$/.exec(text.replaceAll('−', '-'));
    return numbers ? { x: Number(numbers[1]), y: Number(numbers[2]) } : undefined;
  }
  const [, letters, row] = /^\s*([a-z]{1,3})\s*(\d{1,9})\s*$/i.exec(text) ?? [];
  if (!letters || !row) return undefined;
  const x = [...letters.toLowerCase()].reduce(
    (sum, letter) => sum * LETTERS + letter.charCodeAt(0) - 96,
    0,
  );
  return { x: x - 1, y: size.height - Number(row) };
}

/** A size as text: "15x15", or "none" for a board without borders. */
export function makeSize(size: Size | undefined): string {
  return size ? `${size.width}x${size.height}` : 'none';
}

/** Reads what `makeSize` writes: "none" gives `{ size: undefined }`, any other text `undefined`. */
export function parseSize(text: string): { readonly size: Size | undefined } | undefined {
  if (text === 'none') return { size: undefined };
  const [, width, height] = /^([1-9]\d{0,3})x([1-9]\d{0,3})$/.exec(text) ?? [];
  const size = { width: Number(width), height: Number(height) };
  return isSize(size) ? { size } : undefined;
}

/** A cell as text: "7.-3", in letters that a link keeps as they are. */
export function makePoint({ x, y }: Point): string {
  return `${x}.${y}`;
}

/** Reads what `makePoint` writes; `undefined` for any other text, or a cell too far away. */
export function parsePoint(text: string): Point | undefined {
  const [, x, y] = /^(0|-?[1-9]\d{0,9})\.(0|-?[1-9]\d{0,9})$/.exec(text) ?? [];
  const point = { x: Number(x), y: Number(y) };
  return hasCell(undefined, point.x, point.y) ? point : undefined;
}
