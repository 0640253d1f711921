import { vi } from 'vitest';

/** A window whose locks are given one after the other, and whose events can be fired. Undone by `vi.unstubAllGlobals()`. */
export function stubTabs(): {
  readonly fire: (type: 'storage' | 'pageshow' | 'visibilitychange') => void;
} {
  const events = new EventTarget();
  vi.stubGlobal('addEventListener', events.addEventListener.bind(events));
  vi.stubGlobal('removeEventListener', events.removeEventListener.bind(events));
  let last: Promise<unknown> = Promise.resolve();
  const request = (_: string, act: () => unknown) => {
    const turn = last.then(act);
    last = turn.catch(() => undefined);
    return turn;
  };
  vi.stubGlobal('navigator', { locks: { request } });
  return { fire: (type) => void events.dispatchEvent(new Event(type)) };
}
