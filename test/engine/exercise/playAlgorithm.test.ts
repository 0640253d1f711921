import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  LEVELS,
  O,
  X,
  playAlgorithm,
  playsOf,
  recordPlayed,
  seededRng,
  type Mark,
  type SearchStep,
  type PlayedParams,
} from '../../../src/engine/index.ts';
import { NINE_LINES } from '../../nineLines.ts';
import { paramsOf } from './read.ts';

/** The searches once more, on plain arrays, telling nothing but plays: a second way to the same list. */
function playsByHand({ setup, computer, search }: PlayedParams): SearchStep[] {
  const cells = [...setup.cells];
  const plays: SearchStep[] = [];
  const returns = (value: number): number => {
    plays.push({ act: 'returns', value });
    return value;
  };
  const call = (mover: Mark, alpha: number, beta: number): number => {
    const line = NINE_LINES.find(([a, b, c]) => {
      return cells[a] !== EMPTY && cells[a] === cells[b] && cells[b] === cells[c];
    });
    if (line) return returns(cells[line[0]] === computer ? 10 : -10);
    const empty = [...cells.keys()].filter((cell) => cells[cell] === EMPTY);
    if (empty.length === 0) return returns(0);
    const sign = mover === computer ? 1 : -1;
    let best: number | undefined;
    let [low, high] = [alpha, beta];
    for (const cell of empty) {
      plays.push({ act: 'calls', value: cell });
      cells[cell] = mover;
      const score = call(mover === X ? O : X, low, high);
      cells[cell] = EMPTY;
      if (best === undefined || score * sign > best * sign) {
        plays.push({ act: 'keeps', value: cell });
        best = score;
      }
      if (sign > 0) low = Math.max(low, best);
      else high = Math.min(high, best);
      if (search === 'alphaBeta' && low >= high) break;
    }
    return returns(best ?? 0);
  };
  call(setup.toMove, -Infinity, Infinity);
  return plays;
}

describe('play-algorithm', () => {
  it('plays what a search written a second time plays', () => {
    const searches = new Set<string>();
    for (const level of LEVELS) {
      for (let seed = 0; seed < 60; seed++) {
        const params = playAlgorithm.generate(seededRng(seed), level);
        searches.add(params.search);
        const plays = playsByHand(params);
        const recorded = playsOf(recordPlayed(params).trace);
        expect(recorded.map(({ act, value }) => ({ act, value }))).toEqual(plays);
        const { done, steps } = params;
        expect(playAlgorithm.key(params)).toEqual(plays.slice(done, done + steps));
      }
    }
    expect(searches.size).toBe(2);
  });

  it('asks about all three acts', () => {
    for (const level of LEVELS) {
      for (let seed = 0; seed < 60; seed++) {
        const key = playAlgorithm.key(playAlgorithm.generate(seededRng(seed), level));
        expect(new Set(key.map(({ act }) => act)).size).toBe(3);
      }
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
