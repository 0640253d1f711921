import { minimax, type SearchName } from '../../../engine/index.ts';
import type { OtherMessages } from '#language/stepper/search/otherSearches';
import type { SearchSource } from './recording.svelte.ts';
import { loadedSearches } from './loadedSearches.ts';

/** Where figures get the functions of their searches. Minimax is always here. */
export const SEARCH_SOURCE: SearchSource = {
  here(search) {
    if (search === 'minimax') return minimax;
    if (!loadedSearches.kit) throw new Error(`${search} is asked for before it is loaded`);
    return loadedSearches.kit.functions[search];
  },
  async load(search) {
    if (search !== 'minimax' && !loadedSearches.kit) await import('./otherSearches.ts');
    return this.here(search);
  },
};

/** The words of a search beside minimax; `undefined` for minimax itself. */
export function searchMessagesOf(search: SearchName): OtherMessages | undefined {
  return search === 'minimax' ? undefined : loadedSearches.kit?.messages;
}
