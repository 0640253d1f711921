import type { Mark, Point } from '../../../engine/index.ts';
import { shownBox, type BoardWindow } from './boardWindow.ts';
import { groundShapes, rimShapes } from './drawingGround.ts';
import { fadedMark, markShapes, numberShapes, wonShapes } from './drawingMarks.ts';
import {
  bandShapes,
  chosenShapes,
  litShapes,
  noteShapes,
  pointedShapes,
  shadeShapes,
  shadeWords,
} from './drawingOver.ts';
import type { BoardLook, BoardScene, BoardStyle } from './scene.ts';
import type { Shape } from './shapes.ts';

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

/**
 * What a board looks like through a window, from back to front, in pixels of the view. Only what is in
 * view is drawn, so the cost follows the view, not the board.
 */
export function drawing(scene: BoardScene, view: BoardWindow, options: DrawingOptions): Shape[] {
  const drawn: Drawn = { ...options, scene, view };
  const box = shownBox(view);
  return [
    ...groundShapes(drawn, box),
    ...shadeShapes(drawn, box),
    ...litShapes(drawn, box),
    ...bandShapes(drawn),
    ...shadeWords(drawn, box),
    ...pointedShapes(drawn),
    ...markShapes(drawn, box),
    ...fadedMark(drawn, scene.tried, 0.45),
    ...wonShapes(drawn),
    ...numberShapes(drawn, box),
    ...noteShapes(drawn, box),
    ...chosenShapes(drawn),
    ...rimShapes(drawn, box),
  ];
}
