import { expect, it } from 'vitest';
import type { StepEvent } from '../../../src/engine/core/stepEvent.ts';
import { recordSteps } from '../../../src/engine/trace/linearTrace.ts';

type Event = StepEvent<
  'look' | 'find',
  {
    readonly at: number;
    readonly found?: readonly number[] | undefined;
    readonly sums?: Readonly<Record<number, number>> | undefined;
  }
>;

it('gives each event all that has been told by then, as it was then', () => {
  const { events } = recordSteps<Event>(['look', 'find'], (trace) => {
    const found: number[] = [];
    trace.look({ at: 0, found });
    found.push(7);
    trace.find({ found, sums: { 1: 5, 2: 6 } });
    found.push(8);
    trace.find({ sums: { 2: 9 } });
    trace.look({ at: 1, found: undefined, sums: undefined });
    trace.look();
  });
  expect(events).toEqual([
    { kind: 'look', at: 0, found: [] },
    { kind: 'find', at: 0, found: [7], sums: { 1: 5, 2: 6 } },
    { kind: 'find', at: 0, found: [7], sums: { 1: 5, 2: 9 } },
    { kind: 'look', at: 1 },
    { kind: 'look', at: 1 },
  ]);
});
