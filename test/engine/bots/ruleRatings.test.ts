import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  O,
  RATING,
  RATING_EVENTS,
  SYMMETRIES,
  emptySetup,
  permuted,
  policyOf,
  recordSteps,
  ruleRatings,
  solve,
  type RatingEvent,
  type Setup,
} from '../../../src/engine/index.ts';
import { ALL_SETUPS } from '../arbitraries.ts';
import { independentRatings } from './independentRatings.ts';
import { deep } from '../../deep.ts';

const OPEN = ALL_SETUPS.filter((setup) => solve(setup).distance > 0);
const SOME = OPEN.filter((_, at) => at % deep(3, 1) === 0);

const traceOf = (setup: Setup) =>
  recordSteps<RatingEvent>(RATING_EVENTS, (trace) => ruleRatings(setup, trace));

const ADDITIONS: ReadonlySet<string> = new Set(Object.keys(RATING));

describe('ratings by rules', () => {
  it('agree with an independent reading, on a push in every third position', () => {
    expect(OPEN.length).toBeGreaterThan(9000);
    for (const setup of SOME) expect(ruleRatings(setup)).toEqual(independentRatings(setup));
  });

  it('do not depend on how the board is turned, but where three lines of theirs cross', () => {
    let turned = 0;
    for (const setup of OPEN) {
      const same = SYMMETRIES.every((symmetry) => {
        const cells = permuted(setup.cells, symmetry);
        const ratings = permuted(ruleRatings(setup), symmetry);
        return String(ruleRatings({ ...setup, cells })) === String(ratings);
      });
      if (!same) turned++;
      expect(same || threeCross(setup)).toBe(true);
    }
    expect(turned).toBeGreaterThan(0);
  });
});

/** Whether some empty cell lies on three lines with one mark of theirs and nothing else. */
function threeCross(setup: Setup): boolean {
  const { events } = traceOf(setup);
  return setup.cells.some(
    (_, cell) =>
      events.filter((event) => event.kind === 'keepTheirs' && event.cell === cell).length >= 3,
  );
}

describe('the trace of ratings by rules', () => {
  it('changes nothing, and its additions make up the ratings', () => {
    for (const setup of OPEN.filter((_, at) => at % deep(23, 7) === 0)) {
      const sums = Array<number>(9).fill(0);
      const trace = recordSteps<RatingEvent>(RATING_EVENTS, (tracer) => {
        expect(ruleRatings(setup, tracer)).toEqual(ruleRatings(setup));
      });
      for (const { kind, target = -1, amount = 0 } of trace.events) {
        if (!ADDITIONS.has(kind)) continue;
        sums[target] = (sums[target] ?? NaN) + amount;
        expect(setup.cells[target]).toBe(EMPTY);
      }
      expect(sums).toEqual(ruleRatings(setup));
    }
  });

  it('visits every empty cell in order, and its lines in the order of the section', () => {
    const { events } = traceOf(emptySetup(O));
    const visited = events.filter(({ kind }) => kind === 'cell').map(({ cell }) => cell);
    expect(visited).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8]);
    const lines = events.filter(({ kind }) => kind === 'line');
    const through = (cell: number) =>
      lines.filter((event) => event.cell === cell).map(({ line }) => line);
    expect(through(4)).toEqual([1, 4, 6, 7]);
    expect(through(2)).toEqual([0, 5, 7]);
    expect(lines).toHaveLength(24);
  });
});

describe('the players who rate by rules', () => {
  it('draw in proportion at level 0, and among the greatest at level 1', () => {
    for (const setup of SOME) {
      const ratings = ruleRatings(setup);
      const all = policyOf({ kind: 'rule-ratings', level: 0 }, setup);
      expect(all).toEqual(
        ratings.map((weight, cell) => ({ cell, weight })).filter(({ weight }) => weight > 0),
      );
      const best = policyOf({ kind: 'rule-ratings', level: 1 }, setup);
      const most = ratings.toSorted((a, b) => b - a)[0];
      expect(best).toEqual(
        all.filter(({ weight }) => weight === most).map(({ cell }) => ({ cell, weight: 1 })),
      );
    }
  });
});
