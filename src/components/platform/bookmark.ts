// Every page of a lesson loads this, also those without a figure.
import { stored } from './stored.ts';

/** Where a reader has come to in the lessons, stored on this device so that they find their way back. */
interface Bookmark {
  /** The lesson that was read last, and its heading; without a heading its end was reached. */
  readonly at?: BookmarkPlace;
  /** The lessons whose end has been seen. */
  readonly ended: readonly string[];
}

interface BookmarkPlace {
  /** The page of the lesson: "lessons/count". */
  readonly lesson: string;
  readonly part?: PageSection;
}

interface PageSection {
  /** The heading's id on its page. */
  readonly id: string;
  /** As it reads. */
  readonly text: string;
}

export const bookmarkStore = stored<Bookmark>('noughtbook.bookmark', {
  empty: { ended: [] },
  read({ at, ended }, lose) {
    const place = readPlace(at);
    const lessons = Array.isArray(ended) ? ended.filter(isName) : [];
    // A bookmark that was set anew would overwrite the rest.
    if (JSON.stringify([at, ended]) !== JSON.stringify([place, lessons])) lose(1);
    return { ...(place && { at: place }), ended: lessons };
  },
});

/** A heading was reached. Where nothing can be stored, nothing else is lost. */
export function reachPart(place: Required<BookmarkPlace>): void {
  void bookmarkStore.change(({ ended }) => ({ at: place, ended }));
}

/** The end of a lesson was reached. */
export function reachEnd(lesson: string): void {
  void bookmarkStore.change(({ ended }) => ({
    at: { lesson },
    ended: [...new Set([...ended, lesson])],
  }));
}

/** What comes next, of lessons in their order: a place, or nothing if all have been read. */
export function whereToGoOn(
  { at, ended }: Bookmark,
  lessons: readonly string[],
): BookmarkPlace | undefined {
  if (at?.part && lessons.includes(at.lesson)) return at;
  const from = at ? lessons.indexOf(at.lesson) + 1 : 0;
  const order = [...lessons.slice(from), ...lessons.slice(0, from)];
  const lesson = order.find((each) => !ended.includes(each));
  return lesson === undefined ? undefined : { lesson };
}

/** However long it is: a heading is read again as it was written. */
const isName = (value: unknown): value is string => typeof value === 'string' && value !== '';

function readPlace(at: unknown): BookmarkPlace | undefined {
  const { lesson, part } = (at ?? {}) as { readonly [Field in keyof BookmarkPlace]?: unknown };
  if (!isName(lesson)) return undefined;
  const { id, text } = (part ?? {}) as { readonly [Field in keyof PageSection]?: unknown };
  return isName(id) && isName(text) ? { lesson, part: { id, text } } : { lesson };
}
