import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import { arenaText } from '../../src/cli/data.ts';
import {
  LONGEST_FRACTION,
  PLAYERS,
  chanceNumber,
  fraction,
  makeArena,
  makeBot,
  writeChance,
} from '../../src/engine/index.ts';

const kept = readFileSync(join(root, 'src/data/arena.json'), 'utf8');
const made = makeArena();

describe('the arena as it is kept', () => {
  it('is what comes of playing everybody against everybody (else: npm run arena)', () => {
    expect(kept).toBe(arenaText(made));
  });

  it('has every player that there is, and a chance for every end', () => {
    const { players, outcomes, seats } = made;
    expect(players).toEqual(PLAYERS.map(makeBot));
    expect(seats).toHaveLength(players.length);
    for (const row of outcomes) {
      expect(row).toHaveLength(players.length);
      for (const chances of row) {
        const numbers = chances.map(chanceNumber);
        expect(numbers.reduce((sum, each) => sum + each)).toBeCloseTo(1, 12);
      }
    }
  });

  it('stays small enough for a page', () => {
    expect(kept.length).toBeLessThan(100_000);
  });
});

describe('a written chance', () => {
  it('is exact as long as it fits a line', () => {
    expect(writeChance(fraction(4n, 2835n))).toBe('4/2835');
    expect(chanceNumber('4/2835')).toBe(4 / 2835);
    expect(chanceNumber('0')).toBe(0);
  });

  it('is a number where the fraction is longer', () => {
    const long = fraction(3n ** 100n, 7n ** 100n);
    expect(writeChance(long)).toMatch(/^~[\d.e-]+$/);
    expect(chanceNumber(writeChance(long))).toBeCloseTo((3 / 7) ** 100, 50);
    expect(writeChance(fraction(1n, 10n ** 38n)).length).toBeLessThanOrEqual(LONGEST_FRACTION);
  });

  it('of anything else is a bug of ours', () => {
    expect(() => chanceNumber('2/4')).toThrow('2/4');
  });
});
