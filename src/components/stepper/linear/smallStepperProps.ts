import type { StepInput } from '../../../engine/index.ts';
import type { CodeListing } from '../codeListing.ts';

/** What the page gives to an algorithm's island: data only. */
export interface StepIslandProps<Kind extends string = string> {
  /** The figure's name on the page. */
  id: string;
  /** What it shows at first. */
  input: StepInput;
  listing: CodeListing<Kind>;
  caption?: string | undefined;
}
