import { describe, expect, it } from 'vitest';
import { stonesOf } from './asking.ts';
import { newBrain, play, say, type Match, type Rule } from './gomocupManager.ts';

describe('whole games, brain against brain', () => {
  const SIZES = [
    [20, 20],
    [15, 15],
    [5, 5],
    [7, 13],
    [19, 6],
    [33, 17],
  ] as const;
  const matches: Match[] = SIZES.flatMap(([width, height], at) =>
    ([0, 1, 4] as const).flatMap((rule) =>
      [0, 1, 3, 6].map((opening) => ({
        width,
        height,
        rule,
        opening,
        seed: at * 100 + opening + rule,
      })),
    ),
  );

  it('end without an error, an illegal move or an overline in renju, on boards of every size, by every rule', () => {
    const results = matches.map(play);
    expect(results).toHaveLength(72);
    const renju = results.filter((_, at) => matches[at]?.rule === 4);
    expect(renju.map(({ overlines }) => overlines)).toEqual(renju.map(() => 0));
    const ends = new Set(results.map(({ result }) => result));
    expect([...ends].toSorted()).toEqual(['draw', 'first', 'second']);
  });

  it('are the same again with the same seed, and others with another', () => {
    const match: Match = { width: 20, height: 20, rule: 0, opening: 2, seed: 9 };
    expect(play(match)).toEqual(play(match));
    const moves = [1, 2, 3, 4, 5].map((seed) => {
      const brain = newBrain({ ...match, seed });
      say(brain, 'BEGIN');
      return say(brain, 'TURN 10,10');
    });
    expect(new Set(moves).size).toBeGreaterThan(1);
  });
});

/** What a brain answers to a `BOARD` of 15 × 15 with marks of ours (X) and theirs (O). */
function moveOn(rows: readonly string[], rule: Rule = 0): string {
  const brain = newBrain({ width: 15, height: 15, rule, seed: 1, opening: 0 });
  brain.answer('BOARD');
  for (const [x, y, sign] of stonesOf(rows)) brain.answer(`${x},${y},${sign === 'X' ? 1 : 2}`);
  return say(brain, 'DONE');
}

describe('its moves', () => {
  it('finish before they block, and block before they wait', () => {
    expect(moveOn(['OXXXX...', 'XOOOO...', '.......O'])).toBe('5,0');
    expect(moveOn(['XOOOO...', '..X.....'])).toBe('5,0');
  });

  it('know by the rule which runs win', () => {
    // The hole makes six of ours; by the rule of exactly five the other row is finished instead.
    const rows = ['XXX.XX.', '.......', 'OXXXX.O', '.......', 'O.O.O.O'];
    expect(moveOn(rows, 0)).toMatch(/^(3,0|5,2)$/);
    expect(moveOn(rows, 1)).toBe('5,2');
    // To keep the opponent from five, even a run that is too long will do, where it is not forbidden.
    const block = ['XXX.XX.', '...O...', '...O...', '...O...', '...O...', '...X...'];
    expect(moveOn(block, 1)).toBe('3,0');
    expect(moveOn(block, 4)).not.toBe('3,0');
  });
});
