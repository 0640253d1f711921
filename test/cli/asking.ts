import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
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

interface Ended {
  readonly code: number | null;
  readonly output: string;
  readonly errors: string;
}

/** Runs a command of src/cli to its end, and gives what it writes. */
export function command(
  path: string,
  args: readonly string[],
  input: string | Uint8Array = '',
): Promise<Ended> {
  const file = fileURLToPath(new URL(`../../src/cli/${path}`, import.meta.url));
  const child = spawn(process.execPath, [file, ...args]);
  const ended = { output: '', errors: '' };
  child.stdout.setEncoding('utf8').on('data', (text: string) => (ended.output += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (ended.errors += text));
  child.stdin.end(input);
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, ...ended }));
  });
}
