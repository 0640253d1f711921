// Every page of a lesson loads this, also those without a figure: it imports nothing.

/** The members of a JSON object, none of them looked at yet. */
type Fields = Readonly<Record<string, unknown>>;

/** How the fields of each older version become those of the next: entry 0 makes version 2 of version 1. */
export type Migrations = readonly ((old: Fields) => Fields)[];

/** Why what is stored cannot be used, or why something is not stored. */
export type StoredProblem<More = never> =
  /** No text of ours; it was quarantined. */
  | { readonly code: 'unreadable' }
  /** Written by a later version of the site: it stays where it is, and nothing is stored in its place. */
  | { readonly code: 'newer'; readonly version: number }
  /** It cannot be read, and there was no room to quarantine it: it is left alone. */
  | { readonly code: 'not-quarantined' }
  /** There is no room for more. */
  | { readonly code: 'full' }
  /** The browser stores nothing here. */
  | { readonly code: 'not-stored' }
  | More;

/** So many parts could not be read; the whole text was quarantined. */
export interface LostSome {
  readonly code: 'lost-some';
  readonly count: number;
}

/** These fields had values that are not known any more, and have their defaults: nothing to quarantine. */
export interface BadFields {
  readonly code: 'bad-fields';
  readonly fields: readonly string[];
}

interface Coded {
  readonly code: string;
}

export interface ReadStored<Value, More = never> {
  readonly value: Value;
  readonly problem?: StoredProblem<More> | undefined;
}

/** `sessionStorage` lasts as long as the tab is open. */
export type StorageArea = 'localStorage' | 'sessionStorage';

/** Where and how something is stored. */
interface Place {
  readonly area?: StorageArea;
}

/** How a value is written as a text, and read again. */
export interface StoredFormat<Value, More = never> {
  /** The value where nothing is stored, or nothing that can be read. */
  readonly empty: Value;
  /** Never throws. */
  readonly parse: (text: string) => ReadStored<Value, More>;
  /** With `more` fields for other programs, where the format has room for them. */
  readonly make: (value: NonNullable<Value>, more?: object) => string;
}

/** What a stored value consists of. */
export interface StoredSchema<Value, More = never> extends Place {
  readonly empty: Value;
  /** `undefined` for fields that are none of ours. What of them was left out goes to `report`. */
  readonly read: (fields: Fields, report: (problem: More) => void) => Value | undefined;
  /** The fields that `read` reads; absent where they are the value's own. */
  readonly write?: (value: NonNullable<Value>) => object;
  /** What the text says that it is, where it is saved as a file as well. */
  readonly what?: string;
  /** Texts of before versions were counted are of version 1. */
  readonly unversioned?: boolean;
}

/** One thing that the browser stores for us. Nothing here throws. */
export interface Stored<Value, More = never> extends StoredFormat<Value, More> {
  readonly key: string;
  /** What is stored. A text that cannot be used is quarantined, so that its key can be written again. */
  readonly read: () => ReadStored<Value, More>;
  /** Stores a value in place of what is there; `empty` takes that away. Gives why it could not. */
  readonly write: (value: Value) => StoredProblem<More> | undefined;
  /** Stores what `change` makes of what is there now, so that what another tab has stored stays. */
  readonly change: (change: (value: Value) => Value) => ReadStored<Value, More>;
  /** Takes everything away, also what is quarantined. */
  readonly erase: () => void;
  /** False if there was no room. */
  readonly quarantine: (text: string) => boolean;
  /** The texts that could not be used, the oldest first. */
  readonly quarantined: () => readonly string[];
  /** Whether an event of the browser says that another tab has stored something here. */
  readonly isStoredElsewhere: (event: Pick<StorageEvent, 'key'>) => boolean;
}

/** At the ends of the keys of what is quarantined: there is room for so many texts. */
const PLACES = ['', '.2', '.3', '.4', '.5', '.6', '.7', '.8', '.9'];
/** Characters that are quarantined of all stores together: the rest of the browser's room is for new work. */
export const QUARANTINE_ROOM = 1_000_000;
/** A key of what is quarantined: that of its store, and the end of its place. */
export const QUARANTINED = /^(noughtbook\..+)\.kept(?:\.\d)?$/;

/** `undefined` where nothing can be stored, or no more. */
function attempt<Found>(area: StorageArea, use: (storage: Storage) => Found): Found | undefined {
  try {
    return use(globalThis[area]);
  } catch {
    return undefined;
  }
}

/** The text under a key: `null` where there is none, `undefined` where nothing can be stored. Never throws. */
export const textStored = (key: string, area: StorageArea): string | null | undefined =>
  attempt(area, (storage) => storage.getItem(key));

/** Characters of all that is quarantined. */
const quarantinedLength = (area: StorageArea): number =>
  attempt(area, (storage) => {
    let length = 0;
    for (let at = 0; at < storage.length; at++) {
      const key = storage.key(at) ?? '';
      if (QUARANTINED.test(key)) length += storage.getItem(key)?.length ?? 0;
    }
    return length;
  }) ?? 0;

