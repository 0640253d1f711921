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
