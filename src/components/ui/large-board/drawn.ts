import type { Mark, Point } from '../../../engine/index.ts';
import type { BoardWindow } from './boardWindow.ts';
import type { BoardLook, BoardScene, BoardStyle } from './scene.ts';

/** How a board is to look, and what the reader does on it at the moment. */
export interface DrawingOptions {
  readonly look: BoardLook;
  readonly style: BoardStyle;
  /** The cell under the pointer. */
  readonly pointed?: Point | undefined;
  /** The mark that a free cell offers there. */
  readonly offer?: Mark | undefined;
  /** The mark that is being drawn, and how much of it is. */
  readonly fresh?: (Point & { readonly drawn: number }) | undefined;
}

/** Everything that the layers of a drawing are made of. */
export interface Drawn extends DrawingOptions {
  readonly scene: BoardScene;
  readonly view: BoardWindow;
}
