import { snippetOf, type LinearRun } from '../../../engine/index.ts';
import type { CodeListing } from '../codeView.ts';
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
}

/** What an algorithm's island is given; throws for an input of which there is nothing to step through, so that the page is not built. */
export async function linearIslandProps<Kind extends string, Input>(
  { id, caption, compact }: Pick<LinearFigureProps, 'id' | 'caption' | 'compact'>,
  input: Input,
  run: Pick<LinearRun<Kind, Input>, 'name' | 'kinds' | 'record'>,
  source: CodeSource,
): Promise<LinearIslandProps<Kind, Input>> {
  if (run.record(input).events.length === 0) {
    throw new Error(`The figure "${id}" (${run.name}) has no step on its board.`);
  }
  const listing = await linearListing(source, run.kinds);
  return { id, input, listing, caption, isCompact: compact };
}

/** The code of an algorithm, in inks; each of its kinds of event points at a line of it. */
export function linearListing<Kind extends string>(
  { file, source, functions }: CodeSource,
  kinds: readonly Kind[],
): Promise<CodeListing<Kind>> {
  return listingFrom(file, snippetOf(source, functions, kinds));
}
