/**
 * Why a text is not a game that can be shown, or why a move cannot be made. `move` is the move's place in
 * its line, from 1.
 */
export type RecordProblem =
  | { readonly code: 'too-long'; readonly length: number; readonly limit: number }
  /** Not a text of this format at all, or it is cut off. */
  | { readonly code: 'not-ours' }
  /** Written by a later version of the notebook. */
  | { readonly code: 'newer'; readonly version: number }
  /** The checksum does not fit: a letter was lost or changed. */
  | { readonly code: 'damaged' }
  /** A field has a value that it may not have. */
  | { readonly code: 'bad-field'; readonly field: string }
  | { readonly code: 'too-many-moves'; readonly limit: number }
  /** A move answers one that does not come before it. */
  | { readonly code: 'bad-parent'; readonly move: number }
  | { readonly code: 'no-cell' | 'taken' | 'after-end' | 'twice'; readonly move: number };
