import type { Result } from '../../engine/index.ts';
import type { RequestError } from './errors.ts';
import type { RequestFields } from './fields.ts';

export type AskAnswer = Result<Readonly<Record<string, unknown>>, RequestError>;

/** One question that the command answers: one file in `asks/` each. */
export type Ask = (fields: RequestFields) => AskAnswer;
