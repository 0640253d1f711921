import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { putAddress } from '../../../src/components/platform/putAddress.dom.ts';

/** A history that takes so many addresses, and then none until it is let go on. */
let room = 0;
const place = { href: '' };

beforeEach(() => {
  vi.useFakeTimers();
  place.href = '/';
  vi.stubGlobal('location', place);
  vi.stubGlobal('history', {
    state: null,
    replaceState: (_state: unknown, _title: string, fragment: string) => {
      if (room-- <= 0) throw new DOMException('too often', 'SecurityError');
      place.href = fragment;
    },
  });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('an address that is refused is put a moment later, the latest of them', () => {
  room = 1;
  for (const fragment of ['#a', '#b', '#c']) putAddress(fragment);
  expect(place.href).toBe('#a');
  room = 9;
  vi.advanceTimersByTime(1000);
  expect(place.href).toBe('#c');
  expect(room).toBe(8);
});

it('a link that was followed meanwhile stays', () => {
  room = 0;
  putAddress('#a');
  place.href = '#followed';
  room = 9;
  vi.advanceTimersByTime(5000);
  expect(place.href).toBe('#followed');
});
