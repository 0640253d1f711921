import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  breakpointSteps,
  makeBreakpoint,
  type Breakpoint,
} from '../../../src/components/stepper/breakpoints.ts';
import { nextStop, sliderTicks } from '../../../src/components/stepper/timeline.svelte.ts';
import type { CodeSnippet } from '../../../src/components/stepper/codeView.ts';
import { EVENT_ENDS, makePosition, recordSearch } from '../../../src/engine/index.ts';
import { nineCalls, replay, requests, type Frame, type Moment } from './replay.ts';

const snippet: CodeSnippet = {
  lines: Array<string>(9).fill(''),
  lineOf: { call: 1, test: 2, won: 3, full: 4, try: 5, back: 6, improve: 7, return: 8 },
};
const EVENT_LINES = Object.entries(snippet.lineOf);

/** Whether a moment meets a breakpoint, by the moment's own copies. */
function meets(point: Breakpoint, { kind, stack }: Moment): boolean {
  const now = stack.at(-1) as Frame;
  switch (point.kind) {
    case 'line':
      return EVENT_LINES.some(([event, line]) => event === kind && line === point.line);
    case 'call':
      return kind === 'call' && now.call === point.call;
    case 'ply':
      return kind === 'call' && stack.length === point.ply + 1;
    case 'leaf':
      return EVENT_ENDS[kind] === 'game-over';
    case 'improve':
      return kind === 'improve';
    case 'position':
      return kind === 'call' && makePosition(now.cells) === point.position;
  }
}

const boards = fc.stringMatching(/^[XO.]{9}$/);
const points: fc.Arbitrary<Breakpoint> = fc.oneof(
  fc.record({ kind: fc.constant('line' as const), line: fc.integer({ min: 1, max: 10 }) }),
  fc.record({ kind: fc.constant('call' as const), call: fc.integer({ min: 1, max: 400 }) }),
  fc.record({ kind: fc.constant('ply' as const), ply: fc.nat(9) }),
  fc.constant({ kind: 'leaf' as const }),
  fc.constant({ kind: 'improve' as const }),
  fc.record({ kind: fc.constant('position' as const), position: boards }),
);

describe('breakpoints', () => {
  it('stop where a search with copies says that they should', () => {
    fc.assert(
      fc.property(requests, fc.array(points, { maxLength: 4 }), fc.nat(), (request, some, pick) => {
        const moments = replay(request);
        const seen = (moments[pick % moments.length] as Moment).stack.at(-1) as Frame;
        const list = [...some, { kind: 'position' as const, position: makePosition(seen.cells) }];
        const wanted = moments.flatMap((moment, step) =>
          list.some((point) => meets(point, moment)) ? [step] : [],
        );
        expect([...breakpointSteps(recordSearch(request), snippet, list)]).toEqual(wanted);
      }),
      { numRuns: 60 },
    );
  });

  it('are none for none, and for lines where nothing happens', () => {
    expect(breakpointSteps(nineCalls(), snippet, [])).toHaveLength(0);
    expect(breakpointSteps(nineCalls(), snippet, [{ kind: 'line', line: 9 }])).toHaveLength(0);
    expect(breakpointSteps(nineCalls(), snippet, [{ kind: 'call', call: 10 }])).toHaveLength(0);
  });

  it('have different names if they are different', () => {
    fc.assert(
      fc.property(points, points, (one, two) => {
        const isSame = JSON.stringify(one) === JSON.stringify(two);
        expect(makeBreakpoint(one) === makeBreakpoint(two)).toBe(isSame);
      }),
    );
  });
});

describe('stops', () => {
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
