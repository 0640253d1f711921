export const SEPARATORS = [',', ';'] as const;
export type Separator = (typeof SEPARATORS)[number];

/** Spreadsheets that write 1,5 expect ";" between the columns. */
export const usualSeparator = (): Separator =>
  (1.5).toLocaleString(navigator.language).includes(',') ? ';' : ',';

/** With ";" numbers have a decimal comma: that is what spreadsheets that expect ";" read. */
export const csvNumber = (value: number, separator: Separator): string =>
  separator === ';' ? String(value).replace('.', ',') : String(value);

/** Cells as a file (RFC 4180, lines end in CR LF), with a byte order mark, so that spreadsheets read it as UTF-8. */
export const csvFile = (lines: readonly (readonly string[])[], separator: Separator): string =>
  `\uFEFF${lines.map((line) => `${line.join(separator)}\r\n`).join('')}`;

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
export function asCell(cell: string): string {
  const text = asText(cell);
  return /[;,\t"]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
