import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  ARTICLE_RULES,
  FIRST_STATE,
  TUNING_PLAN,
  matchPoints,
  playGeneration,
  rulesOf,
  type TuningState,
} from '../../../src/engine/index.ts';
import { tuningHandlers } from '../../../src/components/lessons/tuning/tuningHandlers.ts';
import { Tuner } from '../../../src/components/lessons/tuning/tuner.svelte.ts';
import {
  MOST_GENERATIONS,
  MOST_RUNS,
  tunerStore,
  withTunerRun,
  type TunerRun,
} from '../../../src/components/lessons/tuning/tunerStore.ts';
import type { TuningWorker } from '../../../src/components/lessons/tuning/background.dom.ts';
import { TunerNews } from '../../../src/components/lessons/tuning/tunerNews.ts';
import { tunerMessages } from '#language/lessons/tuning/tuner';
import { WorkerProblem } from '../../../src/components/platform/workerProblem.ts';
import { stubStorage } from '../platform/storageDouble.ts';

/** Whole generations are thousands of games, and machines may be busy. */
const LONG = 120_000;

/** Answers at once, by a plan of two candidates, or not at all. */
function fakeWorker(failures = 0) {
  const waiting: ((error: unknown) => void)[] = [];
  const asked: string[] = [];
  const worker = {
    ask(kind: string, question: never, { onProgress }: { onProgress: (of: never) => void }) {
      asked.push(kind);
      if (asked.length <= failures) return Promise.reject(new WorkerProblem('died'));
      return new Promise((resolve, reject) => {
        waiting.push(reject);
        setTimeout(() => {
          if (kind === 'test') return resolve({ points: 61, games: 100 });
          onProgress(3 as never);
          const { state } = question as { state: TuningState };
          const next = { ...state, generation: state.generation + 1 };
          resolve({ points: [40, 44], games: 80, state: next });
        }, 1);
      });
    },
    end: () => waiting.splice(0).forEach((reject) => reject(new WorkerProblem('cancelled'))),
  };
  return { worker: worker as unknown as TuningWorker, asked };
}

