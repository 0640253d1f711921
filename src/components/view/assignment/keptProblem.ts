/** What could not be used of a text that is kept on the device, or why nothing is kept. */
export type KeptProblem =
  /** No text of ours; it was put aside. */
  | { readonly code: 'unreadable' }
  /** Written by a later version of the site; it was put aside. */
  | { readonly code: 'newer'; readonly version: number }
  /** So many parts could not be read; the whole text was put aside. */
  | { readonly code: 'lost-some'; readonly count: number }
  /** It cannot be read, and there was no room to put it aside: it is left alone. */
  | { readonly code: 'not-aside' }
  /** There is no room for more. */
  | { readonly code: 'full' }
  /** The browser keeps nothing here. */
  | { readonly code: 'not-stored' };
