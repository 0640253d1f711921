import { describe, expect, it } from 'vitest';
import {
  findPairing,
  isPairing,
  makeVariant,
  mnkVariant,
  seededRng,
  type CellPair,
  type Variant,
} from '../../../src/engine/index.ts';

/** Whether there is one, by trying every way to pair the cells of the next line that has none. */
function exists({ geometry }: Variant, pairs: readonly CellPair[] = []): boolean {
  const taken = pairs.flat();
  const bare = geometry.lines.find(
    (line) => !pairs.some(([a, b]) => line.includes(a) && line.includes(b)),
  );
  if (!bare) return true;
  const free = bare.filter((cell) => !taken.includes(cell));
  return free.some((a) =>
    free.some((b) => a < b && exists({ geometry } as Variant, [...pairs, [a, b]])),
  );
}

describe('a pairing', () => {
  it('is found on exactly those boards of up to 16 cells that have one', () => {
    for (let m = 1; m <= 6; m++) {
      for (let n = 1; n <= 4; n++) {
        for (let k = 1; k <= 6; k++) {
          if (m * n > 16) continue;
          const variant = mnkVariant(m, n, k);
          const pairs = findPairing(variant);
          expect(pairs !== null, variant.id).toBe(exists(variant));
          if (pairs) expect(isPairing(pairs, variant), variant.id).toBe(true);
        }
      }
    }
  });

  it('of five by five is a pinwheel: twelve pairs, the same after a quarter turn', () => {
    const variant = mnkVariant(5, 5, 5);
    const pairs = findPairing(variant) ?? [];
    expect(pairs).toHaveLength(12);
    expect(isPairing(pairs, variant)).toBe(true);
    const turned = (cell: number) => 5 * (cell % 5) + 4 - Math.floor(cell / 5);
    const names = (list: readonly CellPair[]) => list.map(([a, b]) => [a, b].sort().join()).sort();
    expect(names(pairs.map(([a, b]) => [turned(a), turned(b)]))).toEqual(names(pairs));
  });

  it('keeps its player from losing, whatever the other one does', () => {
    const variant = mnkVariant(6, 6, 6);
    const pairs = findPairing(variant) ?? [];
    const rng = seededRng(6);
    for (let game = 0; game < 50; game++) {
      const owner = Array<string>(36).fill('.');
      const free = () => [...owner.keys()].filter((cell) => owner[cell] === '.');
      while (free().length > 0) {
        const cell = free()[rng.int(free().length)] as number;
        owner[cell] = 'X';
        const partner = pairs.flatMap(([a, b]) => (a === cell ? [b] : b === cell ? [a] : []))[0];
        const reply = partner !== undefined && owner[partner] === '.' ? partner : free()[0];
        if (reply !== undefined) owner[reply] = 'O';
      }
      expect(variant.geometry.lines.some((line) => line.every((cell) => owner[cell] === 'X'))).toBe(
        false,
      );
    }
  });

  it('is none with misère or where marks fall, and is given up where it takes too long', () => {
    expect(findPairing(makeVariant({ m: 5, n: 5, k: 5, misere: true }))).toBeNull();
    expect(findPairing(makeVariant({ m: 5, n: 5, k: 5, gravity: true }))).toBeNull();
    expect(findPairing(makeVariant({ m: 3, n: 3, k: 3, layers: 3 }))).toBeNull();
    expect(findPairing(mnkVariant(8, 8, 6), 100)).toBeUndefined();
  });

  it('is checked: a cell twice, a cell off the board, a line without a pair', () => {
    const variant = mnkVariant(4, 1, 4);
    expect(isPairing([[1, 2]], variant)).toBe(true);
    for (const bad of [
      [],
      [[1, 1]],
      [
        [1, 2],
        [2, 3],
      ],
      [[1, 4]],
      [[0.5, 1]],
    ] as CellPair[][]) {
      expect(isPairing(bad, variant)).toBe(false);
    }
    expect(isPairing([[1, 2]], makeVariant({ m: 4, n: 1, k: 4, gravity: true }))).toBe(false);
  });
});
