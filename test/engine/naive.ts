import type { CellContent } from '../../src/engine/core/types.ts';
import { NINE_LINES } from '../nineLines.ts';

/** `Fin` read another way: by strings and counting, without AND, OR or sums. */
export function naiveFin(cells: readonly CellContent[]): 0 | 1 | 3 | 4 {
  const lines = NINE_LINES.map((line) => line.map((cell) => String(cells[cell])).join(''));
  if (lines.includes('111')) return 1;
  if (lines.includes('444')) return 4;
  return lines.every((line) => line.includes('1') && line.includes('4')) ? 3 : 0;
}
