import { describe, expect, it } from 'vitest';
import { EMPTY, O, X } from '../../../src/engine/core/types.ts';
import { positionsFrom } from '../../../src/engine/game/perft.ts';
import {
  SYMMETRIES,
  canonical,
  mirror,
  permuted,
  rotate,
  symmetriesOf,
} from '../../../src/engine/game/symmetry.ts';
import { SMALL_VARIANT } from '../../../src/engine/game/variants.ts';

describe('symmetries', () => {
  it('of nine cells are eight, all different, and each is undone by another', () => {
    expect(new Set(SYMMETRIES.map(String)).size).toBe(8);
    expect(SYMMETRIES[0]).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    for (const one of SYMMETRIES) {
      const undoes = SYMMETRIES.filter((two) => String(permuted(one, two)) === '0,1,2,3,4,5,6,7,8');
      expect(undoes).toHaveLength(1);
    }
  });

  it('of nine cells are those that any board has', () => {
    const found = symmetriesOf(SMALL_VARIANT).map(String);
    expect(SYMMETRIES.map(String).sort()).toEqual(found.sort());
  });

  it('rotate clockwise and mirror left to right', () => {
    const corner = [X, O, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY, EMPTY];
    expect(rotate(corner)).toEqual([0, 0, X, 0, 0, O, 0, 0, 0]);
    expect(mirror(corner)).toEqual([0, O, X, 0, 0, 0, 0, 0, 0]);
    expect(rotate(rotate(rotate(rotate(corner))))).toEqual(corner);
    expect(mirror(mirror(corner))).toEqual(corner);
  });

  it('share one canonical board', () => {
    for (const { cells } of positionsFrom().filter((_, at) => at % 7 === 0)) {
      const all = SYMMETRIES.map((symmetry) => canonical(permuted(cells, symmetry)).join(''));
      expect(new Set(all).size).toBe(1);
      expect(SYMMETRIES.map((symmetry) => permuted(cells, symmetry).join(''))).toContain(all[0]);
    }
  });
});
