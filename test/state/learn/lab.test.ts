import { beforeEach, describe, expect, it, vi } from 'vitest';
import {
  withPoint,
  type Plan,
  type Point,
} from '../../../src/components/state/learn/experiment.ts';
import { Lab } from '../../../src/components/state/learn/lab.svelte.ts';
import {
  TrainingThread,
  type TrainingWorker,
} from '../../../src/components/worker/training/background.ts';
import type { ToTrainer } from '../../../src/components/worker/training/messages.ts';
import { TrainingServer } from '../../../src/components/worker/training/serve.ts';
import {
  MENACE,
  TD,
  Trainer,
  makeLearnerFile,
  newLearner,
  policyOf,
  policyTable,
} from '../../../src/engine/index.ts';

/** A worker in the same thread; messages are cloned, as in a browser. */
class DoubleWorker implements TrainingWorker {
  onmessage: TrainingWorker['onmessage'] = null;
  onmessageerror: TrainingWorker['onmessageerror'] = null;
  onerror: TrainingWorker['onerror'] = null;
  isAlive = true;
  /** Fails at this message, from 1. */
  failsAt = Infinity;
  private readonly server = new TrainingServer();
  private heard = 0;

  postMessage(message: ToTrainer): void {
    const copy = structuredClone(message);
    setTimeout(() => {
      if (!this.isAlive) return;
      if (++this.heard >= this.failsAt) return this.onerror?.(new Event('error') as ErrorEvent);
      const data = structuredClone(this.server.handle(copy));
      this.onmessage?.({ data } as MessageEvent<typeof data>);
    });
  }
  terminate(): void {
    this.isAlive = false;
  }
}

const PLAN: Plan = { scheme: MENACE, learns: 'first', rival: 'random', seed: 3, runs: 1 };
const RANDOM = policyTable((setup) => policyOf({ kind: 'random' }, setup));

/** The table that so many games make, by the engine alone. */
function expected(games: number, plan = PLAN, run = 0) {
  const learner = newLearner(plan.scheme, plan.learns, plan.seed + run);
  new Trainer(learner, RANDOM).play(games);
  return learner.entries;
}

class Store {
  readonly kept = new Map<string, string>();
  isFull = false;
  getItem(key: string): string | null {
    return this.kept.get(key) ?? null;
  }
  setItem(key: string, text: string): void {
    if (this.isFull) throw new DOMException('full', 'QuotaExceededError');
    this.kept.set(key, text);
  }
}

let store: Store;
let worker: DoubleWorker;
const makeThread = () => new TrainingThread(() => (worker = new DoubleWorker()));
const idle = (lab: Lab) => vi.waitFor(() => expect(lab.state).toBe('idle'), { timeout: 15_000 });

beforeEach(() => {
  store = new Store();
  vi.stubGlobal('localStorage', store);
});

