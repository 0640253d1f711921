import type { CellEvent, LineEvent } from '../../engine/index.ts';
import type { CodeListing } from '../stepper/codeView.ts';

/** The engine's code beside the steps of an account, made when the site is built. */
export interface InspectorListings {
  readonly line: CodeListing<LineEvent['kind']>;
  readonly cell: CodeListing<CellEvent['kind']>;
}

/** The code that stands in the page once, for all of its figures (`lessons/weight/WeightFigure.astro`). */
export function codeOfPage(): InspectorListings {
  return JSON.parse(document.getElementById('weight-code')?.textContent ?? '') as InspectorListings;
}
