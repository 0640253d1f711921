/** The inks of a large board, each a colour of `tokens.css` or `looks.css`. */
export const BOARD_INKS = {
  paper: '--paper',
  sunk: '--paper-sunk',
  lattice: '--lattice',
  ink: '--ink',
  soft: '--ink-soft',
  pencil: '--pencil',
  x: '--x',
  o: '--o',
  xText: '--x-text',
  oText: '--o-text',
  marker: '--marker',
  edge: '--marker-edge',
  return: '--return',
  shade: '--shade',
  good: '--good',
  bad: '--bad',
  stoneX: '--stone-x',
  stoneXRim: '--stone-x-rim',
  stoneO: '--stone-o',
  stoneORim: '--stone-o-rim',
  onStoneX: '--on-stone-x',
  onStoneO: '--on-stone-o',
} as const;
export type BoardInk = keyof typeof BOARD_INKS;

interface Common {
  /** 0 … 1; absent: 1. */
  readonly opacity?: number | undefined;
}

interface Stroked {
  readonly stroke?: BoardInk | undefined;
  /** The stroke's width in pixels. */
  readonly line?: number | undefined;
  readonly dash?: readonly number[] | undefined;
}

export interface RectShape extends Common, Stroked {
  readonly kind: 'rect';
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  readonly radius?: number | undefined;
  readonly fill?: BoardInk | undefined;
}

/** Squares alike, one a cell: upper left corners as x, y, and so on. */
export interface SquaresShape extends Common {
  readonly kind: 'squares';
  readonly side: number;
  readonly radius: number;
  readonly fill: BoardInk;
  readonly at: readonly number[];
}

/** Straight lines of one ink: x1, y1, x2, y2, and so on. */
interface LinesShape extends Common, Stroked {
  readonly kind: 'lines';
  readonly at: readonly number[];
}

interface DiscShape extends Common, Stroked {
  readonly kind: 'disc';
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly fill?: BoardInk | undefined;
}

/** A pen stroke, round at its ends unless told. */
interface StrokeShape extends Common, Stroked {
  readonly kind: 'stroke';
  /** SVG path data, in pixels. */
  readonly d: string;
  readonly isButt?: boolean | undefined;
}

/** The same little picture in many places. */
export interface GlyphsShape extends Common {
  readonly kind: 'glyphs';
  readonly glyph: Glyph;
  /** Pixels a cell. */
  readonly scale: number;
  /** The middles: x, y, and so on. */
  readonly at: readonly number[];
  /** It has just been placed: its strokes grow. */
  readonly isFresh?: boolean | undefined;
}

export interface TextShape extends Common {
  readonly kind: 'text';
  readonly x: number;
  readonly y: number;
  readonly text: string;
  /** In pixels. */
  readonly size: number;
  readonly ink: BoardInk;
  readonly isBold?: boolean | undefined;
  /** An edge around the letters, so that they are read on anything. */
  readonly halo?: BoardInk | undefined;
}

/** What a large board is drawn with, from back to front. */
export type Shape =
  | RectShape
  | SquaresShape
  | LinesShape
  | DiscShape
  | StrokeShape
  | GlyphsShape
  | TextShape;

/** A mark in a cell of 100 × 100 units around 0, 0. */
export interface Glyph {
  /** Two glyphs of one id look alike. */
  readonly id: string;
  readonly parts: readonly GlyphPart[];
}

export interface GlyphPart {
  readonly d: string;
  readonly fill?: BoardInk | undefined;
  readonly stroke?: BoardInk | undefined;
  /** Width of the stroke, in units of the cell. */
  readonly line?: number | undefined;
  readonly dash?: readonly number[] | undefined;
  /** Of the stroke, at least, in units of the cell: so that it can be drawn as it grows. */
  readonly length?: number | undefined;
}

/** The side of a glyph's cell. */
export const GLYPH_CELL = 100;
