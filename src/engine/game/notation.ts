import { EMPTY, O, X, type CellContent, type Mark } from '../core/types.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { cellSigns, type CellSign } from './cellSigns.ts';
import { checkSetup, type Setup, type SetupProblem } from './setup.ts';
import { SMALL_VARIANT, type Variant } from './variants.ts';

export { makePosition, makeSetup } from './signs.ts';

/** A position as it was written: raw contents, not yet checked to be a legal board. */
export interface WrittenPosition {
  readonly cells: readonly CellContent[];
  /** Absent if the text does not say whose turn it is. */
  readonly toMove?: Mark;
}

/** Why a text is not a position. Lines and columns count from 1. */
export type NotationProblem =
  | { readonly code: 'no-text' }
  | { readonly code: 'long-text'; readonly length: number; readonly limit: number }
  | {
      readonly code: 'unknown-sign';
      readonly sign: string;
      readonly line: number;
      readonly column: number;
    }
  | {
      /** A number in an empty cell must be that cell's own number. */
      readonly code: 'wrong-number';
      readonly sign: string;
      readonly cell: number;
      readonly line: number;
      readonly column: number;
    }
  | {
      readonly code: 'row-length';
      readonly row: number;
      readonly found: number;
      readonly expected: number;
    }
  | { readonly code: 'sign-count'; readonly found: number; readonly expected: number };

/** Longer texts are not read at all, in characters. */
export const LONGEST_POSITION = 2000;

const X_SIGNS = 'XxХх×✕✖❌';
const O_SIGNS = 'OoОо○◯⭕';
const EMPTY_SIGNS = ' ._-–—·•∙⋅*?';

const EXPLICIT_TURN = /(?:[;,]\s*|\s)([xoхо0])\s+to\s+move\.?\s*$|;\s*([xoхо0])\s*$/iu;
const BARE_TURN = /\s([xoхо])\s*$/iu;

/**
 * Reads the cells of a board, row by row, in any of the usual spellings: marks in either case, Latin or
 * Cyrillic, 0 for O; `.`, `_`, `-`, `*`, `?`, a space or the cell's own number for an empty cell;
 * rows separated by `/`, `|` or new lines; boards drawn with `|` and `---+---`. The side to move may
 * follow the cells: `; x`, `x to move`, or just ` x`.
 */
export function parsePosition(
  text: string,
  variant: Variant = SMALL_VARIANT,
): Result<WrittenPosition, NotationProblem> {
  const { length } = text;
  if (length > LONGEST_POSITION) {
    return fail({ code: 'long-text', length, limit: LONGEST_POSITION });
  }
  const explicit = EXPLICIT_TURN.exec(text);
  if (explicit) return readWithTurn(text, explicit, variant);
  const plain = readCells(text, variant);
  const bare = BARE_TURN.exec(text);
  if (plain.ok || !bare) return plain;
  const withTurn = readWithTurn(text, bare, variant);
  return withTurn.ok ? withTurn : plain;
}

/**
 * Reads a legal board. The side to move is taken from the text, else from `toMove`, else from the counts.
 */
export function readSetup(
  text: string,
  toMove?: Mark,
): Result<Setup, NotationProblem | SetupProblem> {
  const written = parsePosition(text);
  return written.ok ? checkSetup(written.value.cells, written.value.toMove ?? toMove) : written;
}

function readWithTurn(
  text: string,
  turn: RegExpExecArray,
  variant: Variant,
): Result<WrittenPosition, NotationProblem> {
  const read = readCells(text.slice(0, turn.index), variant);
  if (!read.ok) return read;
  const sign = turn[1] ?? turn[2] ?? '';
  return ok({ ...read.value, toMove: X_SIGNS.includes(sign) ? X : O });
}

function readCells(
  text: string,
  { geometry: { columns, rows, layers } }: Variant,
): Result<WrittenPosition, NotationProblem> {
  const shape = { columns, rows: rows * layers };
  const signs = cellSigns(text, shape);
  if (signs.flat().length === 0) return fail({ code: 'no-text' });
  const problem = signProblem(signs.flat()) ?? countProblem(signs, shape);
  if (problem) return fail(problem);
  const numbered = firstNumber(signs.flat());
  const cells: CellContent[] = [];
  for (const sign of signs.flat()) {
    const content = contentOf(sign, cells.length, numbered);
    if (content === undefined) {
      return fail({ code: 'wrong-number', cell: cells.length, ...sign });
    }
    cells.push(content);
  }
  return ok({ cells });
}

function signProblem(signs: readonly CellSign[]): NotationProblem | undefined {
  const isKnown = ({ sign }: CellSign) =>
    (X_SIGNS + O_SIGNS + EMPTY_SIGNS).includes(sign) || isDigit(sign);
  const unknown = signs.find((sign) => !isKnown(sign));
  return unknown && { code: 'unknown-sign', ...unknown };
}

function countProblem(
  signs: readonly (readonly CellSign[])[],
  { columns, rows }: { readonly columns: number; readonly rows: number },
): NotationProblem | undefined {
  const filled = signs.filter((row) => row.length > 0);
  const odd = filled.findIndex((row) => row.length !== columns);
  if (filled.length === rows && odd >= 0) {
    const found = (filled[odd] as readonly CellSign[]).length;
    return { code: 'row-length', row: odd + 1, found, expected: columns };
  }
  const [found, expected] = [signs.flat().length, columns * rows];
  return found === expected ? undefined : { code: 'sign-count', found, expected };
}

/** Whether the empty cells are numbered from 0 or from 1, judged by the first number other than 0. */
function firstNumber(signs: readonly CellSign[]): number {
  const at = signs.findIndex(({ sign }) => isDigit(sign) && sign !== '0');
  return at >= 0 && Number((signs[at] as CellSign).sign) === at ? 0 : 1;
}

/** A 0 is an O, unless the cells are numbered from 0 and it is in the first one. */
function contentOf({ sign }: CellSign, cell: number, numbered: number): CellContent | undefined {
  if (X_SIGNS.includes(sign)) return X;
  if (O_SIGNS.includes(sign)) return O;
  if (EMPTY_SIGNS.includes(sign)) return EMPTY;
  if (Number(sign) === cell + numbered) return EMPTY;
  return sign === '0' ? O : undefined;
}

function isDigit(sign: string): boolean {
  return /^[0-9]$/.test(sign);
}
