/** Why a file that the site itself has cannot be used. */
export type SiteFileProblem =
  /** The address is one of another site, or none at all. */
  | 'elsewhere'
  /** Nothing came: no network, or the address leads on to another site. */
  | 'unreached'
  | 'missing'
  | 'too-large'
  /** A page, a picture, somebody's own copy. */
  | 'no-assignment';
