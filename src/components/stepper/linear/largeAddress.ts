import {
  DIRECTIONS,
  checkSheet,
  makePoint,
  makeSize,
  makeStones,
  parsePoint,
  parseSize,
  parseStones,
  type SheetInput,
  type SheetRun,
  type Size,
} from '../../../engine/index.ts';
import { defineLink, choiceCodecOf, type ReadBy } from '../../platform/link.ts';
import { figure, mark, seed, step } from '../../platform/linkFields.ts';
import type { AddressProblem } from '../../platform/problems.ts';

export const sheetLink = defineLink(
  {
    fig: figure,
    step,
    stones: { make: makeStones, parse: parseStones },
    size: { make: ({ size }: { size: Size | undefined }) => makeSize(size), parse: parseSize },
    cell: { make: makePoint, parse: parsePoint },
    mark,
    line: choiceCodecOf(DIRECTIONS.map(({ angle }) => angle)),
    seed,
  },
  // 400 stones anywhere on a board of 19 × 19 fit well; far apart, fewer.
  { fragment: 2400, value: 1800 },
);

/** What could be read of a link to a figure on a large board. Without `size` inside, there are no borders. */
export type SheetAddress = ReadBy<typeof sheetLink>;

const fieldsOf = ({ sheet, cell, mark, direction, seed }: SheetInput) => ({
  stones: sheet.stones,
  size: { size: sheet.size },
  cell,
  mark,
  line: DIRECTIONS[direction]?.angle,
  seed,
});

/** The fragment for a figure at a step, with its `#`: of the input what differs from the figure's own. */
export function makeSheetAddress(fig: string, step: number, input: SheetInput, own: SheetInput) {
  return sheetLink.make({ fig, step, ...fieldsOf(input) }, fieldsOf(own));
}

/** Reads a fragment; `undefined` if it names no figure. Never throws: what is bad is in `problems`. */
export const parseSheetAddress = sheetLink.parse;

/**
 * The input that a link asks for: the figure's `own` with everything that could be read in its place.
 * What cannot be recorded together is a problem more, and the figure's own stays.
 */
export function sheetInputOf(
  { stones, size, cell, mark, line, seed, problems }: SheetAddress,
  own: SheetInput,
  run: SheetRun,
): { readonly input: SheetInput; readonly problems: readonly AddressProblem[] } {
  const direction = DIRECTIONS.findIndex(({ angle }) => angle === line);
  const input: SheetInput = {
    ...own,
    sheet: { size: size ? size.size : own.sheet.size, stones: stones ?? own.sheet.stones },
    cell: cell ?? own.cell,
    mark: mark ?? own.mark,
    direction: direction < 0 ? own.direction : direction,
    seed: seed ?? own.seed,
  };
  const why = checkSheet(input, run);
  if (!why) return { input, problems };
  return { input: own, problems: [...problems, { code: 'impossible-sheet', why }] };
}
