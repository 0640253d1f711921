import type { Decisions } from './added.ts';
import {
  BOOK_LIMITS,
  readRoster,
  withAssignments,
  withWorks,
  type Adjusted,
  type Book,
  type BookOffer,
  type Entry,
} from './results.ts';

/** How much a book holds of what a teacher decides, and no pupil. */
export function decisionsOf({ entries, adjusted, roster }: BookOffer): Decisions {
  const isChanged = ({ weights, given }: Adjusted) =>
    weights.some((each) => each !== null) || given.includes(true);
  return {
    points: entries.reduce((all, { byPerson }) => all + Object.keys(byPerson).length, 0),
    leftOut: entries.filter(({ isLeftOut }) => isLeftOut).length,
    weights: [...adjusted.values()].filter(isChanged).length,
    names: readRoster(roster).names.size + entries.filter(({ called }) => called !== '').length,
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
    const called = mine.called || their.called;
    return { ...mine, called, isLeftOut: mine.isLeftOut || their.isLeftOut, byPerson };
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
    entries: other.entries.flatMap(({ work: { text }, called, isLeftOut, byPerson }) => {
      const isDecided = called !== '' || isLeftOut || Object.keys(byPerson).length > 0;
      return isDecided && texts.has(text) ? [{ work: { text }, called, isLeftOut, byPerson }] : [];
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
