/** Why a code cannot be unpacked. */
export type PackProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'too-long'; readonly length: number; readonly limit: number }
  /** It does not begin as codes of this site do. */
  | { readonly code: 'foreign' }
  /** Written by a newer version of this site: `codec` is its number. */
  | { readonly code: 'newer-codec'; readonly codec: number }
  /** A letter that no code has, or letters that spell no bytes. */
  | { readonly code: 'bad-letters' }
  /** A letter was lost or changed on the way. */
  | { readonly code: 'damaged' }
  /** There is more in it than any assignment or work can be. */
  | { readonly code: 'too-large'; readonly limit: number };
