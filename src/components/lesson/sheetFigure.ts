import type { SheetInput, SheetRun } from '../../engine/index.ts';
import type { SheetIslandProps } from '../islands/sheets/sheetIsland.ts';
import type { SheetFigureProps } from './sheetAt.ts';
import { stepListing, type StepSource } from './stepFigure.ts';

/** What the island of an algorithm on large boards is given. */
export async function sheetIslandProps<Kind extends string>(
  { id, caption, compact }: SheetFigureProps,
  input: SheetInput,
  { kinds }: SheetRun<Kind>,
  source: StepSource,
  lang: string,
): Promise<SheetIslandProps<Kind>> {
  return {
    id,
    input,
    listing: await stepListing(source, kinds),
    caption,
    lang,
    isCompact: compact,
  };
}
