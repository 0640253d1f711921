/** The part of the browser's `Storage` that is used here. */
export type AsideStorage = Pick<Storage, 'getItem' | 'setItem'>;

/** Texts that are put aside for one key, at the most. */
const MOST = 9;

/** Where the text number `at`, from 0, is put aside. */
const nameOf = (key: string, at: number): string => `${key}.kept${at === 0 ? '' : `.${at + 1}`}`;

/**
 * Puts a text that cannot be read aside, so that its key can be written again. What was put aside
 * before stays. False if the text could not be put aside: then its key must not be written.
 */
export function putAside(storage: AsideStorage, key: string, text: string): boolean {
  try {
    for (let at = 0; at < MOST; at++) {
      const held = storage.getItem(nameOf(key, at));
      if (held === null) storage.setItem(nameOf(key, at), text);
      if (held === null || held === text) return true;
    }
  } catch {
    // Full, or forbidden.
  }
  return false;
}

/** What was put aside for a key, the oldest first. Never throws. */
export function textsAside(key: string, storage?: AsideStorage): readonly string[] {
  const texts: string[] = [];
  try {
    const from = storage ?? globalThis.localStorage;
    for (let at = 0; at < MOST; at++) {
      const held = from.getItem(nameOf(key, at));
      if (held !== null) texts.push(held);
    }
  } catch {
    // Then there is nothing to offer.
  }
  return texts;
}
