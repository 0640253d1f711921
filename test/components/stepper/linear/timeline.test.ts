import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordRun, finRun, smallInput } from '../../../../src/engine/index.ts';
import { LinearTimeline } from '../../../../src/components/stepper/linear/timeline.svelte.ts';
import { finView } from '../../../../src/components/algorithms/win-check/view.ts';
import { setupOf } from '../../../setupOf.ts';

const input = smallInput(setupOf('OOX.XXX.O'));
const recording = { input, trace: recordRun(finRun, input) };
/** Eight kinds on eight lines of a made-up listing. */

let rests = 0;
const line = () =>
  new LinearTimeline('fin', recording, finView, {
    onsettled: () => rests++,
  });

beforeEach(() => {
  rests = 0;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('a timeline', () => {
  it('goes forward, back, and to both ends, and no further', () => {
    const at = line();
    expect(at.last).toBe(40);
    at.back();
    expect(at.step).toBe(0);
    at.forward();
    expect([at.step, at.movedOn]).toEqual([1, true]);
    at.go(99);
    expect([at.step, at.atEnd, at.movedOn]).toEqual([40, true, false]);
    at.forward();
    expect(at.step).toBe(40);
    at.go(-5);
    expect(at.step).toBe(0);
    expect([at.over, at.out]).toEqual([undefined, undefined]);
  });

  it('says what it plays at the pace of reading, and no faster', () => {
    const heard: number[] = [];
    for (const speed of [1, 4] as const) {
      const at: LinearTimeline<typeof input> = new LinearTimeline('fin', recording, finView, {
        onsettled: () => {},
        onpassed: () => heard.push(at.step),
      });
      at.speed = speed;
      at.play();
      for (let beat = 0; beat < 3; beat++) vi.advanceTimersToNextTimer();
      at.destroy();
    }
    expect(heard).toEqual([1, 2, 3]);
  });

  it('plays at its speed to the end, rests there, and plays again from the start', () => {
    const at = line();
    at.speed = 15;
    at.play();
    vi.advanceTimersByTime(670);
    expect([at.step, at.playing, rests]).toEqual([10, true, 0]);
    vi.advanceTimersByTime(10_000);
    expect([at.step, at.playing, rests]).toEqual([40, false, 1]);
    at.play();
    expect([at.step, at.playing]).toEqual([0, true]);
    at.destroy();
    vi.advanceTimersByTime(5000);
    expect(at.step).toBe(0);
  });

  it('asks nothing until it is switched on; then play, leaps and steps wait', () => {
    const at = line();
    at.leapTo(40);
    expect(at.step).toBe(40);
    at.questioning.isOn = true;
    at.go(0);
    at.leapTo(40);
    // The first line's state is told at step 3.
    expect([at.step, at.questioning.open?.step]).toEqual([2, 3]);
    at.questioning.answer(1);
    expect(at.questioning.open?.verdict?.right).toBe(true);
    at.passQuestion();
    expect([at.step, at.questioning.open]).toEqual([3, undefined]);
    at.play();
    vi.advanceTimersByTime(60_000);
    expect([at.step, at.questioning.open?.step]).toEqual([7, 8]);
    at.questioning.answer(2);
    expect(at.questioning.tally).toEqual({ asked: 2, right: 1, skipped: 0 });
    at.passQuestion();
    at.go(39);
    at.forward();
    expect([at.step, at.questioning.open?.question.kind]).toEqual([39, 'result']);
    at.passQuestion();
    expect(at.questioning.tally).toEqual({ asked: 2, right: 1, skipped: 1 });
    expect(at.step).toBe(40);
  });

  it('stops at a line of the code, says at which, and begins again with another recording', () => {
    const at = line();
    at.stopKinds = ['won'];
    at.play();
    vi.advanceTimersByTime(60_000);
    expect([at.step, at.playing, at.stoppedAt]).toEqual([38, false, 'won']);
    at.questioning.tally = { asked: 1, right: 1, skipped: 0 };
    at.load(recording, 12);
    expect([at.step, at.stoppedAt, at.questioning.tally.asked]).toEqual([12, undefined, 0]);
  });

  it('is printed at its end if nobody has begun, and goes back afterwards', () => {
    const at = line();
    at.beginPaper();
    expect(at.step).toBe(40);
    at.endPaper();
    expect(at.step).toBe(0);
    at.go(7);
    at.beginPaper();
    expect(at.step).toBe(7);
    at.endPaper();
    expect(at.step).toBe(7);
  });
});
