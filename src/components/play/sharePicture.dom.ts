import { EMPTY, markName, winOn, type Setup } from '../../engine/index.ts';
import { lineStroke, markStrokes } from '../ui/board/strokes.ts';

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;
/** From the edge of a picture to its words. */
export const EDGE = 50;
const TOKENS = { X: '--x', O: '--o' } as const;

/** An empty picture to share, in the colours of the page where `probe` stands. */
export interface PictureSheet {
  readonly canvas: HTMLCanvasElement;
  /** `undefined` where the browser draws nothing. */
  readonly context: CanvasRenderingContext2D | undefined;
  /** The value of a token of the design, such as "--paper". */
  readonly ink: (token: string) => string;
  /** Words that follow are of this weight and size, such as "700 46px"; notes are paler, in the letters of controls. */
  readonly setFont: (font: string, isNote?: boolean) => void;
  /** Writes at the foot where the thing can be seen. */
  readonly sign: (address: string, left?: number) => void;
}

export function pictureSheet(probe: HTMLElement): PictureSheet {
  const canvas = document.createElement('canvas');
  canvas.width = PICTURE_WIDTH;
  canvas.height = PICTURE_HEIGHT;
  const style = getComputedStyle(probe);
  const ink = (token: string) => style.getPropertyValue(token).trim();
  const context = canvas.getContext('2d') ?? undefined;
  if (context) {
    context.fillStyle = ink('--paper');
    context.fillRect(0, 0, PICTURE_WIDTH, PICTURE_HEIGHT);
    context.lineCap = 'round';
  }
  const setFont: PictureSheet['setFont'] = (font, isNote = false) => {
    if (!context) return;
    context.fillStyle = ink(isNote ? '--ink-soft' : '--ink');
    context.font = `${font} ${ink(isNote ? '--ui' : '--text')}`;
  };
  const sign: PictureSheet['sign'] = (address, left = EDGE) => {
    setFont('500 24px', true);
    context?.fillText(address, left, PICTURE_HEIGHT - 36, PICTURE_WIDTH - left - EDGE);
  };
  return { canvas, context, ink, setFont, sign };
}

/** A board of so many pixels from side to side. */
export function drawBoardOn(
  { context, ink }: PictureSheet,
  { cells }: Setup,
  [left, top, side]: readonly [left: number, top: number, side: number],
): void {
  if (!context) return;
  context.save();
  context.translate(left, top);
  context.scale(side / 192, side / 192);
  context.strokeStyle = ink('--ink');
  context.lineWidth = 2.2;
  context.stroke(new Path2D('M64 1v190M128 1v190M1 64h190M1 128h190'));
  const middle = (cell: number) => [(cell % 3) * 64 + 32, Math.floor(cell / 3) * 64 + 32] as const;
  context.lineWidth = 5;
  cells.forEach((content, cell) => {
    if (content === EMPTY) return;
    const name = markName(content);
    context.strokeStyle = ink(TOKENS[name]);
    for (const d of markStrokes(name, ...middle(cell), 17, cell)) context.stroke(new Path2D(d));
  });
  const win = winOn(cells);
  if (win) {
    const ends = [win.line[0], win.line.at(-1)] as [number, number];
    context.strokeStyle = ink(TOKENS[markName(win.winner)]);
    context.lineWidth = 3;
    context.stroke(new Path2D(lineStroke(...middle(ends[0]), ...middle(ends[1]), 29)));
  }
  context.restore();
}

/** Words in lines of at most this many pixels. */
export function wrapped(context: CanvasRenderingContext2D, words: string, width: number): string[] {
  const lines = [''];
  for (const word of words.split(' ')) {
    const longer = `${lines.at(-1)} ${word}`.trim();
    if (context.measureText(longer).width <= width) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}
