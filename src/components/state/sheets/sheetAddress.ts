import {
  DIRECTIONS,
  MOST_SEED,
  checkSheet,
  makePoint,
  makeSize,
  makeStones,
  markName,
  markOf,
  parsePoint,
  parseSize,
  parseStones,
  type Mark,
  type Point,
  type SheetInput,
  type SheetRun,
  type Size,
  type Stone,
} from '../../../engine/index.ts';
import {
  SHEET_ADDRESS_FIELDS,
  type AddressProblem,
  type SheetAddressField,
} from '../../view/problems.ts';
import { fieldReader, figureName, makeFields, stepNumber, wholeNumber } from '../addressFields.ts';

/** 400 stones anywhere on a board of 19 × 19 fit well; far apart, fewer. */
const LIMITS = { fragment: 2400, value: 1800 };

/** What could be read of a link to a figure on a large board; what it does not say is absent. */
export interface SheetAddress {
  readonly figure: string | undefined;
  /** From 0; links count from 1. */
  readonly step: number | undefined;
  readonly stones: readonly Stone[] | undefined;
  /** Inside, no size means no borders. */
  readonly size: { readonly size: Size | undefined } | undefined;
  readonly cell: Point | undefined;
  readonly mark: Mark | undefined;
  readonly direction: number | undefined;
  readonly seed: number | undefined;
  readonly problems: readonly AddressProblem[];
}

/** The fragment for a figure at a step, with its `#`: of the input what differs from the figure's own. */
export function makeSheetAddress(
  figure: string,
  step: number,
  input: SheetInput,
  own: SheetInput,
): string {
  const unlike = (write: (input: SheetInput) => string) =>
    write(input) === write(own) ? undefined : write(input);
  return makeFields<SheetAddressField>(SHEET_ADDRESS_FIELDS, {
    fig: figure,
    step: String(step + 1),
    stones: unlike(({ sheet }) => makeStones(sheet.stones)),
    size: unlike(({ sheet }) => makeSize(sheet.size)),
    cell: unlike(({ cell }) => makePoint(cell)),
    mark: unlike(({ mark }) => markName(mark)),
    line: unlike(({ direction }) => String(DIRECTIONS[direction]?.angle ?? 0)),
    seed: unlike(({ seed }) => String(seed)),
  });
}

/** Reads a fragment; `undefined` if it names no figure. Never throws: what is bad is in `problems`. */
export function parseSheetAddress(fragment: string): SheetAddress | undefined {
  const fields = fieldReader<SheetAddressField>(fragment, LIMITS);
  if (!fields) return undefined;
  const { read, problems } = fields;
  return {
    figure: read('fig', figureName),
    step: read('step', stepNumber),
    stones: read('stones', parseStones),
    size: read('size', parseSize),
    cell: read('cell', parsePoint),
    mark: read('mark', (value) => (value === 'X' || value === 'O' ? markOf(value) : undefined)),
    direction: read('line', (value) => {
      const at = DIRECTIONS.findIndex(({ angle }) => String(angle) === value);
      return at < 0 ? undefined : at;
    }),
    seed: read('seed', (value) => wholeNumber(value, MOST_SEED)),
    problems,
  };
}

/**
 * The input that a link asks for: the figure's `own` with everything that could be read in its place.
 * What cannot be recorded together is a problem more, and the figure's own stays.
 */
export function sheetInputOf(
  { stones, size, cell, mark, direction, seed, problems }: SheetAddress,
  own: SheetInput,
  run: SheetRun,
): { readonly input: SheetInput; readonly problems: readonly AddressProblem[] } {
  const input: SheetInput = {
    ...own,
    sheet: { size: size ? size.size : own.sheet.size, stones: stones ?? own.sheet.stones },
    cell: cell ?? own.cell,
    mark: mark ?? own.mark,
    direction: direction ?? own.direction,
    seed: seed ?? own.seed,
  };
  const why = checkSheet(input, run);
  if (!why) return { input, problems };
  return { input: own, problems: [...problems, { code: 'impossible-sheet', why }] };
}
