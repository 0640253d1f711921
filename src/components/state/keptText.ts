import { putAside } from './aside.ts';
import type { TextStore } from './browserStore.ts';

/** What a store may do to any kept text: it keeps nothing here, or has no room to put a text aside. */
type KeepingTrouble = 'not-stored' | 'not-aside';

/** How a text that is kept is read. `Read` has its problem where not all of the text could be used. */
interface Reading<Problem, Read> {
  /** What there is where nothing is kept. */
  readonly nothing: Read;
  readonly parse: (text: string) => Read;
  readonly trouble: (code: KeepingTrouble) => Problem;
}

/**
 * What is kept under a key. A text with a problem is put aside, so that the key can be written again; where
 * that cannot be, the problem is `not-aside`, and the key must not be written. Never throws.
 */
export function readKept<Problem, Read extends { readonly problem?: Problem | undefined }>(
  store: TextStore | undefined,
  key: string,
  { nothing, parse, trouble }: Reading<Problem, Read>,
): Read {
  let text: string | null | undefined;
  try {
    text = store?.getItem(key);
  } catch {
    // As where there is no store.
  }
  if (!store || text === undefined) return { ...nothing, problem: trouble('not-stored') };
  if (text === null) return nothing;
  const read = parse(text);
  if (!read.problem || putAside(store, key, text)) return read;
  return { ...read, problem: trouble('not-aside') };
}
