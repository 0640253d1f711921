import type { Decisions } from './added.ts';
import {
  BOOK_LIMITS,
  withAssignments,
  withWorks,
  type Adjusted,
  type Book,
  type BookOffer,
  type Decided,
  type Entry,
} from './results.ts';
import { readRoster } from './roster.ts';

/** How much a book holds of what a teacher decides, and no pupil. */
export function decisionsOf({ entries, adjusted, roster }: BookOffer): Decisions {
  const isChanged = ({ weights, given, counts = 'latest' }: Adjusted) =>
    weights.some((each) => each !== null) || given.includes(true) || counts !== 'latest';
  return {
    points: entries.reduce((all, each) => all + countPoints(each), 0),
    leftOut: entries.filter(({ isLeftOut }) => isLeftOut).length,
    weights: [...adjusted.values()].filter(isChanged).length,
    names: readRoster(roster).names.size + entries.filter(({ called }) => called !== '').length,
  };
}

/** Points, other marks and comments. */
function countPoints({ byPerson, overruled = {}, comments = {} }: Decided): number {
  return [byPerson, overruled, comments].reduce((all, each) => all + Object.keys(each).length, 0);
}

/** What is decided about a result, and no more. */
function decidedOf({ called, isLeftOut, byPerson, overruled, comments }: Decided): Decided {
  return {
    called,
    isLeftOut,
    byPerson,
    ...(overruled && { overruled }),
    ...(comments && { comments }),
  };
}

export function hasDecisions(book: BookOffer): boolean {
  return Object.values(decisionsOf(book)).some((number) => number > 0) || book.roster.trim() !== '';
}

/**
 * The book with what another one decides about the works and assignments that both have. Anybody can
 * write such a file, so this is done only where the teacher says so. What this book decides stays.
 */
export function withDecisions(book: Book, other: BookOffer): Book {
  const theirs = new Map(other.entries.map((each) => [each.work.text, each]));
  const entries = book.entries.map((mine): Entry => {
    const their = theirs.get(mine.work.text);
    if (!their) return mine;
    const byPerson = { ...their.byPerson, ...mine.byPerson };
    const overruled = { ...their.overruled, ...mine.overruled };
    const comments = { ...their.comments, ...mine.comments };
    return {
      ...mine,
      called: mine.called || their.called,
      isLeftOut: mine.isLeftOut || their.isLeftOut,
      byPerson,
      ...(Object.keys(overruled).length > 0 && { overruled }),
      ...(Object.keys(comments).length > 0 && { comments }),
    };
  });
  return {
    ...book,
    entries,
    adjusted: new Map([...other.adjusted, ...book.adjusted]),
    roster: book.roster.trim() ? book.roster : other.roster,
  };
}

/** What a gradebook decides about that which this book has. */
export function offerFor({ entries, assignments }: Book, other: BookOffer): BookOffer {
  const texts = new Set(entries.map(({ work }) => work.text));
  const names = new Set([
    ...assignments.keys(),
    ...entries.map(({ work: { assignment } }) => assignment),
  ]);
  return {
    entries: other.entries.flatMap(({ work: { text }, ...rest }) => {
      const decided = decidedOf(rest);
      const isDecided = decided.called !== '' || decided.isLeftOut || countPoints(decided) > 0;
      return isDecided && texts.has(text) ? [{ work: { text }, ...decided }] : [];
    }),
    adjusted: new Map([...other.adjusted].filter(([name]) => names.has(name))),
    roster: other.roster,
  };
}

/** The book with questions about what others decide, each once; how many of these are in it, and how many had no room. */
export function withOffers(
  book: Book,
  others: readonly BookOffer[],
): { readonly book: Book; readonly asked: number; readonly notAsked: number } {
  const keyOf = ({ entries, adjusted, roster }: BookOffer) =>
    JSON.stringify([entries, [...adjusted], roster]);
  const all = new Map(book.offered.map((each) => [keyOf(each), each]));
  const wanted = others.map((each) => offerFor(book, each)).filter(hasDecisions);
  for (const each of wanted) all.set(keyOf(each), each);
  const offered = [...all.values()].slice(0, BOOK_LIMITS.offers);
  const isMore = offered.length > book.offered.length;
  const notAsked = all.size - offered.length;
  const asked = new Set(wanted.map(keyOf)).size - notAsked;
  return { book: isMore ? { ...book, offered } : book, asked, notAsked };
}

/** What is stored, with what is on the page and could not be. */
export function mergedBooks(stored: Book, here: Book): Book {
  const { book } = withWorks(stored, here.entries);
  const filled = withAssignments(book, [...here.assignments.values()]).book;
  return withOffers(withDecisions(filled, here), here.offered).book;
}
