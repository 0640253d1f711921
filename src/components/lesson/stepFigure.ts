import { snippetOf, type StepRun } from '../../engine/index.ts';
import type { StepIslandProps } from '../islands/steps/stepIsland.ts';
import type { CodeListing } from '../view/codeListing.ts';
import { listingFrom } from './listing.ts';
import { stepInputOf, type StepFigureProps } from './stepAt.ts';

export { stepInputOf, stepOf, type StepFigureProps } from './stepAt.ts';

/** What shows the code of an algorithm: where it stands, its text, and which of its functions. */
export interface StepSource {
  /** From the root of the repository. */
  readonly file: string;
  readonly source: string;
  readonly functions: readonly string[];
}

/** What an algorithm's island is given. */
export async function stepIslandProps<Kind extends string>(
  props: StepFigureProps,
  { kinds }: StepRun<Kind>,
  source: StepSource,
  lang: string,
): Promise<StepIslandProps<Kind>> {
  const listing = await stepListing(source, kinds);
  return { id: props.id, input: stepInputOf(props), listing, caption: props.caption, lang };
}

/** The code of a straight algorithm, in inks; each of its kinds of event points at a line of it. */
export function stepListing<Kind extends string>(
  { file, source, functions }: StepSource,
  kinds: readonly Kind[],
): Promise<CodeListing<Kind>> {
  return listingFrom(file, snippetOf(source, functions, kinds));
}
