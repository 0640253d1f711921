/** Where the board of a figure lies over the drawing of its calls, in pixels of the drawing. */
export interface BoardPlace {
  readonly x: number;
  readonly y: number;
  readonly side: number;
  /** How much larger it is shown, where the reader has zoomed in. */
  readonly scale: number;
  /** It is in a corner, whichever call runs. */
  readonly isFixed?: boolean;
}
