import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  workerClient,
  WorkerProblem,
  workerProblemOf,
} from '../../../src/components/platform/worker.ts';
import { WorkerDouble, workerWith } from './workerDouble.ts';

const handlers = {
  double: (number: number) => 2 * number,
  count: (to: number, report: (at: number) => void) => {
    for (let at = 1; at < to; at++) report(at);
    return Uint8Array.of(to);
  },
  fail: () => {
    throw new Error('broken on purpose');
  },
};
const kind = 'double';
const says = (reply: object) => (_: unknown, worker: WorkerDouble) =>
  worker.say({ kind, ...reply } as never);
const TIMES = { timeout: 100, startTimeout: 1000 };

/** A client, and the workers that it has made. The first `broken` of them do something else. */
function clientOf({ broken = 0, work = (_: unknown, worker: WorkerDouble) => worker.fail() } = {}) {
  const made: WorkerDouble[] = [];
  const make = () => {
    const worker = made.length < broken ? new WorkerDouble(work) : workerWith(handlers);
    made.push(worker);
    return worker;
  };
  return { client: workerClient<typeof handlers>(make, TIMES), made };
}
const problemOf = (answer: Promise<unknown>) => answer.then(() => 'none', workerProblemOf);

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

describe('a worker', () => {
  it('is made at the first question, and asked one thing at a time, in order', async () => {
    const work = (_: unknown, worker: WorkerDouble) =>
      void setTimeout(() => worker.say({ kind, answer: 42 }), 80);
    const { client, made } = clientOf({ broken: 1, work });
    expect(made).toHaveLength(0);
    const answers = Promise.all([client.ask('double', 1), client.ask('double', 2)]);
    await pass(70);
    expect(made[0]?.asked).toEqual([{ kind: 'double', question: 1 }]);
    await pass(200);
    expect(await answers).toEqual([42, 42]);
    expect(made).toHaveLength(1);
    client.end();
    expect(made[0]?.isAlive).toBe(false);
  });

  it.each([null, undefined, 7, 'answer', {}, { kind: 'count', progress: null }, { answer: 5 }])(
    'that says %o is a dead one, and the next question has a new one',
    async (said) => {
      const work = (_: unknown, worker: WorkerDouble) => worker.say(said as never);
      const { client, made } = clientOf({ broken: 1, work });
      const onProgress = (at: { length: number } | number) => (at as { length: number }).length;
      const asked = problemOf(client.ask('count', 4, { onProgress }));
      await pass(10);
      expect(await asked).toBe('died');
      expect(made[0]?.isAlive).toBe(false);
      const again = client.ask('double', 1);
      await pass(10);
      expect(await again).toBe(2);
    },
  );

  it('reports on the way', async () => {
    const { client } = clientOf();
    const seen: number[] = [];
    const answer = client.ask('count', 4, { onProgress: (at) => seen.push(at) });
    await pass(10);
    expect(await answer).toEqual(Uint8Array.of(4));
    expect(seen).toEqual([1, 2, 3]);
  });

  it.each([
    ['never says a word', () => undefined, 'not-started'],
    ['fails at once', (_: unknown, worker: WorkerDouble) => worker.fail(), 'not-started'],
    [
      'says what cannot be read',
      (_: unknown, worker: WorkerDouble) => worker.onmessageerror?.({} as MessageEvent),
      'not-started',
    ],
    ['hears and falls silent', says({ heard: true }), 'died'],
    ['falls silent', says({ progress: 1 }), 'died'],
    [
      'fails later',
      (_: unknown, worker: WorkerDouble) => {
        worker.say({ kind, progress: 1 });
        worker.fail();
      },
      'died',
    ],
  ])('that %s is ended, and the next question starts a new one', async (_, work, problem) => {
    const { client, made } = clientOf({ broken: 1, work });
    const [first, second] = [problemOf(client.ask('double', 1)), client.ask('double', 2)];
    await pass(TIMES.timeout + TIMES.startTimeout + 10);
    expect(await first).toBe(problem);
    expect(await second).toBe(4);
    expect(made.map(({ isAlive }) => isAlive)).toEqual([false, true]);
  });

  it('dies of a question that it throws at, or that cannot be sent', async () => {
    const { client, made } = clientOf();
    const answers = Promise.all([
      client.ask('double', 1),
      problemOf(client.ask('fail', undefined)),
      problemOf(client.ask('double', (() => 1) as never)),
    ]);
    await pass(100);
    expect(await answers).toEqual([2, 'died', 'not-started']);
    expect(made).toHaveLength(2);
  });

  it('is ended by the signal of a question, and not made if that comes first', async () => {
    const abort = new AbortController();
    const { client, made } = clientOf({ broken: 1, work: () => abort.abort() });
    const answer = problemOf(client.ask('double', 1, { signal: abort.signal }));
    await pass(10);
    expect(await answer).toBe('cancelled');
    expect(made[0]?.isAlive).toBe(false);
    expect(await problemOf(client.ask('double', 1, { signal: abort.signal }))).toBe('cancelled');
    expect(made).toHaveLength(1);
  });

  it('cancels whoever waits when it is ended, and can be asked again', async () => {
    const { client, made } = clientOf();
    const waiting = [client.ask('double', 1), client.ask('double', 2)].map(problemOf);
    await Promise.resolve();
    client.end();
    const again = client.ask('double', 3);
    await pass(10);
    expect(await Promise.all(waiting)).toEqual(['cancelled', 'cancelled']);
    expect(await again).toBe(6);
    expect(made.filter(({ isAlive }) => isAlive)).toHaveLength(1);
  });

  it('is missing where none can be made', async () => {
    const client = workerClient<typeof handlers>(() => {
      throw new TypeError('Worker is not a constructor');
    }, TIMES);
    expect(await problemOf(client.ask('double', 1))).toBe('unsupported');
    expect(workerProblemOf(new RangeError('out of memory'))).toBe('died');
    await expect(client.ask('double', 1)).rejects.toBeInstanceOf(WorkerProblem);
  });
});
