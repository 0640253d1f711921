import { describe, expect, it } from 'vitest';
import { playAlgorithm, playsOf, recordPlayed } from '../../../src/engine/index.ts';
import { byHand } from './byHand.ts';
import { drawn, paramsOf } from './read.ts';

describe('play-algorithm', () => {
  it('plays what a search written a second time plays', () => {
    const searches = new Set<string>();
    for (const params of drawn('play-algorithm', 60)) {
      searches.add(params.search);
      const { setup, computer, search } = params;
      const { plays } = byHand(setup, computer, { prunes: search === 'alphaBeta' });
      const recorded = playsOf(recordPlayed(params).trace);
      expect(recorded.map(({ act, value }) => ({ act, value }))).toEqual(plays);
      const { done, steps } = params;
      expect(playAlgorithm.key(params)).toEqual(plays.slice(done, done + steps));
    }
    expect(searches.size).toBe(2);
  });

  it('asks about all three acts', () => {
    for (const params of drawn('play-algorithm', 60)) {
      expect(new Set(playAlgorithm.key(params).map(({ act }) => act)).size).toBe(3);
    }
  });

  // The board of the lesson: call 2 is asked about X on cell 1, and calls cells 4 and 6.
  const lesson = paramsOf('play-algorithm', 'O.XX.X.OOx~x~minimax~0~6~undo');

  it('goes down first', () => {
    expect(playAlgorithm.answer.encode(playAlgorithm.key(lesson))).toBe('c1.c4.r-10.k4.c6.r-10');
  });

  it('counts each step that is right in its place, and names the first that is not', () => {
    const key = playAlgorithm.key(lesson);
    const given = key.with(2, { act: 'returns', value: 10 }).with(5, { act: 'keeps', value: 6 });
    const { points, reasons } = playAlgorithm.grade(lesson, given);
    expect(points).toBeCloseTo(4 / 6);
    expect(reasons).toEqual([
      {
        code: 'other-step',
        at: 3,
        given: { act: 'returns', value: 10 },
        right: { act: 'returns', value: -10, step: expect.any(Number) as number },
      },
    ]);
  });

  it('says how many steps are missing or too many', () => {
    const key = playAlgorithm.key(lesson);
    expect(playAlgorithm.grade(lesson, key.slice(0, 4))).toEqual({
      points: 4 / 6,
      reasons: [{ code: 'missing-steps', count: 2 }],
    });
    const longer = [...key, { act: 'keeps', value: 6 } as const];
    expect(playAlgorithm.grade(lesson, longer)).toEqual({
      points: 6 / 7,
      reasons: [{ code: 'further-steps', count: 1 }],
    });
  });
});
