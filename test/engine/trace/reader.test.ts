import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  LOSS,
  SearchRecorder,
  WIN,
  bestChildBy,
  boundsAt,
  childAtStep,
  childrenOf,
  emptySetup,
  eventAt,
  heardFrom,
  isCut,
  isCutBy,
  isHorizon,
  isLeaf,
  lastBegun,
  movesTo,
  nodeAt,
  nodeByMoves,
  nodeCount,
  pathTo,
  pliesOf,
  plyOf,
  recordSearch,
  returnStep,
  runSearch,
  scoreBy,
  stackAt,
  stepCount,
  subtreeEnd,
  traceBytes,
  tutorialRequest,
  type SearchRequest,
  type SearchTrace,
} from '../../../src/engine/index.ts';
import { requests } from '../arbitraries.ts';
import { NaiveRecorder, type NaiveCall } from './naiveReplay.ts';

function replayed(request: SearchRequest): NaiveRecorder {
  const recorder = new NaiveRecorder();
  runSearch(request, recorder.tracer);
  return recorder;
}

/** Everything that can be read at one step, against the replay. */
function compareStep(trace: SearchTrace, naive: NaiveRecorder, step: number): void {
  const event = naive.events[step] as NaiveRecorder['events'][number];
  const node = event.stack.at(-1) as number;
  expect(eventAt(trace, step)).toBe(event.kind);
  expect(nodeAt(trace, step)).toBe(node);
  expect(stackAt(trace, step)).toEqual(event.stack);
  expect(lastBegun(trace, step)).toBe(event.begun - 1);
  for (const each of event.stack) {
    const call = naive.calls[each] as NaiveCall;
    expect(childrenOf(trace, each, step)).toEqual(call.children.filter((at) => at < event.begun));
    const kept = call.kept.filter((keep) => keep.step <= step).at(-1)?.child;
    expect(bestChildBy(trace, each, step)).toBe(kept);
    expect(scoreBy(trace, each, step)).toBe(call.leave <= step ? call.score : undefined);
  }
  const begun = (naive.calls[node] as NaiveCall).children.filter((at) => at < event.begun);
  const next = event.begun < nodeCount(trace) ? event.begun : undefined;
  const asked = begun.at(-1);
  const about: Record<string, unknown> = { try: next, back: asked, adjust: asked, improve: asked };
  expect(childAtStep(trace, step)).toBe(about[event.kind]);
}

/** Everything that can be read of one call, against the replay. */
function compareNode(trace: SearchTrace, naive: NaiveRecorder, node: number): void {
  const call = naive.calls[node] as NaiveCall;
  const path: number[] = [];
  for (let at = node; at >= 0; at = (naive.calls[at] as NaiveCall).parent) path.unshift(at);
  const moves = path.slice(1).map((at) => (naive.calls[at] as NaiveCall).cell);
  expect(pathTo(trace, node)).toEqual(path);
  expect(movesTo(trace, node)).toEqual(moves);
  expect(nodeByMoves(trace, moves)).toBe(node);
  expect(plyOf(trace, node)).toBe(moves.length);
  expect(pliesOf(trace)[node]).toBe(moves.length);
  expect(childrenOf(trace, node)).toEqual(call.children);
  expect(returnStep(trace, node)).toBe(call.leave);
  expect(isLeaf(trace, node)).toBe(call.end === 'game-over');
  expect(isHorizon(trace, node)).toBe(call.end === 'horizon');
  expect(isCutBy(trace, node)).toBe(call.end === 'cut-short');
  expect(isCutBy(trace, node, call.leave - 1)).toBe(false);
  if (node > 0) expect(heardFrom(trace, node)).toBe(call.heard);
  let end = node + 1;
  while ((naive.calls[end]?.parent ?? -1) >= node) end++;
  expect(subtreeEnd(trace, node)).toBe(end);
}

