import type { Result } from '../../engine/index.ts';

/** A request as it came: any fields with any values. */
export type RequestFields = Readonly<Record<string, unknown>>;

export type AskAnswer = Result<Readonly<Record<string, unknown>>, RequestError>;

/** One question that the command answers: the asks of one kind of board stand in one file. */
export type Ask = (fields: RequestFields) => AskAnswer;

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
