import { describe, expect, it } from 'vitest';
import {
  recordRun,
  O,
  emptySetup,
  positionsFrom,
  smallInput,
  type Setup,
} from '../../../src/engine/index.ts';
import { SMALL_RUNS } from './everyRun.ts';

/** Positions of every size, either mark having begun, some of them won or full. */
const SETUPS: readonly Setup[] = [...positionsFrom(), ...positionsFrom(emptySetup(O))].filter(
  (_, i) => i % 97 === 0,
);

describe.each(Object.entries(SMALL_RUNS))('the run %s', (_, run) => {
  const { mostLevel = 0 } = run;

  it('says what it looks at', () => {
    for (const field of run.uses) expect(['seed', 'level']).toContain(field);
    expect(Number.isInteger(mostLevel)).toBe(true);
    expect(mostLevel > 0).toBe(run.uses.includes('level'));
  });

  it('records at least one step of every position, whatever the seed and the level', () => {
    // A high level of a learner is as many games before the one that is recorded: a few will do.
    const learns = mostLevel > 100;
    for (const setup of SETUPS.filter((_, i) => !learns || i % 20 === 0)) {
      for (const level of [0, mostLevel]) {
        for (const seed of [0, 1, 4_000_000_000]) {
          const input = smallInput(setup, { seed, level });
          const { kinds, events } = recordRun(run, input);
          expect(kinds).toEqual(run.kinds);
          expect(events.length).toBeGreaterThan(0);
          // Thousands of events: one expectation for all of them.
          const odd = events.filter(({ kind }) => !run.kinds.includes(kind));
          expect(odd).toEqual([]);
          expect(JSON.stringify(recordRun(run, input).events)).toBe(JSON.stringify(events));
        }
      }
    }
  });
});
