import { dsvFormat } from 'd3-dsv';
import type { Assignment } from '../../../engine/index.ts';
import type { Marks } from '../../state/assignment/marks.ts';
import { rounded } from '../../state/assignment/marks.ts';

/** A pupil's row, as it is shown and saved. */
export interface PupilMarks {
  readonly pupil: string;
  /** From the roster; empty if it has none. */
  readonly name: string;
  readonly marks: Marks;
}

export interface ColumnWords {
  readonly pupil: string;
  readonly name: string;
  readonly task: (number: number) => string;
  readonly sum: string;
  readonly most: string;
  readonly unread: string;
}

export const SEPARATORS = [',', ';'] as const;
export type Separator = (typeof SEPARATORS)[number];

/**
 * The marks as CSV (RFC 4180, lines end in CR LF), with a byte order mark, so that spreadsheets read it as
 * UTF-8. With ";" numbers have a decimal comma: that is what spreadsheets that expect ";" read.
 */
export function marksAsCsv(
  { tasks }: Assignment,
  rows: readonly PupilMarks[],
  words: ColumnWords,
  separator: Separator,
): string {
  const head = [words.pupil, words.name, ...tasks.map((_, at) => words.task(at + 1))];
  const number = (value: number) =>
    separator === ';' ? String(rounded(value)).replace('.', ',') : String(rounded(value));
  const lines = rows.map(({ pupil, name, marks }) => [
    asText(pupil),
    asText(name),
    ...marks.tasks.map(({ points }) => number(points)),
    number(marks.points),
    number(marks.most),
    String(marks.unread),
  ]);
  const all = [[...head, words.sum, words.most, words.unread], ...lines];
  return `\uFEFF${dsvFormat(separator).formatRows(all).replaceAll('\n', '\r\n')}\r\n`;
}

/**
 * A cell that a spreadsheet shows and never works out: OWASP, "CSV injection". The apostrophe is shown in
 * some programs; nothing else is known to work in all of them.
 */
export function asText(cell: string): string {
  const line = cell.replaceAll(/[\r\n]+/g, ' ');
  return /^\s*[=+\-@\t\0]/.test(line) || /^[\t\0]/.test(cell) ? `'${line}` : line;
}
