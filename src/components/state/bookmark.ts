// Every page of a lesson loads this, also those without a figure: it imports nothing.

/** Where a reader has come to in the lessons, kept on this device so that they find their way back. */
interface Bookmark {
  /** The lesson that was read last, and its heading; without a heading its end was reached. */
  readonly at?: Place;
  /** The lessons whose end has been seen. */
  readonly ended: readonly string[];
}

export interface Place {
  /** The page of the lesson: "lessons/count". */
  readonly lesson: string;
  readonly part?: Part;
}

export interface Part {
  /** The heading's id on its page. */
  readonly id: string;
  /** As it reads. */
  readonly text: string;
}

export const BOOKMARK_KEY = 'noughtbook.bookmark';
const VERSION = 1;
const NOTHING: Bookmark = { ended: [] };
/** Longer names are none of ours. */
const LONGEST = 200;

/** The part of the browser's `Storage` that is used here. */
export type BookmarkStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What is kept; nothing if there is nothing, or nothing that can be read. Never throws. */
export function readBookmark(storage = browserStorage()): Bookmark {
  const found = stored(storage);
  return found?.['v'] === VERSION ? readFields(found) : NOTHING;
}

/** A heading was reached. */
export function reachPart(place: Required<Place>, storage = browserStorage()): void {
  write(storage, ({ ended }) => ({ at: place, ended }));
}

/** The end of a lesson was reached. */
export function reachEnd(lesson: string, storage = browserStorage()): void {
  write(storage, ({ ended }) => ({ at: { lesson }, ended: [...new Set([...ended, lesson])] }));
}

/** Forgets everything that is kept here. */
export function forgetBookmark(storage = browserStorage()): void {
  try {
    storage?.removeItem(BOOKMARK_KEY);
  } catch {
    // Where nothing can be kept there is nothing to forget.
  }
}

/** What comes next, of lessons in their order: a place, or nothing if all have been read. */
export function whereToGoOn(
  { at, ended }: Bookmark,
  lessons: readonly string[],
): Place | undefined {
  if (at?.part && lessons.includes(at.lesson)) return at;
  const from = at ? lessons.indexOf(at.lesson) + 1 : 0;
  const order = [...lessons.slice(from), ...lessons.slice(0, from)];
  const lesson = order.find((each) => !ended.includes(each));
  return lesson === undefined ? undefined : { lesson };
}

/** What a newer version of the notebook has kept stays as it is. */
function write(storage: BookmarkStorage | undefined, next: (now: Bookmark) => Bookmark): void {
  const version = stored(storage)?.['v'];
  if (typeof version === 'number' && version > VERSION) return;
  try {
    storage?.setItem(BOOKMARK_KEY, JSON.stringify({ v: VERSION, ...next(readBookmark(storage)) }));
  } catch {
    // Full or forbidden: then the way back is not kept, and nothing else is lost.
  }
}

type Fields = Readonly<Record<string, unknown>>;

function stored(storage: BookmarkStorage | undefined): Fields | undefined {
  try {
    return fieldsOf(JSON.parse(storage?.getItem(BOOKMARK_KEY) ?? 'null'));
  } catch {
    return undefined;
  }
}

const fieldsOf = (value: unknown): Fields | undefined =>
  typeof value === 'object' && value !== null ? (value as Fields) : undefined;

const isName = (value: unknown): value is string =>
  typeof value === 'string' && value !== '' && value.length <= LONGEST;

function readFields({ at, ended }: Fields): Bookmark {
  const place = readPlace(fieldsOf(at));
  return {
    ...(place && { at: place }),
    ended: Array.isArray(ended) ? ended.filter(isName) : [],
  };
}

function readPlace(at: Fields | undefined): Place | undefined {
  const lesson = at?.['lesson'];
  if (!isName(lesson)) return undefined;
  const part = fieldsOf(at?.['part']);
  const [id, text] = [part?.['id'], part?.['text']];
  return isName(id) && isName(text) ? { lesson, part: { id, text } } : { lesson };
}

/** Absent where there is no browser, and where the browser forbids storing. */
function browserStorage(): BookmarkStorage | undefined {
  try {
    return globalThis.localStorage;
  } catch {
    return undefined;
  }
}
