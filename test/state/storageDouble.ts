import { vi } from 'vitest';

/** Puts a store of texts in the place of the browser's `localStorage`; undone by `vi.unstubAllGlobals()`. */
export function stubStorage(texts = new Map<string, string>()): void {
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => texts.get(key) ?? null,
    setItem: (key: string, text: string) => void texts.set(key, text),
    removeItem: (key: string) => void texts.delete(key),
  });
}