/** Puts a text under a key, or takes away what is there. Nothing is said to be stored before it was read back. */
export const putText = (area: StorageArea, name: string, text?: string) =>
  attempt(area, (storage) => {
    if (text === undefined) storage.removeItem(name);
    else storage.setItem(name, text);
    return storage.getItem(name) === (text ?? null);
  });

/** Puts a text into the first free place, with the time, if it is in none of them. */
function quarantineText(area: StorageArea, places: readonly string[], text: string): boolean {
  const isFree = (name: string) => textStored(name, area) === null;
  if (places.some((name) => textStored(name, area) === text)) return true;
  if (quarantinedLength(area) + text.length > QUARANTINE_ROOM) return false;
  const place = places.find((name) => isFree(name) && putText(area, name, text));
  if (place) putText(area, `${place}.at`, String(Date.now()));
  return place !== undefined;
}

/** A value as JSON with its version, which is one more than there are migrations. */
/* @__NO_SIDE_EFFECTS__ */
export function versioned<Value, More extends Coded = never>(
  { empty, read, write, what, unversioned }: StoredSchema<Value, More>,
  migrations: Migrations = [],
): StoredFormat<Value, More> {
  const current = migrations.length + 1;
  return {
    empty,
    parse(text) {
      let problem: StoredProblem<More> = { code: 'unreadable' };
      try {
        const { v, version: ofFile, noughtbook, ...rest } = JSON.parse(text) as Fields;
        const first = unversioned && text.startsWith('{') ? 1 : 0;
        const version = ((what ? ofFile : v) ?? first) as number;
        if (noughtbook === what && Number.isSafeInteger(version) && version > 0) {
          const fields = migrations.slice(version - 1).reduce((old, step) => step(old), rest);
          let left: More | undefined;
          const value = version > current ? undefined : read(fields, (each) => (left = each));
          if (value !== undefined) return { value, problem: left };
          if (version > current) problem = { code: 'newer', version };
        }
      } catch {
        // Not even JSON, or nothing that `read` can take.
      }
      return { value: empty, problem };
    },
    make(value, more) {
      const envelope = what ? { noughtbook: what, version: current } : { v: current };
      return JSON.stringify({ ...envelope, ...(write ? write(value) : value), ...more });
    },
  };
}

/**
 * A value under a key, as JSON with a version. Whatever may be wrong is handled here: the store is absent or
 * full, its text is broken or of a newer version, another tab has written it.
 */
/* @__NO_SIDE_EFFECTS__ */
export function stored<Value, More extends Coded = never>(
  key: string,
  schema: StoredSchema<Value, More>,
  migrations?: Migrations,
): Stored<Value, More> {
  return storedText(key, versioned(schema, migrations), schema);
}

/** The same for a text with a format of its own. */
/* @__NO_SIDE_EFFECTS__ */
export function storedText<Value, More extends Coded = never>(
  key: string,
  format: StoredFormat<Value, More>,
  { area = 'localStorage' }: Place = {},
): Stored<Value, More> {
  const { empty, parse, make } = format;
  const places = PLACES.map((place) => `${key}.kept${place}`);
  /** The text that may be written over: it was read, or written here, or is in quarantine. */
  let spare: string | null = null;

  const textAt = (name: string) => textStored(name, area);
  const put = (name: string, text?: string) => putText(area, name, text);
  const quarantine = (text: string) => quarantineText(area, places, text);

  function readText(text: string | null | undefined): ReadStored<Value, More> {
    if (text === undefined) return { value: empty, problem: { code: 'not-stored' } };
    if (text === null) return { value: empty };
    const found = parse(text);
    const code = found.problem?.code;
    if (code === 'newer') return found;
    if (code && code !== 'bad-fields' && !quarantine(text)) {
      return { ...found, problem: { code: 'not-quarantined' } };
    }
    spare = text;
    return found;
  }

  const read = () => readText(textAt(key));
  function write(value: Value): StoredProblem<More> | undefined {
    const held = textAt(key);
    if (held !== null && held !== spare) {
      const { problem } = readText(held);
      if (held !== spare) return problem;
    }
    const text = value === empty ? undefined : make(value as NonNullable<Value>);
    if (!put(key, text)) return { code: 'full' };
    spare = text ?? null;
    return undefined;
  }

  return {
    ...format,
    key,
    read,
    write,
    change(change) {
      const value = change(read().value);
      return { value, problem: write(value) };
    },
    erase: () =>
      [key, ...places, ...places.map((name) => `${name}.at`)].forEach((name) => put(name)),
    quarantine,
    quarantined: () => places.flatMap((name) => textAt(name) ?? []),
    isStoredElsewhere: (event) => event.key === key,
  };
}
