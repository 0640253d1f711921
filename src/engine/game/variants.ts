import { gridGeometry, type Geometry } from './geometry.ts';

/** A variant of the game is data; no rule of it is code. */
export interface Variant {
  readonly id: string;
  readonly geometry: Geometry;
  /** Marks in a row that win. */
  readonly winLength: number;
}

/** The m,n,k-game: `columns` × `rows` cells, `winLength` in a row wins. */
export function mnkVariant(columns: number, rows: number, winLength: number): Variant {
  return {
    id: `${columns},${rows},${winLength}`,
    geometry: gridGeometry(columns, rows, winLength),
    winLength,
  };
}

/** Noughts and crosses: nine cells, three in a row. */
export const NINE_CELLS: Variant = { ...mnkVariant(3, 3, 3), id: '3x3' };
