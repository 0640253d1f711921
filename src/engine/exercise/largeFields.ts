import type { LinePlace } from '../attacks/lineRuns.ts';
import type { Point } from '../game/large/board.ts';
import type { Sheet } from '../game/large/sheet.ts';
import { numberCodec } from './codec.ts';
import type { Field } from './fields.ts';
import { lineCodec } from './line.ts';
import { pointCodec, sheetCodec } from './sheetCodec.ts';
import { SQUARE_CELLS, squareCodec, type SquareCells } from './square.ts';

// Separate from `fields.ts`, so that pages about nine cells do not load large boards.

/** A board of 11 × 11 cells with any marks. */
export const squareField: Field<SquareCells> = { type: 'square', codec: squareCodec };
/** A cell of that board. */
export const squareCellField: Field<number> = {
  type: 'square-cell',
  codec: numberCodec(SQUARE_CELLS),
};
/** Eleven places of a line. */
export const lineField: Field<readonly LinePlace[]> = { type: 'line', codec: lineCodec };
/** A large board, with borders or without, that is not too large to survey. */
export const sheetField: Field<Sheet> = { type: 'sheet', codec: sheetCodec };
/** A cell of such a board. */
export const pointField: Field<Point> = { type: 'point', codec: pointCodec };
