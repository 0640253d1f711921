import type { SearchFunction, SearchName } from '../../engine/index.ts';
import type { OtherWords } from '../../i18n/others.ts';

/** What a page must have to show the searches beside minimax. */
export interface SearchKit {
  readonly functions: Readonly<Record<SearchName, SearchFunction>>;
  readonly words: (lang?: string) => OtherWords;
}

/** The kit of this page, once `otherSearches.ts` has been loaded: that brings it. */
export const brought: { kit: SearchKit | undefined } = { kit: undefined };
