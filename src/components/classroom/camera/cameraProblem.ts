/** Why there is no picture. */
export type CameraProblem =
  /** The page was not opened by https. */
  | 'insecure'
  /** The device has none. */
  | 'none'
  /** The person, or the page around this one, does not allow it. */
  | 'refused'
  /** Another program has it, or it is broken. */
  | 'busy';
