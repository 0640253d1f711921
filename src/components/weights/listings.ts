import type { CellEvent, LineEvent } from '../../engine/index.ts';
import type { CodeListing } from '../stepper/codeListing.ts';

/** The engine's code beside the steps of an account, made when the site is built. */
export interface InspectorListings {
  readonly line: CodeListing<LineEvent>;
  readonly cell: CodeListing<CellEvent>;
}
