import { QUARANTINED, putText, textStored, type StorageArea } from './stored.ts';

/** A text that a store has put aside, because it could not use it. */
export interface QuarantinedText {
  /** The key of the store. */
  readonly store: string;
  readonly area: StorageArea;
  /** The key under which it lies. */
  readonly place: string;
  readonly text: string;
  /** Milliseconds since 1970; `undefined` for what was put aside before the time was noted. */
  readonly since: number | undefined;
}

const AREAS: readonly StorageArea[] = ['localStorage', 'sessionStorage'];
const timeOf = (place: string) => `${place}.at`;

/** The texts that all stores of the site have put aside, by store and place. */
export function listQuarantined(): readonly QuarantinedText[] {
  return AREAS.flatMap((area) =>
    keysIn(area)
      .toSorted()
      .flatMap((place) => {
        const store = QUARANTINED.exec(place)?.[1];
        const text = store === undefined ? null : textStored(place, area);
        if (store === undefined || typeof text !== 'string') return [];
        const at = Number(textStored(timeOf(place), area) ?? NaN);
        return [{ store, area, place, text, since: Number.isFinite(at) ? at : undefined }];
      }),
  );
}

/** What takes a part of the room that the browser gives: a store, all that was put aside, or what is not ours. */
export interface StoredSize {
  readonly of: { readonly store: string } | 'aside' | 'others';
  /** Characters, those of the keys included. */
  readonly length: number;
}

/** All that fills the room, the largest first. */
export function listStoredSizes(): readonly StoredSize[] {
  const sizes = new Map<string, number>();
  for (const key of keysIn('localStorage')) {
    const isAside = QUARANTINED.test(key.replace(/\.at$/, ''));
    const ours = key.startsWith('noughtbook.') ? key : 'others';
    const name = isAside ? 'aside' : ours;
    const length = key.length + (textStored(key, 'localStorage')?.length ?? 0);
    sizes.set(name, (sizes.get(name) ?? 0) + length);
  }
  return [...sizes]
    .map(([name, length]): StoredSize => ({
      of: name === 'aside' || name === 'others' ? name : { store: name },
      length,
    }))
    .toSorted((a, b) => b.length - a.length);
}

/** Takes such a text away. */
export function dropQuarantined({ area, place }: Pick<QuarantinedText, 'area' | 'place'>): void {
  putText(area, place);
  putText(area, timeOf(place));
}

/** Puts a text where it lay, or another one in its place; false if there is no room. */
export function putQuarantined({ area, place, text, since }: QuarantinedText): boolean {
  if (!putText(area, place, text)) return false;
  putText(area, timeOf(place), since === undefined ? undefined : String(since));
  return true;
}

/** Puts another text into the place of one, as of now; false if there is no room. */
export function replaceQuarantined(from: QuarantinedText, text: string): boolean {
  return putQuarantined({ ...from, text, since: Date.now() });
}

function keysIn(area: StorageArea): readonly string[] {
  try {
    const storage = globalThis[area];
    return Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '');
  } catch {
    return [];
  }
}
