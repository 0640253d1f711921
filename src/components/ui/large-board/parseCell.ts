import { hasCell, type Point, type Size } from '../../../engine/index.ts';

const LETTERS = 26;

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
