/** What can be wrong with a request. */
export const ERROR_CODES = [
  'bad-json',
  'unknown-ask',
  'bad-field',
  'bad-board',
  'taken',
  'game-over',
  'too-large',
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

export interface RequestError {
  readonly code: ErrorCode;
  /** One sentence that says what and where. */
  readonly message: string;
}
