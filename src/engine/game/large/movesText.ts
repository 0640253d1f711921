import { EMPTY, X } from '../../core/types.ts';
import type { BoardReader, Box } from './board.ts';

/** Cells that a diagram of text may have. */
const MOST_CELLS = 10_000;

/**
 * A board as rows of `X`, `O` and dots, the first row on top, which `parseDiagram` reads: with a frame if
 * it has borders, and otherwise the least box around the marks. `undefined` if that is too large.
 */
export function makeDiagram(board: BoardReader): string | undefined {
  const { size } = board;
  const whole: Box | undefined = size
    ? { left: 0, top: 0, right: size.width - 1, bottom: size.height - 1 }
    : board.box();
  if (!whole) return '.';
  const [width, height] = [whole.right - whole.left + 1, whole.bottom - whole.top + 1];
  if (width * height > MOST_CELLS) return undefined;
  const rows = Array.from({ length: height }, (_, y) =>
    Array.from({ length: width }, (_, x) => sign(board.at(whole.left + x, whole.top + y))).join(''),
  );
  if (!size) return rows.join('\n');
  const rim = `+${'-'.repeat(width)}+`;
  return [rim, ...rows.map((row) => `|${row}|`), rim].join('\n');
}

function sign(content: number): string {
  if (content === EMPTY) return '.';
  return content === X ? 'X' : 'O';
}
