import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { X, type Sheet } from '../../../src/engine/index.ts';
import { scanGame } from '../../../src/components/lessons/five/game.ts';
import {
  ScanRaceLine,
  type RaceStart,
} from '../../../src/components/lessons/five/scanRace.svelte.ts';
import { scattered } from './scattered.ts';

describe('play, too fast to read', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** The steps that play comes to, and the milliseconds from one to the next. */
  function played(start: RaceStart): { line: ScanRaceLine; steps: number[]; waits: number[] } {
    const line = new ScanRaceLine('race', start, { onsettled: () => undefined });
    const [steps, waits]: [number[], number[]] = [[0], []];
    line.setSpeed(15);
    line.play();
    while (line.playing) {
      const from = Date.now();
      vi.advanceTimersToNextTimer();
      steps.push(line.step);
      waits.push(Date.now() - from);
    }
    return { line, steps, waits };
  }
  const full: Sheet = scattered(3, 50, 500);
  const corner: Sheet = {
    size: { width: 15, height: 15 },
    stones: [0, 1, 3, 4, 2].map((y) => ({ x: 0, y, mark: X })),
  };

  it.each<[string, RaceStart]>([
    ['the board of the lesson', { sheet: scanGame(), rule: 'freestyle' }],
    ['the largest board', { sheet: full, rule: 'freestyle' }],
    [
      'a five in the first column, and the whole board is first',
      { sheet: corner, rule: 'freestyle' },
    ],
  ])('%s: stops the watch, and is at its end in ten seconds', (_, start) => {
    const { line, steps, waits } = played(start);
    const stop = line.race.first?.looks ?? NaN;
    const at = steps.indexOf(stop);
    // Look by look until then; no step is left out before, and play stands there.
    expect(steps.slice(0, at + 1)).toEqual(Array.from({ length: stop + 1 }, (_, step) => step));
    expect(line.race.lanes[line.race.first?.lane ?? 'last'].cells).toHaveLength(stop);
    if (stop < line.last) expect(waits[at]).toBeGreaterThanOrEqual(1000);
    expect(steps).toEqual([...new Set(steps)].sort((a, b) => a - b));
    expect(steps.at(-1)).toBe(line.last);
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(10_000);
  });
});
