import { expect, it } from 'vitest';
import { deep } from '../../deep.ts';
import { SHEET, LINE_LENGTHS, builtSquares } from '../../../src/components/boards/boardValues.ts';
import { settledSquares } from '../../../src/components/boards/settled.ts';
import { squaresOf } from '../../../src/components/boards/sheet.ts';

it('what the sheet of the picker knows is what comes of a search', () => {
  for (const winLength of deep([3, 4] as const, LINE_LENGTHS)) {
    const [known, built] = [settledSquares(winLength), builtSquares(winLength)];
    for (const { columns, rows } of squaresOf(SHEET)) {
      const value = built(columns, rows)?.value;
      expect(known(columns, rows)?.value, `${columns} × ${rows}, ${winLength}`).toBe(
        value === 'open' ? undefined : value,
      );
    }
  }
  expect(settledSquares(9)(3, 3)).toBeUndefined();
  expect(settledSquares(3)(20, 3)).toBeUndefined();
});
