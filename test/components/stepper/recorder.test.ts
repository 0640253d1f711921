import { afterEach, describe, expect, it, vi } from 'vitest';
import { recordInBackground } from '../../../src/components/stepper/recorder.ts';
import { recordingHandlers } from '../../../src/components/stepper/serve.ts';
import { workerProblemOf } from '../../../src/components/platform/worker.ts';
import {
  emptySetup,
  recordSearch,
  traceBuffers,
  tutorialRequest,
} from '../../../src/engine/index.ts';
import { WorkerDouble, workerWith } from '../platform/workerDouble.ts';
import { NINE_CALLS } from './replay.ts';
import { setupOf } from '../../setupOf.ts';

const makeDouble = () => workerWith(recordingHandlers, traceBuffers);

const whole = tutorialRequest(emptySetup());
const problemOf = async (recording: Promise<unknown>) =>
  recording.then(() => 'none', workerProblemOf);
const kind = 'record';

describe('recording in the background', () => {
  afterEach(() => void vi.useRealTimers());

  it('gives the same columns as recording on the spot, with progress on the way', async () => {
    const worker = makeDouble();
    const seen: number[][] = [];
    const run = await recordInBackground(whole, {
      makeWorker: () => worker,
      onProgress: (...progress) => seen.push(progress),
    });
    expect(run.request).toBe(whole);
    const wanted = recordSearch(whole).trace;
    expect(run.trace.callCount).toBe(549_946);
    for (const column of ['events', 'enterAt', 'leaveAt', 'parent', 'cell', 'score'] as const) {
      expect(Buffer.compare(bytes(run.trace[column]), bytes(wanted[column])), column).toBe(0);
    }
    expect(worker.isAlive).toBe(false);
    expect(seen[0]?.[0]).toBe(0);
    expect(seen.length).toBeGreaterThan(20);
    for (const [calls = 0, estimate = 0] of seen) expect(calls).toBeLessThanOrEqual(estimate);
  });

  it('records small searches at once, without a worker', async () => {
    const makeWorker = vi.fn(makeDouble);
    const run = await recordInBackground(tutorialRequest(NINE_CALLS), { makeWorker });
    expect(run.trace.callCount).toBe(9);
    expect(makeWorker).not.toHaveBeenCalled();
    await recordInBackground(tutorialRequest(setupOf('XO.......')), { makeWorker });
    expect(makeWorker).toHaveBeenCalledOnce();
  });

  it('ends the worker when it is cancelled', async () => {
    const abort = new AbortController();
    const worker = new WorkerDouble((_, self) => {
      self.say({ kind, progress: 16_384 });
      abort.abort();
      self.say({ kind, answer: recordSearch(tutorialRequest(NINE_CALLS)).trace });
    });
    const recording = recordInBackground(whole, {
      makeWorker: () => worker,
      signal: abort.signal,
    });
    expect(await problemOf(recording)).toBe('cancelled');
    expect(worker.isAlive).toBe(false);
    expect(await problemOf(recordInBackground(whole, { signal: abort.signal }))).toBe('cancelled');
  });

  it('says that the worker died, of whatever, or that it never began', async () => {
    const ends: ((worker: WorkerDouble) => void)[] = [
      (worker) => worker.fail(),
      (worker) => worker.onmessageerror?.({} as MessageEvent),
      () => {},
    ];
    const deaths = ends.flatMap((end) => [
      ['not-started', end] as const,
      ['died', (worker: WorkerDouble) => (worker.say({ kind, heard: true }), end(worker))] as const,
    ]);
    vi.useFakeTimers();
    for (const [code, death] of deaths) {
      const worker = new WorkerDouble((_, self) => death(self));
      const problem = problemOf(recordInBackground(whole, { makeWorker: () => worker }));
      // Longer than it may be silent.
      await vi.advanceTimersByTimeAsync(21_000);
      expect(await problem).toBe(code);
      expect(worker.isAlive).toBe(false);
    }
  });

  it('says that there are no workers here', async () => {
    const makeWorker = (): never => {
      throw new TypeError('Worker is not a constructor');
    };
    expect(await problemOf(recordInBackground(whole, { makeWorker }))).toBe('unsupported');
    expect(await problemOf(recordInBackground(whole)), 'as in Node').toBe('unsupported');
  });
});

function bytes({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer {
  return Buffer.from(buffer as ArrayBuffer, byteOffset, byteLength);
}
