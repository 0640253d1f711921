import { snippetOf, type StepRun } from '../../../engine/index.ts';
import type { StepIslandProps } from './smallStepperProps.ts';
import type { CodeSource } from './algorithm.ts';
import type { CodeListing } from '../codeListing.ts';
import { listingFrom } from '../search/listing.ts';
import { stepInputOf, type StepFigureProps } from './smallStart.ts';

export { stepInputOf, stepOf, type StepFigureProps } from './smallStart.ts';

/** What an algorithm's island is given. */
export async function stepIslandProps<Kind extends string>(
  props: StepFigureProps,
  { kinds }: StepRun<Kind>,
  source: CodeSource,
): Promise<StepIslandProps<Kind>> {
  const listing = await stepListing(source, kinds);
  return { id: props.id, input: stepInputOf(props), listing, caption: props.caption };
}

/** The code of a straight algorithm, in inks; each of its kinds of event points at a line of it. */
export function stepListing<Kind extends string>(
  { file, source, functions }: CodeSource,
  kinds: readonly Kind[],
): Promise<CodeListing<Kind>> {
  return listingFrom(file, snippetOf(source, functions, kinds));
}
