import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { arrive, whenIdle } from '../../../src/components/platform/arrive.dom.ts';
import { tellIfLate } from '../../../src/components/platform/waiting.ts';

describe('a part that comes later', () => {
  /** What the page is told, in order. */
  const told: string[] = [];
  const page = new EventTarget();
  for (const kind of ['noughtbook:lost', 'noughtbook:here'])
    page.addEventListener(kind, () => told.push(kind));
  const retry = () => page.dispatchEvent(new Event('noughtbook:retry'));
  const turn = () => new Promise((done) => setTimeout(done));

  beforeEach(() => {
    told.length = 0;
    vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
    vi.stubGlobal('dispatchEvent', page.dispatchEvent.bind(page));
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('arrives without a word', async () => {
    expect(await arrive(() => Promise.resolve('part'))).toBe('part');
    expect(told).toEqual([]);
  });

  it('is asked for anew at each “Try again”, until it is there', async () => {
    const load = vi.fn<() => Promise<string>>();
    load.mockRejectedValueOnce(new Error('no connection'));
    load.mockRejectedValueOnce(new Error('still none'));
    load.mockResolvedValue('part');
    const arrived = arrive(load);
    await turn();
    expect([told, load.mock.calls.length]).toEqual([['noughtbook:lost'], 1]);
    retry();
    await turn();
    expect(load).toHaveBeenCalledTimes(2);
    retry();
    expect(await arrived).toBe('part');
    expect(told).toEqual(['noughtbook:lost', 'noughtbook:lost', 'noughtbook:here']);
    retry();
    expect(load).toHaveBeenCalledTimes(3);
  });
});

describe('patience', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  it('ends within five seconds, and never once there is an answer or a failure', async () => {
    const tell = vi.fn();
    tellIfLate(new Promise(() => undefined), tell);
    await vi.advanceTimersByTimeAsync(1000);
    expect(tell).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(4000);
    expect(tell).toHaveBeenCalledTimes(1);
    tellIfLate(Promise.resolve(), tell);
    tellIfLate(Promise.reject(new Error('gone')), tell);
    await vi.advanceTimersByTimeAsync(9000);
    expect(tell).toHaveBeenCalledTimes(1);
  });

  it('has no idle moment where the site is built', async () => {
    const idle = vi.fn();
    void whenIdle().then(idle);
    await vi.advanceTimersByTimeAsync(1000);
    expect(idle).not.toHaveBeenCalled();
  });
});
