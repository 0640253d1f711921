import { snippetOf, type LinearRun } from '../../../engine/index.ts';
import type { CodeListing } from '../codeListing.ts';
import { listingFrom } from '../listing.ts';
import type { CodeSource } from './algorithm.ts';
import type { LinearFigureProps } from './start.ts';

/** What the page gives to an algorithm's island: data only. */
export interface LinearIslandProps<Kind extends string, Input> {
  /** The figure's name on the page. */
  id: string;
  /** What it shows at first. */
  input: Input;
  listing: CodeListing<Kind>;
  caption?: string | undefined;
  /** Without code and tools, and with the account below: for two figures side by side. */
  isCompact?: boolean | undefined;
  /** The code is open at first: the text beside the figure speaks of it. */
  opensCode?: boolean | undefined;
}

/** What an algorithm's island is given. */
export async function linearIslandProps<Kind extends string, Input>(
  { id, caption, compact, code }: Pick<LinearFigureProps, 'id' | 'caption' | 'compact' | 'code'>,
  input: Input,
  { kinds }: Pick<LinearRun<Kind>, 'kinds'>,
  source: CodeSource,
): Promise<LinearIslandProps<Kind, Input>> {
  const listing = await linearListing(source, kinds);
  return { id, input, listing, caption, isCompact: compact, opensCode: code };
}

/** The code of an algorithm, in inks; each of its kinds of event points at a line of it. */
export function linearListing<Kind extends string>(
  { file, source, functions }: CodeSource,
  kinds: readonly Kind[],
): Promise<CodeListing<Kind>> {
  return listingFrom(file, snippetOf(source, functions, kinds));
}
