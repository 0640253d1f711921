// Every page of a lesson loads this, also those without a figure: it imports nothing.

/** The members of a JSON object, none of them looked at yet. */
type Fields = Readonly<Record<string, unknown>>;

/** Of all that is stored, and saved as a file. */
const VERSION = 1;

/** Why what is stored cannot be used, or why something is not stored. */
export type StoredProblem =
  /** No text of ours. It is kept aside before anything is stored in its place. */
  | { readonly code: 'unreadable' }
  /** So many parts of it could not be read. The whole text is kept aside, too. */
  | { readonly code: 'lost-some'; readonly count: number }
  /** Written by a later version of the site: it stays as it is, and nothing is stored in its place. */
  | { readonly code: 'newer' }
  /** There is no room for more, or none to keep aside what cannot be read. */
  | { readonly code: 'full' }
  /** The browser stores nothing here. */
  | { readonly code: 'not-stored' };

/** Whether nothing is stored as long as this problem is there. */
export const isInTheWay = ({ code }: StoredProblem): boolean =>
  code === 'full' || code === 'not-stored' || code === 'newer';

/** More than a problem can be said of a stored thing: another tab has changed it. */
export type StoredNews = StoredProblem | { readonly code: 'elsewhere' };

export interface ReadStored<Value, Problem = StoredProblem> {
  readonly value: Value;
  readonly problem?: Problem | undefined;
}

type Soon<Value> = Value | Promise<Value>;

/** `sessionStorage` lasts as long as the tab is open. */
type StorageArea = 'localStorage' | 'sessionStorage';

/** Where something is stored. */
interface Place {
  readonly area?: StorageArea;
}

/** How a value is written as a text, and read again. */
interface StoredFormat<Value> {
  /** The value where nothing is stored, or nothing that can be read. */
  readonly empty: Value;
  /** Never throws. */
  readonly parse: (text: string) => ReadStored<Value>;
  /** With `more` fields for other programs, where the format has room for them. */
  readonly make: (value: NonNullable<Value>, more?: object) => string;
}

/** What a stored value consists of. */
export interface StoredSchema<Value> extends Place {
  readonly empty: Value;
  /** `undefined` for fields that are none of ours. `lose` hears how many parts were left out because they cannot be read. */
  readonly read: (fields: Fields, lose: (count: number) => void) => Value | undefined;
  /** The fields that `read` reads; absent where they are the value's own. */
  readonly write?: (value: NonNullable<Value>) => object;
  /** What the text says that it is, where it is saved as a file as well. */
  readonly what?: string;
}

/** One thing that the browser stores for us. */
export interface Stored<Value> extends StoredFormat<Value> {
  readonly key: string;
  /** What is stored now. Nothing is changed by looking at it. */
  readonly read: () => ReadStored<Value>;
  /**
   * How anything is stored, by `put` as well: reads what is stored, lets `change` make another value of it, and stores that
   * (`empty` takes it away), while no other tab can do the same. Gives what `change` has made, and why it
   * could not be stored. Rejects if `change` throws, and never otherwise. A `change` that takes its time may be called again.
   */
  readonly change: (change: (value: Value) => Soon<Value>) => Promise<ReadStored<Value>>;
  /**
   * Stores this in the place of what this page has read; what another tab has stored since then stays, and is given. For a
   * value of which two cannot be brought together.
   */
  readonly put: (value: Value) => Promise<ReadStored<Value>>;
  /**
   * Calls `take` with what another tab has stored since this page has read it, now and for as long as the page
   * is open: also when it comes back from where it heard nothing. Gives what ends that.
   */
  readonly hear: (take: (found: ReadStored<Value>) => void) => () => void;
  /** Keeps a text under another key, once; false if there is no room. For texts that only their owner can read in full. */
  readonly keepAside: (text: string) => boolean;
}

/** When another tab may have stored something: it has, or this page hears again after a time in which it heard nothing. */
const NEWS = ['storage', 'pageshow', 'visibilitychange'];

/** `undefined` where nothing can be stored, or no more. */
function attempt<Found>(area: StorageArea, use: (storage: Storage) => Found): Found | undefined {
  try {
    return use(globalThis[area]);
  } catch {
    return undefined;
  }
}

/** The text under a key: `null` where there is none, `undefined` where nothing can be stored. Never throws. */
export const textStored = (
  key: string,
  area: StorageArea = 'localStorage',
): string | null | undefined => attempt(area, (storage) => storage.getItem(key));

/** Puts a text under a key, or takes away what is there. Nothing is said to be stored before it was read back. */
export const putText = (area: StorageArea, name: string, text?: string) =>
  attempt(area, (storage) => {
    if (text === undefined) storage.removeItem(name);
    else storage.setItem(name, text);
    return storage.getItem(name) === (text ?? null);
  });

/** Keeps a text under a key of its own beside `key`, if it is under none yet; false if there is no room. */
function putAside(area: StorageArea, key: string, text: string): boolean {
  for (let at = 1; ; at++) {
    const place = `${key}.unreadable${at > 1 ? `.${at}` : ''}`;
    const there = textStored(place, area);
    if (there === text) return true;
    if (typeof there !== 'string') return putText(area, place, text) === true;
  }
}

/** Changes that wait for their turn. */
const waiting = new Set<() => unknown>();
let isLeaving = false;

