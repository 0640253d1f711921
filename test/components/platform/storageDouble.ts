import { afterEach, beforeEach, vi } from 'vitest';

const AREAS = ['localStorage', 'sessionStorage'] as const;

/**
 * Puts a store of texts in the place of the browser's own; it refuses those that there is no room for.
 * Undone by `vi.unstubAllGlobals()`.
 */
export function stubStorage(
  texts = new Map<string, string>(),
  hasRoom: (key: string, text: string) => boolean = () => true,
): Map<string, string> {
  for (const area of AREAS) {
    vi.stubGlobal(area, {
      getItem: (key: string) => texts.get(key) ?? null,
      setItem: (key: string, text: string) => {
        if (!hasRoom(key, text)) throw new DOMException('full', 'QuotaExceededError');
        texts.set(key, text);
      },
      removeItem: (key: string) => void texts.delete(key),
      key: (at: number) => [...texts.keys()][at] ?? null,
      get length() {
        return texts.size;
      },
    });
  }
  return texts;
}

/** For a whole file: before each test such a store, empty, which is this one; and the browser's own after it. */
export function ownStorage(hasRoom?: (key: string) => boolean): Map<string, string> {
  const texts = new Map<string, string>();
  beforeEach(() => {
    texts.clear();
    stubStorage(texts, hasRoom);
  });
  afterEach(() => vi.unstubAllGlobals());
  return texts;
}

/** A browser that lets nothing be stored. */
export function stubForbiddenStorage(): void {
  const forbid = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  const storage = { getItem: forbid, setItem: forbid, removeItem: forbid };
  for (const area of AREAS) vi.stubGlobal(area, storage);
}

/** A browser that has no store at all. */
export function stubNoStorage(): void {
  for (const area of AREAS) vi.stubGlobal(area, undefined);
}
