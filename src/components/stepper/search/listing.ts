import { snippetOf, type SearchEvent, type SearchName } from '../../../engine/index.ts';
import type { CodeListing } from '../codeListing.ts';
import { listingFrom } from '../listing.ts';

const FOLDER = '../../../engine/search/';
/** The running code: the text of every file of searches, by its path. */
const SOURCES = import.meta.glob<string>('../../../engine/search/*.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/**
 * The running source of a search, in inks: made when the site is built. Search, function and file
 * have one name; throws where file or function is not found.
 */
export async function listingOf(search: SearchName): Promise<CodeListing<SearchEvent>> {
  const source = SOURCES[`${FOLDER}${search}.ts`];
  if (source === undefined) throw new Error(`There is no src/engine/search/${search}.ts.`);
  const snippet = snippetOf(source, search);
  return listingFrom(`src/engine/search/${search}.ts`, snippet);
}
