import type { TextStore } from './browserStore.ts';

/** Texts that are put aside for one key, at the most. */
export const MOST_ASIDE = 9;

/** Where the text number `at`, from 0, is put aside. */
export const asideName = (key: string, at: number): string =>
  `${key}.kept${at === 0 ? '' : `.${at + 1}`}`;

/**
 * Puts a text that cannot be read aside, so that its key can be written again. What was put aside
 * before stays. False if the text could not be put aside: then its key must not be written.
 */
export function putAside(storage: TextStore, key: string, text: string): boolean {
  try {
    for (let at = 0; at < MOST_ASIDE; at++) {
      const held = storage.getItem(asideName(key, at));
      if (held === null) storage.setItem(asideName(key, at), text);
      if (held === null || held === text) return true;
    }
  } catch {
    // Full, or forbidden.
  }
  return false;
}
