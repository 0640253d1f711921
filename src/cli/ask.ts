import type { Result } from '../engine/index.ts';
import type { RequestError } from './errors.ts';
import type { Fields } from './fields.ts';

export type Answer = Result<Readonly<Record<string, unknown>>, RequestError>;

/** One question that the command answers: one file in `asks/` each. */
export type Ask = (fields: Fields) => Answer;
