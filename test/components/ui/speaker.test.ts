import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Speaker } from '../../../src/components/ui/notice/speaker.svelte.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('says the same twice, in words, and leaves nothing that stands on the page as well', () => {
  const speaker = new Speaker();
  speaker.say('It returns −10.');
  vi.advanceTimersByTime(100);
  expect(speaker.text).toBe('It returns minus 10.');
  speaker.say('It returns −10.');
  expect(speaker.text).toBe('');
  // As long as a test, or a voice, may take to notice.
  vi.advanceTimersByTime(6_000);
  expect(speaker.text).toBe('It returns minus 10.');
  vi.advanceTimersByTime(6_000);
  expect(speaker.text).toBe('');
});
