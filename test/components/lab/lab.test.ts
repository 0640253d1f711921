import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  labStore,
  withPoint,
  type ExperimentPlan,
  type ExperimentPoint,
} from '../../../src/components/lab/labStore.ts';
import { Lab } from '../../../src/components/lab/lab.svelte.ts';
import { type TrainingWorker } from '../../../src/components/lab/training.dom.ts';
import { trainingHandlers } from '../../../src/components/lab/trainingServe.dom.ts';
import { workerClient } from '../../../src/components/platform/worker.ts';
import { workerWith } from '../platform/workerDouble.ts';
import {
  MENACE,
  TD,
  Trainer,
  newLearner,
  policyOf,
  policyTable,
} from '../../../src/engine/index.ts';
import { stubTabs } from '../platform/tabsDouble.ts';
import { stubStorage } from '../platform/storageDouble.ts';
import { eventually } from '../../eventually.ts';

const PLAN: ExperimentPlan = { scheme: MENACE, learns: 'first', rival: 'random', seed: 3 };
const RANDOM = policyTable((setup) => policyOf({ kind: 'random' }, setup));

/** The table that so many games make, by the engine alone. */
function expected(games: number) {
  const learner = newLearner(PLAN.scheme, PLAN.learns, PLAN.seed);
  new Trainer(learner, RANDOM).play(games);
  return learner.entries;
}

let texts: Map<string, string>;
/** What the laboratory asks, with workers that fail at this message, from 1. */
const trainer = (times = { timeout: 30_000, failsAt: Infinity }): TrainingWorker =>
  workerClient(() => {
    const { failsAt } = times;
    return Object.assign(workerWith(trainingHandlers()), { failsAt });
  }, times);
const idle = (lab: Lab) => eventually(() => expect(lab.state).toBe('idle'));

beforeEach(() => {
  texts = stubStorage();
});
afterEach(() => vi.unstubAllGlobals());

describe('the laboratory', () => {
  it('trains in pieces what the engine trains at once, and draws a curve on the way', async () => {
    const lab = new Lab(PLAN, trainer());
    void lab.train(10);
    await idle(lab);
    expect(lab.learner.games).toBe(10);
    expect(lab.learner.entries).toEqual(expected(10));
    const { points } = lab.experiment;
    expect([points[0]?.games, points.at(-1)?.games]).toEqual([0, 10]);
    expect(points.every(({ chances }) => 'random' in chances && 'minimax' in chances)).toBe(true);
    expect(lab.problem).toBeUndefined();
  });

  it('stops and goes on without losing anything', async () => {
    const lab = new Lab(PLAN, trainer());
    void lab.train(1000);
    await eventually(() => expect(lab.done).toBeGreaterThan(5));
    lab.stop();
    const games = lab.learner.games;
    await new Promise((resolve) => setTimeout(resolve, 30));
    expect([lab.state, lab.learner.games]).toEqual(['idle', games]);
    expect(lab.learner.entries).toEqual(expected(games));
    void lab.train(10);
    await idle(lab);
    expect(lab.learner.entries).toEqual(expected(games + 10));
  });

  it('says that the worker did not start if its script does not arrive', async () => {
    const lab = new Lab(PLAN, trainer({ timeout: 30_000, failsAt: 1 }));
    void lab.train(10);
    await idle(lab);
    expect(lab.problem).toEqual({ kind: 'worker', code: 'not-started' });
    expect(lab.learner.games).toBe(0);
  });

  it('keeps what was learnt when the worker dies, says so, and can go on', async () => {
    const times = { timeout: 30_000, failsAt: 5 };
    const lab = new Lab(PLAN, trainer(times));
    void lab.train(1000);
    await idle(lab);
    expect(lab.problem).toEqual({ kind: 'worker', code: 'died' });
    const { games } = lab.learner;
    expect(games).toBeGreaterThan(0);
    expect(lab.learner.entries).toEqual(expected(games));
    times.failsAt = Infinity;
    void lab.train(10);
    await idle(lab);
    expect(lab.problem).toBeUndefined();
    expect(lab.learner.games).toBe(games + 10);
  });

  it('is there again after a reload, and never takes the place of what another tab has stored', async () => {
    const { fire } = stubTabs();
    const stored = () => texts.get(labStore.key);
    const other = new Lab(PLAN, trainer());
    other.begin({ ...PLAN, scheme: TD, seed: 9 });
    void other.train(10);
    await idle(other);
    await expect.poll(() => other.isStored).toBe(true);
    const theirs = stored() ?? '';
    const lab = new Lab(PLAN, trainer());
    lab.restore();
    expect([lab.experiment, lab.isStored]).toEqual([other.experiment, true]);
    const deafen = lab.hear();
    for (const isHeard of [true, false]) {
      lab.begin(PLAN);
      await expect.poll(stored).not.toBe(theirs);
      void lab.train(30);
      texts.set(labStore.key, theirs);
      if (isHeard) fire('storage');
      await idle(lab);
      await expect.poll(() => lab.own?.learner.games).toBe(10);
      expect([stored(), lab.learner.games]).toEqual([theirs, 30]);
      lab.keepGuest();
      await expect.poll(() => lab.isStored).toBe(true);
    }
    // Nothing of its own is lost: it shows what the other one has stored.
    texts.set(labStore.key, theirs);
    fire('storage');
    expect([lab.own, lab.learner.games]).toEqual([undefined, 10]);
    deafen();
  });

  it('says when the browser does not store, and works all the same', async () => {
    stubStorage(texts, () => false);
    const lab = new Lab(PLAN, trainer());
    lab.learn();
    await vi.waitFor(() =>
      expect(lab.problem).toEqual({ kind: 'storage', news: { code: 'full' } }),
    );
    expect(lab.isStored).toBe(false);
    expect(lab.learner.games).toBe(1);
  });
});

describe('the points of a curve', () => {
  it('are thinned, and keep the first and the last', () => {
    let points: readonly ExperimentPoint[] = [];
    for (let games = 0; games < 1000; games++) points = withPoint(points, { games, chances: {} });
    expect(points.length).toBeLessThanOrEqual(120);
    expect([points[0]?.games, points.at(-1)?.games]).toEqual([0, 999]);
    const games = points.map((point) => point.games);
    expect(games).toEqual([...games].sort((a, b) => a - b));
  });
});
