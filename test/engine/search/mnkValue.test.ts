import { describe, expect, it } from 'vitest';
import { GAME_VALUES, mnkValue, mnkVariant, type Variant } from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';

/** Plain minimax over boards as text, each once: it knows no theorem, and can find that the second wins. */
function plainValue({ geometry }: Variant): number {
  const known = new Map<string, number>();
  function value(board: string, mark: 'X' | 'O'): number {
    const found = known.get(board);
    if (found !== undefined) return found;
    const enemy = mark === 'X' ? 'O' : 'X';
    let best: number;
    if (geometry.lines.some((line) => line.every((cell) => board[cell] === enemy))) best = -1;
    else if (!board.includes('.')) best = 0;
    else {
      best = -1;
      for (let cell = 0; cell < board.length && best < 1; cell++) {
        if (board[cell] !== '.') continue;
        const after = board.slice(0, cell) + mark + board.slice(cell + 1);
        best = Math.max(best, -value(after, enemy));
      }
    }
    known.set(board, best);
    return best;
  }
  return value('.'.repeat(geometry.cellCount), 'X');
}

const SMALL = [1, 2, 3, 4, 5, 6].flatMap((m) =>
  [1, 2, 3, 4].flatMap((n) => [1, 2, 3, 4, 5].map((k) => [m, n, k] as const)),
);

/** So large are the boards that plain minimax can look through in the time there is. */
const PLAIN_CELLS = deep(9, 12);

describe('the value of an m,n,k-game', () => {
  it(`is that of plain minimax on every board of up to ${PLAIN_CELLS} cells`, () => {
    for (const [m, n, k] of SMALL) {
      if (m * n > PLAIN_CELLS) continue;
      const variant = mnkVariant(m, n, k);
      const value = mnkValue(variant)?.value;
      const expected = GAME_VALUES[1 - plainValue(variant)];
      expect(value, `${m},${n},${k}`).toBe(expected);
    }
  });

  // As published: van den Herik, Uiterwijk and van Rijswijck (2002), "Games solved", table 4, and Ma (2009).
  it.each([
    [3, 3, 3, 'draw'],
    [4, 3, 3, 'first'],
    [3, 4, 3, 'first'],
    [4, 4, 3, 'first'],
    [4, 4, 4, 'draw'],
    [5, 4, 4, 'draw'],
    [6, 5, 4, 'first'],
    [5, 5, 5, 'draw'],
    ...deep([], [
      [5, 5, 4, 'draw'],
      [5, 6, 4, 'first'],
      [6, 5, 5, 'draw'],
    ] as const),
  ] as const)('%i columns, %i rows, %i in a row: %s', (m, n, k, value) => {
    expect(mnkValue(mnkVariant(m, n, k))?.value).toBe(value);
  });

  it('is the same on its side', () => {
    for (const [m, n, k] of SMALL) {
      if (m >= n || m * n > deep(12, 16)) continue;
      expect(mnkValue(mnkVariant(m, n, k))?.value).toBe(mnkValue(mnkVariant(n, m, k))?.value);
    }
  });

  it('counts what it looked into, and always the same', () => {
    const [once, again] = [1, 2].map(() => mnkValue(mnkVariant(5, 4, 4)));
    expect(once).toEqual(again);
    expect(once?.nodes).toBeGreaterThan(100);
    expect(mnkValue(mnkVariant(3, 3, 1))).toEqual({ value: 'first', nodes: 1 });
    expect(mnkValue(mnkVariant(2, 2, 3))).toEqual({ value: 'draw', nodes: 1 });
  });

  it('is given up beyond a bound', () => {
    expect(mnkValue(mnkVariant(5, 4, 4), 100)).toBeUndefined();
    expect(mnkValue(mnkVariant(8, 8, 5))).toBeUndefined();
    // Without a line there is nothing to search, however large the board is.
    expect(mnkValue(mnkVariant(8, 8, 9))).toEqual({ value: 'draw', nodes: 1 });
  });
});
