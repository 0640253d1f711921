/** Why an address does not lead all the way into the map; the sentences are in `src/i18n`. */
export type MapAddressProblem =
  | { readonly code: 'side'; readonly text: string }
  | { readonly code: 'moves'; readonly text: string }
  /** Cell `cell`, move number `at` from 1, is no reply, or no best move of the map's side. */
  | { readonly code: 'off-map'; readonly cell: number; readonly at: number };
