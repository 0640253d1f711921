import { describe, expect, it } from 'vitest';
import { builtSquare } from '../../../src/components/boards/boardValues.ts';

/** Whether the first player wins, by plain minimax: every line is looked for anew, and nothing is known of theft or pairs. */
function plainValue(columns: number, rows: number, k: number): 'first' | 'draw' | 'second' {
  const cells = columns * rows;
  const memory = new Map<string, number>();
  const wins = (marks: string, mark: string): boolean => {
    const at = (x: number, y: number) =>
      x < columns && y < rows && x >= 0 ? marks[y * columns + x] : '';
    for (let cell = 0; cell < cells; cell++) {
      const [x, y] = [cell % columns, Math.floor(cell / columns)];
      for (const [dx, dy] of [
        [1, 0],
        [0, 1],
        [1, 1],
        [-1, 1],
      ] as const) {
        if (
          Array.from({ length: k }, (_, i) => at(x + i * dx, y + i * dy)).every(
            (each) => each === mark,
          )
        )
          return true;
      }
    }
    return false;
  };
  const score = (marks: string, mover: 'X' | 'O'): number => {
    const known = memory.get(marks);
    if (known !== undefined) return known;
    const last = mover === 'X' ? 'O' : 'X';
    let best = wins(marks, last) ? -1 : 0;
    if (best === 0 && marks.includes('.')) {
      best = -1;
      for (let cell = 0; cell < cells && best < 1; cell++) {
        if (marks[cell] !== '.') continue;
        best = Math.max(best, -score(marks.slice(0, cell) + mover + marks.slice(cell + 1), last));
      }
    }
    memory.set(marks, best);
    return best;
  };
  const root = score('.'.repeat(cells), 'X');
  return root > 0 ? 'first' : root < 0 ? 'second' : 'draw';
}

const SIDES = Array.from({ length: 8 }, (_, i) => i + 1);
const SMALL = [3, 4].flatMap((k) =>
  SIDES.flatMap((columns) =>
    SIDES.filter((rows) => rows <= columns && columns * rows <= 9).map(
      (rows) => [columns, rows, k] as const,
    ),
  ),
);

describe('who wins on the boards of the sheet', () => {
  it('is what plain minimax says', () => {
    for (const board of [...SMALL, [4, 3, 3] as const])
      expect(builtSquare(...board).value, board.join()).toBe(plainValue(...board));
  });
});
