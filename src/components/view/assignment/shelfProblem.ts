/** What of the stored assignments could not be used, or why nothing is stored. */
export type ShelfProblem =
  /** No text of ours; it was kept aside. */
  | { readonly code: 'unreadable' }
  /** Written by a later version of the site; it was kept aside. */
  | { readonly code: 'newer'; readonly version: number }
  /** So many of the assignments could not be read; the whole text was kept aside. */
  | { readonly code: 'lost-some'; readonly count: number }
  /** Stored here is what cannot be read, and there was no room to put it aside: it is left alone. */
  | { readonly code: 'not-aside' }
  /** There is no room for more. */
  | { readonly code: 'full' }
  /** The browser stores nothing here. */
  | { readonly code: 'not-stored' };