describe('the laboratory', () => {
  it('trains in pieces what the engine trains at once, and draws a curve on the way', async () => {
    const lab = new Lab({ ...PLAN, runs: 5 }, makeThread);
    void lab.train(1000);
    await idle(lab);
    lab.experiment.learners.forEach((learner, run) => {
      expect(learner.games).toBe(1000);
      expect(learner.entries).toEqual(expected(1000, PLAN, run));
    });
    const { points } = lab.experiment;
    expect([points[0]?.games, points.at(-1)?.games]).toEqual([0, 1000]);
    expect(points.every(({ chances }) => chances.length === 5)).toBe(true);
    expect(lab.problem).toBeUndefined();
  });

  it('pauses, goes on, and stops without losing anything', async () => {
    const lab = new Lab(PLAN, makeThread);
    void lab.train(1000);
    await vi.waitFor(() => expect(lab.done).toBeGreaterThan(100));
    lab.pause();
    await new Promise((resolve) => setTimeout(resolve, 30));
    const at = lab.learner.games;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect(lab.learner.games).toBe(at);
    lab.resume();
    await vi.waitFor(() => expect(lab.learner.games).toBeGreaterThan(at));
    lab.stop();
    const games = lab.learner.games;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect([lab.state, lab.learner.games]).toEqual(['idle', games]);
    expect(lab.learner.entries).toEqual(expected(games));
    void lab.train(100);
    await idle(lab);
    expect(lab.learner.entries).toEqual(expected(games + 100));
  });

  it('stops before the worker has answered, and nothing comes of it later', async () => {
    // The first thread loses patience soon, the second never: a busy machine may take its time.
    let patience = 30;
    const lab = new Lab(PLAN, () => {
      return new TrainingThread(() => (worker = new DoubleWorker()), patience);
    });
    void lab.train(1000);
    lab.stop();
    patience = 60_000;
    await new Promise((resolve) => setTimeout(resolve, 80));
    expect([lab.state, lab.done, lab.problem]).toEqual(['idle', 0, undefined]);
    void lab.train(100);
    await idle(lab);
    expect(lab.learner.games).toBe(100);
  });

  it('says that the worker did not start if its script does not arrive', async () => {
    const lab = new Lab(PLAN, () => {
      const thread = makeThread();
      worker.failsAt = 1;
      return thread;
    });
    void lab.train(100);
    await idle(lab);
    expect(lab.problem).toEqual({ kind: 'worker', code: 'not-started' });
    expect(lab.learner.games).toBe(0);
  });

  it('keeps what was learnt when the worker dies, says so, and can go on', async () => {
    let failsAt = 5;
    const lab = new Lab(PLAN, () => {
      const thread = makeThread();
      worker.failsAt = failsAt;
      return thread;
    });
    void lab.train(1000);
    await idle(lab);
    expect(lab.problem).toEqual({ kind: 'worker', code: 'died' });
    const { games } = lab.learner;
    expect(games).toBeGreaterThan(0);
    expect(lab.learner.entries).toEqual(expected(games));
    failsAt = Infinity;
    void lab.train(100);
    await idle(lab);
    expect(lab.problem).toBeUndefined();
    expect(lab.learner.games).toBe(games + 100);
  });

  it('says where no worker can be made', async () => {
    const lab = new Lab(
      PLAN,
      () =>
        new TrainingThread(() => {
          throw new Error('no workers here');
        }),
    );
    void lab.train(100);
    await idle(lab);
    expect(lab.problem).toEqual({ kind: 'worker', code: 'unsupported' });
  });

  it('takes single games back, one after the other', () => {
    const lab = new Lab(PLAN, makeThread);
    const fresh = lab.learner.entries.slice();
    lab.learn();
    const once = lab.learner.entries.slice();
    lab.learn();
    expect(lab.learner.games).toBe(2);
    lab.undoOne();
    expect(lab.learner.entries).toEqual(once);
    lab.undoOne();
    lab.undoOne();
    expect(lab.learner.entries).toEqual(fresh);
    expect([lab.learner.games, lab.singles.length]).toEqual([0, 0]);
  });

  it('is there again after a reload', async () => {
    const lab = new Lab(PLAN, makeThread);
    lab.begin({ ...PLAN, scheme: TD, seed: 9, runs: 5 });
    void lab.train(100);
    await idle(lab);
    const again = new Lab(PLAN, makeThread);
    again.wake();
    expect(again.experiment).toEqual(lab.experiment);
  });

  it('refuses a bad file and keeps its table', () => {
    const lab = new Lab(PLAN, makeThread);
    lab.learn();
    const before = lab.experiment;
    expect(lab.takeFile('{"format":"something else"}')).toBe(false);
    expect(lab.problem).toEqual({ kind: 'file', problem: { code: 'foreign' } });
    expect(lab.experiment).toBe(before);
    const other = newLearner(TD, 'second', 4);
    expect(lab.takeFile(makeLearnerFile(other, 'Another'))).toBe(true);
    expect(lab.learner).toEqual(other);
    expect(lab.problem).toBeUndefined();
  });

  it('refuses a bad link and keeps its table', async () => {
    const lab = new Lab(PLAN, makeThread);
    const before = lab.experiment;
    expect(await lab.takeCode('1.AAAA')).toBe(false);
    expect(lab.problem?.kind).toBe('link');
    expect(lab.experiment).toBe(before);
  });

  it('says when the browser does not store, and works all the same', () => {
    store.isFull = true;
    const lab = new Lab(PLAN, makeThread);
    lab.learn();
    expect(lab.problem).toEqual({ kind: 'storage', code: 'not-stored' });
    expect(lab.learner.games).toBe(1);
  });
});

describe('the points of a curve', () => {
  it('are thinned, and keep the first and the last', () => {
    let points: readonly Point[] = [];
    for (let games = 0; games < 1000; games++) points = withPoint(points, { games, chances: [] });
    expect(points.length).toBeLessThanOrEqual(120);
    expect([points[0]?.games, points.at(-1)?.games]).toEqual([0, 999]);
    const games = points.map((point) => point.games);
    expect(games).toEqual([...games].sort((a, b) => a - b));
  });
});
