import type { BoardReader, Point, Stone } from '../../../engine/index.ts';

/** The inks of what lies over the cells. Each differs in form as well: `TONES`. */
export type SceneTone = 'now' | 'x' | 'o' | 'return' | 'good' | 'bad' | 'soft';

/** A cell's shade, as in a heat map: the stronger, the darker. */
export interface Shade extends Point {
  /** 0 … 1. */
  readonly strength: number;
  /** A number to stand in the cell: short, four characters at most. */
  readonly text?: string | undefined;
  /** The heaviest: drawn bold, with a frame. */
  readonly isBest?: boolean | undefined;
}

/** A highlighter stroke through the middles of cells, from one to another on a line. */
export interface Band {
  readonly from: Point;
  readonly to: Point;
  readonly tone: SceneTone;
}

/** A word or number in a cell, over everything: "8", "÷2". */
export interface BoardNote extends Point {
  readonly text: string;
  readonly tone: SceneTone;
}

/** Cells that are looked at: filled for `now`, framed for the other tones. */
export interface Lit {
  readonly cells: readonly Point[];
  readonly tone: SceneTone;
  /** Less than 1 where it fades. */
  readonly opacity?: number | undefined;
}

/** A large board at one moment, ready to be drawn: marks, and what lies under and over them. */
export interface BoardScene {
  readonly board: BoardReader;
  /** Without borders, columns and rows are numbered along the edges of what is seen. */
  readonly isNumbered?: boolean | undefined;
  /** The mark that was placed last, ringed. */
  readonly last?: Point | undefined;
  /** The number of the move that placed the mark here, if numbers are shown. */
  readonly numberAt?: ((x: number, y: number) => number | undefined) | undefined;
  /** The run that has won, struck through. */
  readonly won?: readonly Point[] | undefined;
  /** A mark that is only tried: faint. */
  readonly tried?: Stone | undefined;
  /** The cell in question: a strong frame. */
  readonly chosen?: Point | undefined;
  readonly shades?: readonly Shade[] | undefined;
  readonly lit?: readonly Lit[] | undefined;
  readonly bands?: readonly Band[] | undefined;
  readonly notes?: readonly BoardNote[] | undefined;
}

/** What is worth what is hidden: marks, shades and rings stay. */
export function withoutTexts(scene: BoardScene): BoardScene {
  const shades = scene.shades?.map(({ x, y, strength }) => ({ x, y, strength }));
  return { ...scene, shades, notes: undefined };
}

/** Marks in the squares, or stones where the lines of a wooden board cross. */
export const BOARD_STYLES = ['marks', 'stones'] as const;
export type BoardStyle = (typeof BOARD_STYLES)[number];

/** How a reader likes large boards to look, and to be touched. */
export interface LargeBoardLook {
  readonly style: BoardStyle;
  /** The number of its move stands on each mark. */
  readonly numbers: boolean;
  /** A tap asks before it places a mark. */
  readonly confirm: boolean;
}

export const FIRST_LOOK: LargeBoardLook = { style: 'marks', numbers: false, confirm: true };
