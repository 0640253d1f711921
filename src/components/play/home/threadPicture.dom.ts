import type { Setup } from '../../../engine/index.ts';
import { readDiscInks } from '../../ui/disc/discInks.dom.ts';
import { discPixels, paintDisc } from '../../ui/disc/discPaint.ts';
import { discViewOf, type DiscRings } from '../../ui/disc/discRings.ts';
import { hairs, threadOf } from '../../ui/disc/discShapes.ts';
import {
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  drawBoardOn,
  pictureSheet,
  wrapped,
} from '../sharePicture.dom.ts';

/** A finished game, to be shown to somebody: its thread among all games, its board, and a few words. */
export interface ThreadPicture {
  readonly rings: DiscRings;
  /** The node in which the game ended. */
  readonly node: number;
  /** Where others have ended. */
  readonly games: readonly number[];
  readonly setup: Setup;
  readonly words: string;
  /** Where the game can be seen. */
  readonly address: string;
}

const DISC = 550;
const LEFT = 660;
const BOARD = 250;

/** Draws it in the colours of the page where `probe` stands. */
export function drawThreadPicture(picture: ThreadPicture, probe: HTMLElement): HTMLCanvasElement {
  const sheet = pictureSheet(probe);
  const { canvas, context, ink } = sheet;
  if (!context) return canvas;

  const { rings, node, games } = picture;
  const view = discViewOf(rings, 0);
  const image = context.createImageData(DISC, DISC);
  const into = new Uint32Array(image.data.buffer);
  paintDisc(rings, view, discPixels(DISC), { inks: readDiscInks(probe) }, into);
  context.putImageData(image, 40, (PICTURE_HEIGHT - DISC) / 2);
  context.save();
  context.translate(40 + DISC / 2, PICTURE_HEIGHT / 2);
  context.scale(DISC / 1000, DISC / 1000);
  const { line, dot } = threadOf(rings, node);
  // Ink with an edge of paper.
  for (const [token, edge] of [
    ['--paper', 6],
    ['--ink', 0],
  ] as const)
    for (const [d, width] of [
      [hairs(rings, view, games), 3 + edge],
      [line, 8 + 1.6 * edge],
      [dot, 26 + 1.6 * edge],
    ] as const) {
      context.strokeStyle = ink(token);
      context.lineWidth = width;
      context.stroke(new Path2D(d));
    }
  context.restore();

  sheet.setFont('700 46px');
  const lines = wrapped(context, picture.words, PICTURE_WIDTH - LEFT - 40);
  lines.forEach((line, i) => context.fillText(line, LEFT, 92 + i * 58));
  drawBoardOn(sheet, picture.setup, [LEFT, PICTURE_HEIGHT - 100 - BOARD, BOARD]);
  sheet.sign(picture.address, LEFT);
  return canvas;
}