describe('the tuner of the page', () => {
  beforeEach(() => void stubStorage());
  afterEach(() => vi.unstubAllGlobals());

  it('runs to its end, and then no further', async () => {
    const { worker, asked } = fakeWorker();
    const tuner = new Tuner(worker);
    await tuner.start();
    expect(tuner.state.generation).toBe(MOST_GENERATIONS);
    expect(tuner.shares).toHaveLength(MOST_GENERATIONS);
    expect(tuner.shares[0]?.share).toBe(0.5);
    expect(tuner.doing).toBe('rest');
    await tuner.start();
    expect(asked).toHaveLength(MOST_GENERATIONS);
  });

  it('pauses at once, keeps what is done, and goes on from there', async () => {
    const { worker } = fakeWorker();
    const tuner = new Tuner(worker);
    const running = tuner.start();
    await new Promise((resolve) => setTimeout(resolve, 15));
    tuner.pause();
    await running;
    const { generation } = tuner.state;
    expect(tuner.doing).toBe('rest');
    expect(generation).toBeGreaterThan(0);
    expect(generation).toBeLessThan(MOST_GENERATIONS);
    await tuner.test();
    expect(tuner.tested).toEqual({ points: 61, games: 100 });
    await tuner.start();
    expect(tuner.state.generation).toBe(MOST_GENERATIONS);
    expect(tuner.tested).toBeUndefined();
    tuner.openNew();
    expect(tuner.plan.seed).toBe(TUNING_PLAN.seed + 1);
    expect(tuner.state).toEqual(FIRST_STATE);
    expect(tuner.shares).toEqual([]);
  });

  it('keeps its runs over a reload, each as far as it has come, and opens the last one looked at', async () => {
    const tuner = new Tuner(fakeWorker().worker);
    await tuner.start();
    tuner.openNew();
    const running = tuner.start();
    while (tuner.state.generation < 6) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(tuner.left).toBeGreaterThan(0);
    tuner.pause();
    await running;
    const [ended, paused] = tuner.runs;
    expect(ended?.points).toHaveLength(MOST_GENERATIONS);
    const again = new Tuner(fakeWorker().worker);
    again.restore();
    expect(again.run).toEqual(paused);
    expect(again.state.generation).toBeGreaterThan(0);
    again.open(TUNING_PLAN.seed);
    expect(again.isOver).toBe(true);
    const third = new Tuner(fakeWorker().worker);
    third.restore();
    expect(third.run).toEqual(ended);
    await third.start();
    third.open(TUNING_PLAN.seed + 1);
    await third.start();
    expect(third.isOver).toBe(true);
    expect(third.left).toBeUndefined();
    third.openNew();
    expect(third.plan.seed).toBe(TUNING_PLAN.seed + 2);
  });

  it('goes on from where another tab has come with the same run', async () => {
    await new Tuner(fakeWorker().worker).start();
    const { worker, asked } = fakeWorker();
    const here = new Tuner(worker);
    await here.start();
    expect(asked).toHaveLength(1);
    expect(here.isOver).toBe(true);
    expect(here.runs).toEqual([here.run]);
  });

  it('never takes a run back to where another tab has already passed, and keeps only so many', () => {
    const run = (seed: number, generations: number): TunerRun => ({
      seed,
      points: Array.from({ length: generations }, () => 40),
      mean: FIRST_STATE.mean,
    });
    const runs = withTunerRun(withTunerRun([], run(1, 5)), run(2, 1));
    expect(withTunerRun(runs, run(1, 3))).toEqual([run(2, 1), run(1, 5)]);
    const many = Array.from({ length: MOST_RUNS + 3 }, (_, seed) => run(seed, 1));
    const kept = many.reduce<readonly TunerRun[]>((runs, each) => withTunerRun(runs, each), []);
    expect(kept.map(({ seed }) => seed)).toEqual(many.slice(3).map(({ seed }) => seed));
    expect(tunerStore.write(kept)).toBeUndefined();
    expect(tunerStore.read().value).toEqual(kept);
  });

  it('keeps the runs that can be read, and says once that one was put aside', () => {
    const texts = stubStorage();
    const run = (seed: number): TunerRun => ({ seed, points: [40], mean: FIRST_STATE.mean });
    tunerStore.write([run(1), run(2)]);
    const good = texts.get(tunerStore.key) ?? '';
    for (const bad of ['{"seed":3,"points":[40],"mean":[1]}', '{"seed":3,"points":[-1]}', '7']) {
      const text = good.replace('"runs":[', `"runs":[${bad},`);
      texts.set(tunerStore.key, text);
      const tuner = new Tuner(fakeWorker().worker);
      tuner.restore();
      expect(tuner.runs).toEqual([run(1), run(2)]);
      expect(tuner.unread).toEqual({ code: 'lost-some', count: 1 });
      expect(tunerMessages.unread({ code: 'lost-some', count: 1 })).toMatch(
        /^One kept run .* put aside/,
      );
      expect(tunerStore.quarantined()).toContain(text);
      // What was put aside is no reason to say that nothing is kept.
      tuner.open(1);
      expect(tuner.unstored).toBeUndefined();
      texts.set(tunerStore.key, text);
      new Tuner(fakeWorker().worker).restore();
      const again = new Tuner(fakeWorker().worker);
      again.restore();
      expect([again.unread, again.runs.length]).toEqual([undefined, 2]);
    }
  });

  it('says of runs of which none can be read that all were put aside', () => {
    const texts = stubStorage();
    texts.set(tunerStore.key, '{"v":1,"runs":[7]}');
    expect(tunerStore.read()).toEqual({ value: [], problem: { code: 'unreadable' } });
  });

  it('tells the ears what a generation brought, and not more often than one can listen', () => {
    const news = new TunerNews();
    expect(news.hear('rest', 0, 0)).toBeUndefined();
    expect(news.hear('tune', 0, 100)).toBe('status');
    expect(news.hear('tune', 0, 9000)).toBeUndefined();
    expect(news.hear('tune', 1, 9100)).toBe('generation');
    expect(news.hear('tune', 2, 9200)).toBeUndefined();
    expect(news.hear('tune', 3, 20_000)).toBe('generation');
    expect(news.hear('rest', 3, 20_001)).toBe('status');
    expect(tunerMessages.finished(3, 0.55, 0.6, 30)).toBe(
      'Generation 3 of 30 is over: its mean set got 55% of the points; the highest so far is 60%.',
    );
    expect(tunerMessages.finished(3, 0.6, 0.6, 30)).toMatch(
      /60% of the points, the highest so far\.$/,
    );
    expect(tunerMessages.finished(1, 0.6, 0.6, 30)).toMatch(/60% of the points\.$/);
  });

  it('says that the worker has died, and can be started again', async () => {
    const tuner = new Tuner(fakeWorker(1).worker);
    await tuner.start();
    expect(tuner.problem).toBe('died');
    expect(tuner.doing).toBe('rest');
    await tuner.start();
    expect(tuner.problem).toBeUndefined();
    expect(tuner.isOver).toBe(true);
  });

  it(
    'asks the worker for the engine’s own generation, with a word after each set',
    () => {
      const plan = { ...TUNING_PLAN, candidates: 3, parents: 1, openings: 1 };
      const heard: number[] = [];
      const report = tuningHandlers.tune({ plan, state: FIRST_STATE }, (at) => heard.push(at));
      expect(report).toEqual(playGeneration(plan, FIRST_STATE));
      expect(heard).toEqual([1, 2, 3]);
      const question = { vector: FIRST_STATE.mean, games: 4, seed: 1 };
      const tests: number[] = [];
      const { games, points } = tuningHandlers.test(question, (each) => tests.push(each.games));
      expect(games).toBe(4);
      const article = { rules: ARTICLE_RULES };
      const again = matchPoints(
        {
          challenger: { rules: rulesOf(FIRST_STATE.mean) },
          rival: article,
          pool: 'held-out',
          seed: 1,
        },
        4,
      );
      expect(points).toBe(again.reduce((a, b) => a + b, 0));
      expect(tests).toEqual([1, 2, 3]);
    },
    LONG,
  );
});
