import { answerLine } from '../../src/cli/answer.ts';

export type Answer = Record<string, unknown> & { error?: { code: string; message: string } };

/** What the command answers to a request. */
export const answer = (request: unknown): Answer =>
  JSON.parse(answerLine({ text: JSON.stringify(request) })) as Answer;

export const errorOf = (request: unknown) => answer(request).error?.code;

/** Stones from rows of `X`, `O`, `.`. */
export const stonesOf = (rows: readonly string[]) =>
  rows.flatMap((row, y) =>
    [...row].flatMap((sign, x) => (sign === 'X' || sign === 'O' ? [[x, y, sign]] : [])),
  );