/** A page that is left waits for nothing: what was changed on it is stored now. */
function leave(): void {
  isLeaving = true;
  for (const act of waiting) act();
}
const comeBack = () => (isLeaving = false);

/** Before the first change, which may come while the page is left: a new listener is not called then any more. */
function heedLeaving(): void {
  if (typeof addEventListener !== 'function') return;
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
}

/** One tab after the other. A browser that has no locks, or none for this page, makes nobody wait. */
function inTurn<Found>(name: string | undefined, act: () => Soon<Found>): Promise<Found> {
  let found: Promise<Found> | undefined;
  const once = () => {
    waiting.delete(once);
    return (found ??= new Promise((resolve) => resolve(act())));
  };
  // Outside a browser there are no other tabs.
  const locks = typeof addEventListener === 'function' ? navigator.locks : undefined;
  if (name === undefined || !locks || isLeaving) return once();
  waiting.add(once);
  return locks.request(name, once).catch(once);
}

function readText<Value>(
  { empty, parse }: StoredFormat<Value>,
  text: string | null | undefined,
): ReadStored<Value> {
  if (text === undefined) return { value: empty, problem: { code: 'not-stored' } };
  return text === null ? { value: empty } : parse(text);
}

/** A value as JSON with its version. */
/* @__NO_SIDE_EFFECTS__ */
export function versioned<Value>({
  empty,
  read,
  write,
  what,
}: StoredSchema<Value>): StoredFormat<Value> {
  return {
    empty,
    parse(text) {
      let problem: StoredProblem = { code: 'unreadable' };
      try {
        const { v, version: ofFile, noughtbook, ...fields } = JSON.parse(text) as Fields;
        const version = (what ? ofFile : v) as number;
        if (noughtbook === what && Number.isSafeInteger(version) && version >= VERSION) {
          let count = 0;
          const isNewer = version > VERSION;
          const value = isNewer ? undefined : read(fields, (lost) => (count += lost));
          if (value !== undefined)
            return { value, problem: count > 0 ? { code: 'lost-some', count } : undefined };
          if (isNewer) problem = { code: 'newer' };
        }
      } catch {
        // Not even JSON, or nothing that `read` can take.
      }
      return { value: empty, problem };
    },
    make(value, more) {
      const envelope = what ? { noughtbook: what, version: VERSION } : { v: VERSION };
      return JSON.stringify({ ...envelope, ...(write ? write(value) : value), ...more });
    },
  };
}

/**
 * A value under a key, as JSON with a version. Whatever may be wrong is handled here: the store is absent or
 * full, its text is broken or of a newer version, another tab has written it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function stored<Value>(key: string, schema: StoredSchema<Value>): Stored<Value> {
  return storedText(key, versioned(schema), schema);
}

/** The same for a text with a format of its own. */
/* @__NO_SIDE_EFFECTS__ */
export function storedText<Value>(
  key: string,
  format: StoredFormat<Value>,
  { area = 'localStorage' }: Place = {},
): Stored<Value> {
  const { empty, make } = format;
  const takers = new Set<(found: ReadStored<Value>) => void>();
  /** What this page has stored last, or heard of (another tab's is a new object); where nobody hears, what it has read last. */
  let known: { text: string | null | undefined } = { text: null };
  const textNow = () => textStored(key, area);
  heedLeaving();

  const keepAside = (text: string) => putAside(area, key, text);
  const tell = (found: ReadStored<Value>) => takers.forEach((take) => take(found));
  function look(): void {
    const text = textNow();
    if (text === known.text) return;
    known = { text };
    tell(readText(format, text));
  }

  function changeNow(change: (value: Value) => Soon<Value>): Soon<ReadStored<Value>> {
    const from = textNow();
    const { value: before, problem } = readText(format, from);
    const put = (value: Value): Soon<ReadStored<Value>> => {
      // Without a lock, or while this page was put away in the middle, another tab has stored something.
      if (textNow() !== from) return changeNow(change);
      if (problem?.code === 'newer' || problem?.code === 'not-stored') return { value, problem };
      const isSafe = !problem || keepAside(from as string);
      const text = value === empty ? undefined : make(value as NonNullable<Value>);
      if (!isSafe || !putText(area, key, text)) return { value, problem: { code: 'full' } };
      const isNews = from !== known.text;
      if (isNews) known = { text: from };
      known.text = text ?? null;
      if (isNews) tell({ value });
      return { value };
    };
    const made = change(before);
    return made instanceof Promise ? made.then(put) : put(made);
  }

  // What only one tab sees needs no turn.
  const change: Stored<Value>['change'] = (make) =>
    inTurn(area === 'localStorage' ? key : undefined, () => changeNow(make));

  return {
    ...format,
    key,
    read: () => readText(format, takers.size === 0 ? (known.text = textNow()) : textNow()),
    change,
    put(value) {
      const before = known;
      const isSeen = () => known === before && known.text === textNow();
      return change((now) => (now === empty || isSeen() ? value : now));
    },
    hear(take) {
      if (takers.size === 0) known.text = textNow();
      // Once each, however many there are that hear.
      for (const each of NEWS) addEventListener(each, look);
      takers.add(take);
      return () => {
        takers.delete(take);
        if (takers.size === 0) for (const each of NEWS) removeEventListener(each, look);
      };
    },
    keepAside,
  };
}
