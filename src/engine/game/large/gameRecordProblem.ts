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
  | { readonly code: 'no-cell' | 'taken' | 'after-end' | 'twice'; readonly move: number }
  | FileProblem;

/** Problems of other programs' files only. */
type FileProblem =
  /** Where reading stopped, in characters from 1. */
  | { readonly code: 'bad-syntax'; readonly at: number }
  | { readonly code: 'bad-line'; readonly line: number }
  /** Psq: the line that ends every such file is missing. */
  | { readonly code: 'cut-off' }
  /** SGF: a game other than five in a row, by its number in the format's list; 1 is Go, and so is no number. */
  | { readonly code: 'other-game'; readonly game: string; readonly isSaid: boolean }
  /** Its rule is one that isn't played here, such as caro. */
  | { readonly code: 'other-rule'; readonly rule: string }
  /** SGF: marks that were set up, among which the two sides can't have taken turns, or that were taken off. */
  | { readonly code: 'setup-marks'; readonly move: number }
  /** A pass that a move follows, or the same side moving twice. */
  | { readonly code: 'pass' | 'same-side'; readonly move: number };
