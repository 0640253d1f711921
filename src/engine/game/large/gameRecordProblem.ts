/**
 * Why a text is no game that can be shown, or a move cannot be made. `move` says which move of its line
 * it is, from 1.
 */
export type RecordProblem =
  | { readonly code: 'too-long'; readonly length: number; readonly limit: number }
  /** It is no text of this kind at all, or it stops half-way. */
  | { readonly code: 'not-ours' }
  /** Written by a later version of the notebook. */
  | { readonly code: 'newer'; readonly version: number }
  /** The checksum does not fit: a letter was lost or changed. */
  | { readonly code: 'damaged' }
  /** A part of a file is none of the values that it may have. */
  | { readonly code: 'bad-field'; readonly field: string }
  | { readonly code: 'too-many-moves'; readonly limit: number }
  /** A move answers one that does not come before it. */
  | { readonly code: 'bad-parent'; readonly move: number }
  | { readonly code: 'no-cell' | 'taken' | 'after-end' | 'twice'; readonly move: number }
  | FileProblem;

/** Only in the files of other programs. */
export type FileProblem =
  /** Where reading stopped, in characters from 1. */
  | { readonly code: 'bad-syntax'; readonly at: number }
  | { readonly code: 'bad-line'; readonly line: number }
  /** Psq: the line that ends every such file is not there. */
  | { readonly code: 'cut-off' }
  /** SGF: another game than five in a row; its number in the list of the format. */
  | { readonly code: 'other-game'; readonly game: string }
  | { readonly code: 'many-games'; readonly count: number }
  /** SGF: marks that stand there without having been played, passes, or the same side twice. */
  | { readonly code: 'setup-marks' }
  | { readonly code: 'pass' | 'same-side'; readonly move: number }
  /** The format knows boards with borders only, of this side at most. */
  | { readonly code: 'needs-borders' }
  | { readonly code: 'too-large'; readonly limit: number };
