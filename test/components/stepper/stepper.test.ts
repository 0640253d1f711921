import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { X, emptySetup, recordSearch, tutorialRequest } from '../../../src/engine/index.ts';
import { describeStep } from '../../../src/components/stepper/search/describe.ts';
import { factsAt } from '../../../src/components/stepper/search/facts.ts';
import { Stepper } from '../../../src/components/stepper/search/stepper.svelte.ts';
import { words } from '../../e2e/expected.ts';
import { variantOf } from '../../engine/plainBoards.ts';
import { nineCalls } from './replay.ts';

const run = nineCalls();
let settled = 0;
const open = () => new Stepper('tree', run, { onsettled: () => settled++ });

beforeEach(() => {
  settled = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('the figure of a search', () => {
  it('shows what is pointed at, then what is pinned, then the step itself', () => {
    const at = open();
    expect([at.last, at.node, at.shownNode, at.isCut]).toEqual([48, 0, undefined, false]);
    at.togglePin(3);
    at.previewed = 5;
    expect(at.shownNode).toBe(5);
    at.previewed = undefined;
    expect(at.shownNode).toBe(3);
    at.togglePin(4);
    expect(at.shownNode).toBe(4);
    at.togglePin(4);
    expect(at.shownNode).toBeUndefined();
    at.togglePin(4);
    at.forward();
    expect(at.shownNode).toBeUndefined();
  });

  it('plays a search of thousands of calls as a sweep of six seconds, and tells none of its steps', () => {
    const large = recordSearch({ ...tutorialRequest(emptySetup()), search: 'alphaBeta' });
    const told: number[] = [];
    const at = new Stepper('tree', large, {
      onsettled: () => settled++,
      onpassed: () => told.push(at.step),
    });
    expect([open().isSwept, at.isSwept, at.isSweeping]).toEqual([false, true, false]);
    // Games on a larger board are too many for a disc: each step of a search there is told.
    const board = variantOf('4,4,4');
    const request = { ...tutorialRequest(emptySetup(X, board), board), depth: 3 };
    const wide = open();
    wide.load(recordSearch({ ...request, search: 'depthRatings' }));
    expect([wide.run.trace.callCount, wide.isSwept]).toEqual([3_617, false]);
    at.play();
    vi.advanceTimersByTime(3_000);
    expect([at.isSweeping, at.held]).toEqual([true, 0]);
    expect(Math.abs(at.step / at.last - 0.5)).toBeLessThan(0.05);
    expect(at.sweptTo(performance.now() + 120) - at.step).toBeCloseTo(at.last / 50, 0);
    at.setSpeed(4);
    vi.advanceTimersByTime(1_800);
    expect([at.held, at.playing, at.isSweeping, told]).toEqual([at.last, false, false, []]);
    // Who wants its steps one by one has them, faster than one reads.
    at.setSpeed(60);
    at.play();
    vi.advanceTimersByTime(1_000);
    expect([at.isSweeping, at.step > 40 && at.step < 80]).toEqual([false, true]);
    at.destroy();
  });

  it('folds and unfolds calls, one or the other', () => {
    const at = open();
    for (const node of [2, 5]) at.fold(node);
    at.unfold(2);
    expect([[...at.folded], [...at.unfolded]]).toEqual([[5], [2]]);
    at.toggleFold(5);
    at.toggleFold(2);
    expect([[...at.folded], [...at.unfolded]]).toEqual([[2], [5]]);
  });

  it('begins anew with another search, whose code has lines of its own, and plays on in it', () => {
    const at = open();
    at.play();
    at.fold(2);
    at.unfold(5);
    at.stopKinds = ['try'];
    const other = nineCalls({ ties: 'last' });
    at.load(other, 7);
    expect([at.run, at.step, at.playing, at.stopKinds]).toEqual([other, 7, true, ['try']]);
    expect([at.folded.size, at.unfolded.size]).toEqual([0, 0]);
  });

  it('has begun once the first step was left, also when it is back there', () => {
    const at = open();
    at.go(0);
    expect(at.hasBegun).toBe(false);
    at.forward();
    at.back();
    expect([at.step, at.hasBegun]).toEqual([0, true]);
  });

  it('asks what was chosen, counts the answers, and forgets them with the search', async () => {
    const at = open();
    const { questioning } = at;
    expect(questioning.isOn).toBe(false);
    expect(questioning.firstBetween(0, at.last)).toBeUndefined();
    await questioning.choose(['returns']);
    expect(questioning.isOn).toBe(true);
    const first = questioning.firstBetween(0, at.last) ?? 0;
    expect(first).toBeGreaterThan(0);
    expect(questioning.firstBetween(0, first)).toBe(first);
    expect(questioning.firstBetween(0, first - 1)).toBeUndefined();
    at.leapTo(at.last);
    expect([at.step, questioning.open?.question.kind]).toEqual([first - 1, 'returns']);
    // A step back leaves the question, and the slider passes over all of them.
    for (const leave of [() => at.back(), () => at.go(at.last)]) {
      leave();
      expect(questioning.open).toBeUndefined();
    }
    expect(at.step).toBe(at.last);
    at.go(0);
    at.leapTo(at.last);
    questioning.answer(questioning.open?.question.answer ?? 0);
    expect(questioning.open?.verdict?.right).toBe(true);
    expect(questioning.tally).toMatchObject({ asked: 1, right: 1, skipped: 0 });
    questioning.answer(-99);
    expect(questioning.tally).toMatchObject({ asked: 1, right: 1 });
    at.passQuestion();
    expect(at.step).toBe(first);
    at.leapTo(at.last);
    at.passQuestion();
    expect(questioning.tally).toMatchObject({ asked: 1, right: 1, skipped: 1 });
    at.load(run);
    expect(questioning.tally).toMatchObject({ asked: 0, right: 0, skipped: 0 });
    await questioning.choose([]);
    expect([questioning.isOn, questioning.ask(first)]).toEqual([false, false]);
  });

  it('asks again when a step is wanted of a question that waits, and goes on from one that is answered', async () => {
    const at = open();
    const { questioning } = at;
    await questioning.choose(['cell']);
    at.forward();
    while (!questioning.open) at.forward();
    const { step } = at;
    for (const want of [() => at.forward(), () => at.play()]) {
      const before = questioning.open;
      want();
      expect(questioning.open).not.toBe(before);
      expect([questioning.open?.question, at.step, at.playing, at.waits]).toEqual([
        before?.question,
        step,
        false,
        true,
      ]);
    }
    questioning.answer(questioning.open?.question.answer ?? 0);
    expect(at.waits).toBe(false);
    at.forward();
    expect([at.step, questioning.open]).toEqual([step + 1, undefined]);
  });

  it('comes to rest a quarter of a second after the last step, and not while it plays', () => {
    const at = open();
    at.forward();
    vi.advanceTimersByTime(249);
    expect(settled).toBe(0);
    vi.advanceTimersByTime(1);
    expect(settled).toBe(1);
    // Following the text, it says nothing, and its motion is that of one step on.
    at.go(2, true);
    expect([at.step, at.movedOn]).toEqual([2, true]);
    at.go(1, true);
    vi.advanceTimersByTime(1000);
    expect([at.step, at.movedOn, settled]).toEqual([1, false, 1]);
    at.speed = 15;
    at.play();
    vi.advanceTimersByTime(60);
    expect([at.step, settled]).toEqual([1, 1]);
    vi.advanceTimersByTime(7);
    expect([at.step, settled]).toEqual([2, 1]);
    at.play();
    vi.advanceTimersByTime(250);
    expect([at.playing, settled]).toEqual([false, 2]);
  });

  it('plays nine calls in less than a minute, until another speed is chosen', () => {
    const at = open();
    at.wordsToRead = () => words.spoken(describeStep(factsAt(run, at.step))).split(' ').length;
    at.play();
    vi.advanceTimersByTime(45_000);
    expect([at.atEnd, at.playing]).toEqual([false, true]);
    vi.advanceTimersByTime(15_000);
    expect([at.atEnd, at.playing]).toEqual([true, false]);
  });

  it('stops at a line of the code between two moments of play', () => {
    const at = open();
    at.speed = 4;
    expect(at.stops).toHaveLength(0);
    at.stopKinds = ['try'];
    expect(at.stops.length).toBeGreaterThan(1);
    at.play();
    vi.advanceTimersByTime(60_000);
    expect([at.step, at.playing]).toEqual([at.stops[0], false]);
    expect(at.stoppedAt).toBe('try');
  });

  it('goes on playing after the answer, unless a step was made by hand', async () => {
    const at = open();
    const { questioning } = at;
    await questioning.choose(['returns']);
    for (const speed of [1, 15] as const) {
      at.go(0);
      at.speed = speed;
      at.play();
      vi.advanceTimersByTime(600_000);
      expect([questioning.open?.question.kind, at.playing]).toEqual(['returns', false]);
      const { step } = questioning.open ?? { step: 0 };
      expect(at.step).toBe(step - 1);
      questioning.answer(0);
      at.passQuestion();
      expect([at.step, at.playing]).toEqual([step, true]);
      vi.advanceTimersByTime(600_000);
      questioning.answer(0);
      at.forward();
      expect(at.playing).toBe(false);
    }
  });
});
