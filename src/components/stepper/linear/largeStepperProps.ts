import type { SheetInput } from '../../../engine/index.ts';
import type { CodeListing } from '../codeListing.ts';

/** What the page gives to the island of an algorithm on large boards: data only. */
export interface SheetIslandProps<Kind extends string = string> {
  /** The figure's name on the page. */
  id: string;
  /** What it shows at first. */
  input: SheetInput;
  listing: CodeListing<Kind>;
  caption?: string | undefined;
  /** Without code and tools, and with the account below: for two figures side by side. */
  isCompact?: boolean | undefined;
}
