import { bothWays, type SquareOf } from './sheet.ts';

/**
 * Who wins on a board of up to eight squares a side, by the length of its line; for each width the boards that are at
 * most as high: `X` the first player, `=` nobody, `?` not settled here. A test works them out again.
 */
const SETTLED: Readonly<Record<number, string>> = {
  3: '= == === ==XX ==XXX ==XXXX ==XXXXX ==XXXXXX',
  4: '= == === ==== ===== ====XX ===???? ===?????',
  5: '= == === ==== ===== =====? =====?? ====????',
};

/** What the squares of the sheet say without a search; nothing for other lines. */
export function settledSquares(winLength: number): SquareOf {
  const byWidth = SETTLED[winLength]?.split(' ') ?? [];
  return bothWays((columns, rows) => {
    const sign = byWidth[columns - 1]?.[rows - 1] ?? '?';
    return sign === '?' ? undefined : { value: sign === 'X' ? 'first' : 'draw' };
  });
}
