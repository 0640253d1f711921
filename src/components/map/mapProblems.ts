import type { LinkProblem } from '../platform/link.ts';
import type { UnknownParts } from '../platform/unknownParts.ts';

/** Why an address does not lead all the way into the map; the sentences are in `messages.en.ts`. */
export type MapProblem =
  | LinkProblem<'side' | 'at'>
  | UnknownParts
  /** Cell `cell`, move number `at` from 1, is no reply, or no best move of the map's side. */
  | { readonly code: 'off-map'; readonly cell: number; readonly at: number };
