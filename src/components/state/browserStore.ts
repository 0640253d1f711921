/** The part of the browser's `Storage` that is used where texts are kept. */
export type TextStore = Pick<Storage, 'getItem' | 'setItem'>;

/** Such a store of which a text can be taken away again. */
export type ErasableStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What stays on the device. Absent where there is no browser, and where even asking for it is forbidden. */
export const localStore = (): Storage | undefined => storeOf(() => globalThis.localStorage);

/** What lasts as long as the tab is open; absent as `localStore`. */
export const sessionStore = (): Storage | undefined => storeOf(() => globalThis.sessionStorage);

function storeOf(ask: () => Storage | undefined): Storage | undefined {
  try {
    return ask();
  } catch {
    return undefined;
  }
}

/** False if the text could not be kept: the store is full, or forbidden. Never throws. */
export function keepText(store: TextStore | undefined, key: string, text: string): boolean {
  try {
    store?.setItem(key, text);
    return store !== undefined;
  } catch {
    return false;
  }
}
