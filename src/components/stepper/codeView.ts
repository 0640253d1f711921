import type { Snippet } from '../../engine/index.ts';

/** The line that is lit while an event of this kind is shown. */
export function codeLineAt<Kind extends string>(
  snippet: Snippet<Kind>,
  event: Kind,
): number | undefined {
  return snippet.lineOf[event];
}

/** The kinds of event that happen at a line: none for most lines. */
export function eventsOfLine<Kind extends string>(snippet: Snippet<Kind>, line: number): Kind[] {
  const kinds = Object.keys(snippet.lineOf) as Kind[];
  return kinds.filter((event) => snippet.lineOf[event] === line);
}

/** A piece of code, with the ink that it is printed in. */
export interface CodeToken {
  readonly text: string;
  readonly tone: 'plain' | 'keyword' | 'function' | 'comment';
}

/** The languages in which code is shown: that in which it runs, and one to take home. */
export const LISTING_LANGUAGES = ['typescript', 'python'] as const;
export type ListingLanguage = (typeof LISTING_LANGUAGES)[number];

/** A piece of the running source, ready to be printed: made when the site is built. */
export interface CodeListing<Kind extends string = string> {
  readonly file: string;
  /** Line by line, without line ends. */
  readonly lines: readonly (readonly CodeToken[])[];
  readonly snippet: Snippet<Kind>;
  /** The same whole in Python, with the same events at its lines. */
  readonly python?: CodeListing<Kind> | undefined;
}

/** In the language that was chosen, or as it runs where there is no other. */
export const listingIn = <Kind extends string>(
  listing: CodeListing<Kind>,
  language: ListingLanguage,
): CodeListing<Kind> => (language === 'python' ? (listing.python ?? listing) : listing);
