import type { BoardLook, BoardStyle } from './scene.ts';

/** How a reader likes large boards to look, and to be touched. */
export interface LargeBoardLook {
  readonly look: BoardLook;
  readonly style: BoardStyle;
  /** The number of its move stands on each mark. */
  readonly numbers: boolean;
  /** A tap asks before it places a mark. */
  readonly confirm: boolean;
}

export const FIRST_LOOK: LargeBoardLook = {
  look: 'paper',
  style: 'marks',
  numbers: false,
  confirm: true,
};
