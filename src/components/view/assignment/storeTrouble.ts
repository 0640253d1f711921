/** Why work that is kept on the device could not be used, or why nothing is stored. */
export interface StoreTrouble {
  readonly code:
    | 'unreadable' // No text of ours; it was put aside.
    | 'newer' // Written by a later version of the site; it was put aside.
    | 'lost-some' // Some works could not be read; the whole text was put aside.
    | 'not-aside' // It cannot be read, and there was no room to put it aside: it is left alone.
    | 'full'
    | 'not-stored'; // The browser stores nothing here.
  /** How many works were lost, where some were. */
  readonly count?: number;
}
