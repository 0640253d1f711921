import { expect, it, vi } from 'vitest';
import { takeInTime } from '../../../src/components/platform/waiting.ts';

it('an answer is taken once, also that there is none, and not when it comes too late', async () => {
  const take = vi.fn();
  takeInTime(Promise.resolve('here'), take);
  takeInTime(Promise.reject(new Error('lost')), take);
  takeInTime(Promise.resolve('late'), take)();
  await new Promise((done) => setTimeout(done));
  expect(take.mock.calls).toEqual([['here'], [undefined]]);
});