describe('reading a recording', () => {
  it('gives what a replay of the events gives, at any step and for any call', () => {
    fc.assert(
      fc.property(requests({ mostEmpty: 6 }), fc.infiniteStream(fc.nat()), (request, numbers) => {
        const { trace } = recordSearch(request);
        const naive = replayed(request);
        expect(stepCount(trace)).toBe(naive.events.length);
        expect(nodeCount(trace)).toBe(naive.calls.length);
        expect(trace.callCount).toBe(naive.calls.length);
        expect(isCut(trace)).toBe(false);
        for (let i = 0; i < 12; i++) {
          compareStep(trace, naive, (numbers.next().value as number) % naive.events.length);
          compareNode(trace, naive, (numbers.next().value as number) % naive.calls.length);
        }
        compareStep(trace, naive, 0);
        compareStep(trace, naive, naive.events.length - 1);
      }),
      { numRuns: 120 },
    );
  });

  it('gives the window that alpha-beta told each call', () => {
    fc.assert(
      fc.property(requests({ mostEmpty: 6, searches: ['alphaBeta'] }), (request) => {
        const { trace } = recordSearch(request);
        const { setup, computer } = request;
        const maximises = (ply: number) => (ply % 2 === 0) === (setup.toMove === computer);
        replayed(request).calls.forEach(({ window, enter }, node) => {
          const { alpha, beta } = boundsAt(trace, node, enter, maximises);
          expect([alpha ?? LOSS - 1, beta ?? WIN + 1]).toEqual(window);
        });
      }),
      { numRuns: 40 },
    );
  });

  it('knows no way that the search did not go', () => {
    const { trace } = recordSearch(tutorialRequest(emptySetup()));
    expect(nodeByMoves(trace, [])).toBe(0);
    expect(nodeByMoves(trace, [0, 0])).toBeUndefined();
    expect(nodeByMoves(trace, [0, 9])).toBeUndefined();
    expect(trace.callCount).toBe(549_946);
    expect(traceBytes(trace)).toBeLessThan(12e6);
  });
});

describe('a recording that is cut', () => {
  it('is the beginning of the whole, and can be read like it', () => {
    const options = { mostEmpty: 6 };
    fc.assert(
      fc.property(requests(options), fc.nat(200), fc.nat(), (request, limit, number) => {
        const whole = recordSearch(request).trace;
        const nodeLimit = limit + 1;
        const { trace } = recordSearch(request, { nodeLimit });
        expect(trace.callCount).toBe(whole.callCount);
        expect(isCut(trace)).toBe(whole.callCount > nodeLimit);
        expect(nodeCount(trace)).toBe(Math.min(nodeLimit, whole.callCount));
        expect(trace.events).toEqual(whole.events.slice(0, stepCount(trace)));
        const step = number % stepCount(trace);
        expect(stackAt(trace, step)).toEqual(stackAt(whole, step));
        for (const node of stackAt(trace, step)) {
          expect(bestChildBy(trace, node, step)).toBe(bestChildBy(whole, node, step));
          expect(scoreBy(trace, node, step)).toBe(scoreBy(whole, node, step));
          expect(childrenOf(trace, node, step)).toEqual(childrenOf(whole, node, step));
        }
        for (const node of [0, number % nodeCount(trace)]) {
          const end = returnStep(whole, node) as number;
          expect(returnStep(trace, node)).toBe(end < stepCount(trace) ? end : undefined);
          expect(subtreeEnd(trace, node)).toBe(Math.min(subtreeEnd(whole, node), nodeCount(trace)));
          expect(isLeaf(trace, node)).toBe(isLeaf(whole, node) && end < stepCount(trace));
          expect(movesTo(trace, node)).toEqual(movesTo(whole, node));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('tells how far it is while it goes on', () => {
    const calls: number[] = [];
    const recorder = new SearchRecorder(1000, (count) => calls.push(count));
    const score = runSearch(tutorialRequest(emptySetup()), recorder);
    expect(score).toBe(0);
    expect(calls.length).toBeGreaterThan(10);
    expect(calls).toEqual(calls.toSorted((a, b) => a - b));
    expect(recorder.finish().callCount).toBe(549_946);
  });
});
