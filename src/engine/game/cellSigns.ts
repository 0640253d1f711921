/** A character that stands for one cell, and where it was found (from 1). */
export interface CellSign {
  readonly sign: string;
  readonly line: number;
  readonly column: number;
}

interface Shape {
  readonly columns: number;
  readonly rows: number;
}

/** Part of a line: a row of the board, or a piece between bars. */
interface Piece {
  readonly signs: readonly CellSign[];
}

const BARS = '|│┃║';
const BAR = /[|│┃║]/u;
/** The characters of the lines drawn between rows, and the part of a row that is no cell. */
const RULE_PART = /^[-–—_─━═=+┼╋╬├┤┌┬┐└┴┘]*$/u;
const CROSSING = /[─━═=+┼╋╬├┤┌┬┐└┴┘]/u;
const SEPARATORS = /[\s,]/u;
/** Visible characters for an empty cell. */
const VISIBLE_EMPTY = /[._\-–—·•∙⋅*?]/u;

/**
 * The characters of a written board that are cells, one list for each row. A blank counts as a cell only
 * where it can mean nothing else: between bars, or in a text that keeps its columns and has no other
 * sign for an empty cell.
 */
export function cellSigns(text: string, shape: Shape): CellSign[][] {
  const lines = pieces(text);
  const hasBars = lines.some(({ signs }) => signs.some(isBar));
  const noRules = lines.filter((line) => !isRule(line, hasBars));
  // Nine dashes alone are an empty board.
  const rows = withoutBlanks(noRules.flatMap(({ signs }) => signs)).length > 0 ? noRules : lines;
  if (hasBars) return barred(rows, shape);
  return inColumns(rows, shape) ?? rows.map((row) => withoutBlanks(row.signs));
}

function pieces(text: string): Piece[] {
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\n|\r/);
  return lines.flatMap((line, index) => {
    const signs = Array.from(line, (sign, at) => ({ sign, line: index + 1, column: at + 1 }));
    return splitAt(signs, ({ sign }) => sign === '/').map((part) => ({ signs: part }));
  });
}

function splitAt(signs: readonly CellSign[], isSplit: (sign: CellSign) => boolean): CellSign[][] {
  const parts: CellSign[][] = [[]];
  for (const sign of signs) {
    if (isSplit(sign)) parts.push([]);
    else (parts.at(-1) as CellSign[]).push(sign);
  }
  return parts;
}

function isBar({ sign }: CellSign): boolean {
  return BARS.includes(sign);
}

/** Dashes are a drawn line if they are too many for cells, or have no bars on a board with bars. */
function isRule({ signs }: Piece, hasBars: boolean): boolean {
  const text = textOf(signs).replace(/\s/gu, '');
  const parts = text.split(BAR);
  if (text === '' || !parts.every((part) => RULE_PART.test(part))) return false;
  const longest = Math.max(...parts.map((part) => part.length));
  const isLong = longest >= (BAR.test(text) ? 2 : hasBars ? 1 : 5);
  return CROSSING.test(text) || isLong;
}

function textOf(signs: readonly CellSign[]): string {
  return signs.map(({ sign }) => sign).join('');
}

function withoutBlanks(signs: readonly CellSign[]): CellSign[] {
  return signs.filter(({ sign }) => !SEPARATORS.test(sign));
}

/** A drawn board: bars separate the cells of a row or, if everything is on one line, the rows. */
function barred(lines: readonly Piece[], { columns, rows }: Shape): CellSign[][] {
  const filled = lines.filter(({ signs }) => withoutBlanks(signs).length > 0);
  return filled.flatMap(({ signs }) => {
    const parts = withoutFrame(splitAt(signs, isBar), columns);
    const cells = parts.map((part) => withoutBlanks(part));
    const partsAreRows = filled.length === 1 && parts.length <= rows;
    if (partsAreRows && cells.some((cell) => cell.length > 1)) return cells;
    return [cells.flatMap((cell, at) => (cell.length > 0 ? cell : [blankIn(parts, at, signs)]))];
  });
}

/** Without the empty parts outside of an outer bar, if they are more than the cells. */
function withoutFrame(parts: CellSign[][], columns: number): CellSign[][] {
  const isBlank = (part: CellSign[] | undefined) => part && withoutBlanks(part).length === 0;
  let result = parts;
  if (result.length > columns && isBlank(result[0])) result = result.slice(1);
  if (result.length > columns && isBlank(result.at(-1))) result = result.slice(0, -1);
  return result;
}

/** An empty part of a drawn row is an empty cell. Its position is the start of the part, or of the row. */
function blankIn(parts: readonly CellSign[][], at: number, row: readonly CellSign[]): CellSign {
  const { line, column } = parts[at]?.[0] ?? row[0] ?? { line: 1, column: 1 };
  return { sign: ' ', line, column };
}

/** Three lines of up to three characters, or one line of nine: then a blank is an empty cell. */
function inColumns(lines: readonly Piece[], { columns, rows }: Shape): CellSign[][] | undefined {
  const all = lines.flatMap(({ signs }) => signs);
  if (VISIBLE_EMPTY.test(textOf(all)) || withoutBlanks(all).length === 0) return undefined;
  const shown = withoutEnds(lines);
  if (shown.length === 1) {
    const signs = shown[0]?.signs ?? [];
    return signs.length === columns * rows ? [signs.map(asCell)] : undefined;
  }
  const fits = shown.length === rows && shown.every(({ signs }) => signs.length <= columns);
  if (!fits) return undefined;
  return shown.map(({ signs }) => {
    const line = (shown[0]?.signs[0] ?? all[0])?.line ?? 1;
    const missing = Array.from({ length: columns - signs.length }, (_, at) => ({
      sign: ' ',
      line: signs[0]?.line ?? line,
      column: signs.length + at + 1,
    }));
    return [...signs.map(asCell), ...missing];
  });
}

function asCell(sign: CellSign): CellSign {
  return SEPARATORS.test(sign.sign) ? { ...sign, sign: ' ' } : sign;
}

/** Drops one empty line at either end, which pasting often adds. */
function withoutEnds(lines: readonly Piece[]): readonly Piece[] {
  let shown = lines;
  if (shown.length > 1 && shown.at(-1)?.signs.length === 0) shown = shown.slice(0, -1);
  if (shown.length > 1 && shown[0]?.signs.length === 0) shown = shown.slice(1);
  return shown;
}
