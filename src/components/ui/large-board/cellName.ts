import { type Size, hasCell, parseCellName, type Point } from '../../../engine/index.ts';

export { cellName, columnName } from '../../../engine/index.ts';

/** Reads `h8`, or the same as `8 8`; without borders `-3, 12`, `(−3; 12)`. Absent if it is no cell of the board. */
export function parseCell(size: Size | undefined, text: string): Point | undefined {
  const point = parseCellName(text, size) ?? parseNumbers(text, size);
  return point && hasCell(size, point.x, point.y) ? point : undefined;
}

function parseNumbers(text: string, size: Size | undefined): Point | undefined {
  const plain = text.replaceAll('−', '-').replace(/^\s*\(|\)\s*$/g, '');
  const [, x, y] = /^\s*([+-]?\d{1,10})(?:\s*[,;]\s*|\s+)([+-]?\d{1,10})\s*$/.exec(plain) ?? [];
  if (!x || !y) return undefined;
  if (size) return { x: Number(x) - 1, y: size.height - Number(y) };
  return { x: Number(x) + 0, y: Number(y) + 0 };
}

/** What a cell is called that a question offers: A, B, C, …, on the board and on its button. */
export function candidateName(at: number): string {
  return String.fromCharCode(65 + at);
}
