import { marksOnLine, type OneLineBot, type OneLineGame } from '../../../engine/index.ts';
import {
  PICTURE_HEIGHT,
  PICTURE_WIDTH,
  drawBoardOn,
  pictureSheet,
  wrapped,
} from '../sharePicture.dom.ts';

/** What came of the bot of a day, to be shown to somebody: each game's board and marks, and the chance. */
export interface DayPicture {
  readonly bot: OneLineBot;
  readonly played: readonly OneLineGame[];
  readonly title: string;
  readonly words: string;
  /** Where the bot can be played. */
  readonly address: string;
}

const BOARD = 230;
const SIDE = 28;

/** Draws it in the colours of the page where `probe` stands. */
export function drawDayPicture(picture: DayPicture, probe: HTMLElement): HTMLCanvasElement {
  const { canvas, context, ink } = pictureSheet(probe);
  if (!context) return canvas;

  context.fillStyle = ink('--ink');
  context.font = `700 46px ${ink('--text')}`;
  context.fillText(picture.title, 50, 84, PICTURE_WIDTH - 100);
  picture.played.forEach(({ moves, setup }, at) => {
    const left = 50 + at * (BOARD + 70);
    context.save();
    context.translate(left, 130);
    context.scale(BOARD / 192, BOARD / 192);
    drawBoardOn(context, setup, { rules: ink('--ink'), X: ink('--x'), O: ink('--o') });
    context.restore();
    context.lineWidth = 3;
    marksOnLine(picture.bot, moves).forEach((isOn, mark) => {
      context.strokeStyle = context.fillStyle = ink(isOn ? '--good' : '--ink-soft');
      const square = [left + mark * (SIDE + 10), 385, SIDE, SIDE] as const;
      if (isOn) context.fillRect(...square);
      else context.strokeRect(...square);
    });
  });
  context.fillStyle = ink('--ink');
  context.font = `500 34px ${ink('--text')}`;
  wrapped(context, picture.words, PICTURE_WIDTH - 100).forEach((line, i) =>
    context.fillText(line, 50, 478 + i * 44),
  );
  context.fillStyle = ink('--ink-soft');
  context.font = `500 24px ${ink('--ui')}`;
  context.fillText(picture.address, 50, PICTURE_HEIGHT - 36, PICTURE_WIDTH - 100);
  return canvas;
}
