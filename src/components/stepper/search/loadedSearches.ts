import type { SearchFunction, SearchName } from '../../../engine/index.ts';
import type { OtherMessages } from '#language/stepper/search/otherSearches';

/** What a page must have to show the searches beside minimax. */
export interface SearchKit {
  readonly functions: Readonly<Record<SearchName, SearchFunction>>;
  readonly messages: OtherMessages;
}

/** The kit of this page; `undefined` until `otherSearches.ts` has been imported, which puts it here. */
export const loadedSearches: { kit: SearchKit | undefined } = { kit: undefined };
