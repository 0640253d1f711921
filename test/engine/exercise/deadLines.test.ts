import { expect, it } from 'vitest';
import { KINDS, O, X, bestKillers, linesKilled } from '../../../src/engine/index.ts';
import { setupOf } from './read.ts';

it('counts the lines that a mark makes dead, by hand', () => {
  // O in a corner: it is on a row, a column and a diagonal. X on the centre kills the diagonal only.
  const corner = setupOf('O........; x');
  expect(linesKilled(corner, 4)).toBe(1);
  expect(linesKilled(corner, 1)).toBe(1);
  expect(linesKilled(corner, 5)).toBe(0);
  // X in opposite corners: O on either of the others kills a row and a column.
  expect(bestKillers(setupOf('X...O...X'))).toEqual({ cells: [2, 6], most: 2 });
});

it('does not count a line that was dead before, or one that is completed', () => {
  // The middle row holds both already.
  expect(linesKilled(setupOf('X..XO..O.; x'), 5)).toBe(0);
  // The row is X’s then; only the diagonal through the O on the centre dies.
  expect(linesKilled(setupOf('XX.OO....; x'), 2)).toBe(1);
});

it('accepts every cell that kills the most, for either side', () => {
  const kind = KINDS['dead-lines'];
  for (const [text, mark] of [
    ['X...O...X', O],
    ['O...X...O', X],
  ] as const) {
    const setup = setupOf(text);
    expect(setup.toMove).toBe(mark);
    expect(kind.grade({ setup }, 2).points).toBe(1);
    expect(kind.grade({ setup }, 6).points).toBe(1);
    expect(kind.grade({ setup }, 1)).toEqual({
      points: 0,
      reasons: [{ code: 'kills-fewer', cell: 1, killed: 1, most: 2 }],
    });
  }
});
