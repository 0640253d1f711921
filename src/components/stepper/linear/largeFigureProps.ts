import type { SheetInput, SheetRun } from '../../../engine/index.ts';
import type { SheetIslandProps } from './largeStepperProps.ts';
import type { SheetFigureProps } from './largeStart.ts';
import type { CodeSource } from './algorithm.ts';
import { stepListing } from './smallFigureProps.ts';

/** What the island of an algorithm on large boards is given. */
export async function sheetIslandProps<Kind extends string>(
  { id, caption, compact }: SheetFigureProps,
  input: SheetInput,
  { kinds }: SheetRun<Kind>,
  source: CodeSource,
): Promise<SheetIslandProps<Kind>> {
  return {
    id,
    input,
    listing: await stepListing(source, kinds),
    caption,
    isCompact: compact,
  };
}
