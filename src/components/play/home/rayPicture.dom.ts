import type { Setup } from '../../../engine/index.ts';
import { readDiscInks } from '../../ui/disc/discInks.dom.ts';
import { discPixels, paintDisc } from '../../ui/disc/discPaint.ts';
import { discViewOf, type DiscRings } from '../../ui/disc/discRings.ts';
import { raySegments } from '../../ui/disc/discShapes.ts';
import {
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  drawBoardOn,
  pictureSheet,
  wrapped,
} from '../sharePicture.dom.ts';

/** A finished game, to be shown to somebody: its ray through all games, its board, and a few words. */
export interface RayPicture {
  readonly rings: DiscRings;
  /** The node in which the game ended. */
  readonly node: number;
  readonly setup: Setup;
  readonly words: string;
  /** Where the game can be seen. */
  readonly address: string;
}

const DISC = 550;
const LEFT = 660;
const BOARD = 250;
/** How much of the paper lies over the games that were not played. */
const FAINT = 0.72;

/** Draws it in the colours of the page where `probe` stands. */
export function drawRayPicture(picture: RayPicture, probe: HTMLElement): HTMLCanvasElement {
  const { canvas, context, ink } = pictureSheet(probe);
  if (!context) return canvas;

  const view = discViewOf(picture.rings, 0);
  const image = context.createImageData(DISC, DISC);
  const into = new Uint32Array(image.data.buffer);
  paintDisc(picture.rings, view, discPixels(DISC), { inks: readDiscInks(probe) }, into);
  context.putImageData(image, 40, (PICTURE_HEIGHT - DISC) / 2);
  context.save();
  context.translate(40 + DISC / 2, PICTURE_HEIGHT / 2);
  context.globalAlpha = FAINT;
  context.fillRect(-DISC / 2, -DISC / 2, DISC, DISC);
  context.globalAlpha = 1;
  context.scale(DISC / 1000, DISC / 1000);
  context.lineWidth = 18;
  context.lineCap = 'butt';
  const rays = { x: ink('--x'), o: ink('--o'), draw: ink('--ink-soft') };
  for (const segment of raySegments(picture.rings, view, picture.node)) {
    context.strokeStyle = rays[segment.ink];
    context.stroke(new Path2D(segment.d));
  }
  context.restore();

  context.fillStyle = ink('--ink');
  context.font = `700 46px ${ink('--text')}`;
  const lines = wrapped(context, picture.words, PICTURE_WIDTH - LEFT - 40);
  lines.forEach((line, i) => context.fillText(line, LEFT, 92 + i * 58));

  context.save();
  context.translate(LEFT, PICTURE_HEIGHT - 100 - BOARD);
  context.scale(BOARD / 192, BOARD / 192);
  drawBoardOn(context, picture.setup, { rules: ink('--ink'), X: ink('--x'), O: ink('--o') });
  context.restore();

  context.fillStyle = ink('--ink-soft');
  context.font = `500 24px ${ink('--ui')}`;
  context.fillText(picture.address, LEFT, PICTURE_HEIGHT - 36, PICTURE_WIDTH - LEFT - 30);
  return canvas;
}
