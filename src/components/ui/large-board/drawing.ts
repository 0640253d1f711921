import { shownBox, type BoardWindow } from './boardWindow.ts';
import { groundShapes } from './drawingGround.ts';
import { fadedMark, markShapes, numberShapes, wonShapes } from './drawingMarks.ts';
import {
  bandShapes,
  chosenShapes,
  litShapes,
  noteShapes,
  pointedShapes,
  shadeShapes,
  shadeMessages,
} from './drawingOver.ts';
import type { Drawn, DrawingOptions, BoardScene } from './scene.ts';
import type { Shape } from './shapes.ts';

/**
 * What a board looks like through a window, from back to front and without the names at its rim, in pixels of the view. Only what is in
 * view is drawn, so the cost follows the view, not the board.
 */
export function drawing(scene: BoardScene, view: BoardWindow, options: DrawingOptions): Shape[] {
  const drawn: Drawn = { ...options, scene, view };
  const box = shownBox(view);
  return [
    ...groundShapes(drawn, box),
    ...shadeShapes(drawn, box),
    ...bandShapes(drawn),
    // A frame isn't broken by a stroke of the highlighter.
    ...litShapes(drawn, box),
    ...shadeMessages(drawn, box),
    ...pointedShapes(drawn),
    ...markShapes(drawn, box),
    ...fadedMark(drawn, scene.tried, 0.45),
    ...wonShapes(drawn),
    ...numberShapes(drawn, box),
    ...noteShapes(drawn, box),
    ...chosenShapes(drawn),
  ];
}
