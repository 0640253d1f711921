import { marksOnLine, type OneLineBot, type OneLineGame } from '../../../engine/index.ts';
import { EDGE, PICTURE_WIDTH, drawBoardOn, pictureSheet, wrapped } from '../sharePicture.dom.ts';

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
  const sheet = pictureSheet(probe);
  const { canvas, context, ink } = sheet;
  if (!context) return canvas;

  sheet.setFont('700 46px');
  context.fillText(picture.title, EDGE, 84, PICTURE_WIDTH - 2 * EDGE);
  picture.played.forEach(({ moves, setup }, at) => {
    const left = EDGE + at * (BOARD + 70);
    drawBoardOn(sheet, setup, [left, 130, BOARD]);
    context.lineWidth = 3;
    marksOnLine(picture.bot, moves).forEach((isOn, mark) => {
      context.strokeStyle = context.fillStyle = ink(isOn ? '--good' : '--ink-soft');
      const square = [left + mark * (SIDE + 10), 385, SIDE, SIDE] as const;
      if (isOn) context.fillRect(...square);
      else context.strokeRect(...square);
    });
  });
  sheet.setFont('500 34px');
  wrapped(context, picture.words, PICTURE_WIDTH - 2 * EDGE).forEach((line, i) =>
    context.fillText(line, EDGE, 478 + i * 44),
  );
  sheet.sign(picture.address);
  return canvas;
}
