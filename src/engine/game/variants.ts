import { boxGeometry, gridGeometry, type Geometry } from './geometry.ts';

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
export const SMALL_VARIANT: Variant = { ...mnkVariant(3, 3, 3), id: '3x3' };

/** A cube of `side` layers; a line runs through all of it, in any direction. */
function cubeVariant(side: number): Variant {
  const id = [side, side, side].join('x');
  return { id, geometry: boxGeometry(side, side, side, side), winLength: side };
}

/** Variants that have a name of their own. */
export const VARIANTS = {
  '3x3': SMALL_VARIANT,
  '4x4': { ...mnkVariant(4, 4, 4), id: '4x4' },
  '3x3x3': cubeVariant(3),
  '4x4x4': cubeVariant(4),
} as const satisfies Readonly<Record<string, Variant>>;
export type VariantName = keyof typeof VARIANTS;
