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
  const head = [words.pupil, words.name, ...tasks.map((_, at) => words.task(at + 1))].map(asCell);
  const number = (value: number) =>
    separator === ';' ? String(rounded(value)).replace('.', ',') : String(rounded(value));
  const lines = rows.map(({ pupil, name, marks }) => [
    asCell(pupil),
    asCell(name),
    ...marks.tasks.map(({ points }) => number(points)),
    number(marks.points),
    number(marks.most),
    String(marks.unread),
  ]);
  const all = [[...head, ...[words.sum, words.most, words.unread].map(asCell)], ...lines];
  return `\uFEFF${all.map((line) => `${line.join(separator)}\r\n`).join('')}`;
}

/** What begins a formula; East Asian spreadsheets take the wide signs as well. */
const FORMULA = /(^|[;,\t])(?=[\s"\0]*[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])|^(?=[\t\0])/g;

/**
 * A cell that a spreadsheet shows and never works out, even if it takes another sign for the separator:
 * OWASP, "CSV injection". The apostrophe is shown in some programs; nothing else is known to work in all.
 */
export function asText(cell: string): string {
  return cell.replaceAll(/[\r\n]+/g, ' ').replaceAll(FORMULA, "$1'");
}

/** The same between quotes where it holds a separator of any spreadsheet. */
function asCell(cell: string): string {
  const text = asText(cell);
  return /[;,\t"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
