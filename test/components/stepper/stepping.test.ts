import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  stepOfCall,
  stepOfReturn,
  stepOut,
  stepOver,
  stepsOfKinds,
} from '../../../src/components/stepper/stepping.ts';
import { nextStop, sliderTicks } from '../../../src/components/stepper/timeline.svelte.ts';
import {
  SEARCH_EVENTS,
  eventAt,
  nodeAt,
  recordSearch,
  stepCount,
} from '../../../src/engine/index.ts';
import { atEveryStep, nineCalls } from './replay.ts';

describe('stepping', () => {
  const run = nineCalls();
  const trace = run.trace;

  it('finds calls and returns by their numbers', () => {
    expect([1, 2, 3, 4, 5, 6, 7, 8, 9].map((call) => stepOfCall(run, call))).toEqual([
      0, 3, 6, 12, 20, 26, 29, 32, 41,
    ]);
    expect(stepOfReturn(run, 6)).toBe(46);
    for (const bad of [0, -1, 10, 1.5, NaN, Infinity]) {
      expect(stepOfCall(run, bad)).toBeUndefined();
      expect(stepOfReturn(run, bad)).toBeUndefined();
    }
  });

  it('goes over a call to its return', () => {
    expect(stepOver(run, 0)).toBe(48);
    expect(stepOver(run, 2)).toBe(16);
    expect(stepOver(run, 3)).toBe(16);
    expect(stepOver(run, 4)).toBe(5);
    expect(stepOver(run, 16)).toBe(17);
    expect(stepOver(run, 48)).toBe(48);
  });

  it('goes out of a call to its return, and then to the caller', () => {
    expect(stepOut(run, 7)).toBe(8);
    expect(stepOut(run, 8)).toBe(9);
    expect(stepOut(run, 9)).toBe(16);
    expect(stepOut(run, 16)).toBe(17);
    expect(stepOut(run, 17)).toBe(48);
    expect(stepOut(run, 48)).toBe(48);
  });

  it('always goes on, and never shows a step of a deeper call', () => {
    atEveryStep(30, (each, { kind, stack }, step, moments) => {
      const last = moments.length - 1;
      const over = stepOver(each, step);
      const out = stepOut(each, step);
      if (step === last) return expect([over, out]).toEqual([last, last]);
      expect(over).toBeGreaterThan(step);
      expect(out).toBeGreaterThan(step);
      const depth = (moments[over]?.stack.length ?? 0) - stack.length;
      expect(depth).toBeLessThanOrEqual(kind === 'try' ? 1 : 0);
      expect(moments[out]?.stack.length).toBeLessThanOrEqual(stack.length);
    });
  });

  it('goes to the end where the recording was cut', () => {
    const cut = recordSearch(run.request, { nodeLimit: 2 });
    const last = stepCount(cut.trace) - 1;
    expect(eventAt(cut.trace, last)).toBe('try');
    expect(nodeAt(cut.trace, last)).toBe(1);
    for (let step = 0; step < last; step++) {
      expect(stepOut(cut, step)).toBe(last);
      expect(stepOver(cut, step)).toBeGreaterThan(step);
    }
    expect(stepOver(cut, last)).toBe(last);
    expect(stepOut(cut, last)).toBe(last);
    expect(stepOfReturn(cut, 1)).toBeUndefined();
    expect(trace.events.length).toBe(49);
  });
});

describe('stops', () => {
  it('are where events of these kinds happen', () => {
    atEveryStep(10, (each, { kind }, step) => {
      expect(stepsOfKinds(each, [kind, 'none']).includes(step)).toBe(true);
      expect(stepsOfKinds(each, []).includes(step)).toBe(false);
      const others = SEARCH_EVENTS.filter((other) => other !== kind);
      expect(stepsOfKinds(each, others).includes(step)).toBe(false);
    });
  });

  const ascending = fc
    .uniqueArray(fc.nat(500), { maxLength: 60 })
    .map((list) => Uint32Array.from(list).sort());

  it('are the nearest ahead', () => {
    fc.assert(
      fc.property(ascending, fc.integer({ min: -1, max: 501 }), (steps, from) => {
        const list = [...steps];
        expect(nextStop(steps, from)).toBe(list.find((step) => step > from));
      }),
    );
  });

  it('show as ticks: the first of each bucket, none lost from view', () => {
    fc.assert(
      fc.property(ascending, fc.integer({ min: 1, max: 40 }), (steps, buckets) => {
        const ticks = sliderTicks(steps, 501, buckets);
        const bucketOf = (step: number) =>
          Math.min(buckets - 1, Math.floor((step * buckets) / 500));
        const firsts = [...steps].filter(
          (step, i) => i === 0 || bucketOf(step) !== bucketOf(steps[i - 1] as number),
        );
        expect(ticks).toEqual(firsts.map((step) => step / 500));
        for (const tick of ticks) expect(tick).toBeLessThanOrEqual(1);
      }),
    );
  });

  it('have a tick at the only step of a recording of one', () => {
    expect(sliderTicks(new Uint32Array([0]), 1, 10)).toEqual([0]);
  });
});
