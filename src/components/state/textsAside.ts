import { MOST_ASIDE, asideName } from './aside.ts';
import { localStore, type TextStore } from './browserStore.ts';

/** What was put aside for a key, the oldest first. Never throws. */
export function textsAside(
  key: string,
  storage: TextStore | undefined = localStore(),
): readonly string[] {
  const texts: string[] = [];
  try {
    for (let at = 0; at < MOST_ASIDE; at++) {
      const held = storage?.getItem(asideName(key, at)) ?? null;
      if (held !== null) texts.push(held);
    }
  } catch {
    // Then there is nothing to offer.
  }
  return texts;
}
