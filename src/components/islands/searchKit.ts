import { minimax, type SearchName } from '../../engine/index.ts';
import type { OtherWords } from '../../i18n/others.ts';
import type { SearchSource } from '../state/recording.svelte.ts';
import { brought } from './broughtKit.ts';

/** Where figures get the functions of their searches. Minimax is always here. */
export const SEARCH_SOURCE: SearchSource = {
  here(search) {
    if (search === 'minimax') return minimax;
    if (!brought.kit) throw new Error(`${search} is asked for before it is loaded`);
    return brought.kit.functions[search];
  },
  async load(search) {
    if (search !== 'minimax' && !brought.kit) await import('./otherSearches.ts');
    return this.here(search);
  },
};

/** The words of a search beside minimax; `undefined` for minimax itself. */
export function wordsOf(search: SearchName, lang?: string): OtherWords | undefined {
  return search === 'minimax' ? undefined : brought.kit?.words(lang);
}
