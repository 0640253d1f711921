import { EMPTY, markName, winOn, type Setup } from '../../engine/index.ts';
import { lineStroke, markStrokes } from '../ui/board/strokes.ts';

export const PICTURE_WIDTH = 1200;
export const PICTURE_HEIGHT = 630;

/** An empty picture to share, in the colours of the page where `probe` stands. */
export interface PictureSheet {
  readonly canvas: HTMLCanvasElement;
  /** `undefined` where the browser draws nothing. */
  readonly context: CanvasRenderingContext2D | undefined;
  /** The value of a token of the design, such as "--paper". */
  readonly ink: (token: string) => string;
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
  return { canvas, context, ink };
}

/** On 192 × 192. */
export function drawBoardOn(
  context: CanvasRenderingContext2D,
  { cells }: Setup,
  inks: { readonly rules: string; readonly X: string; readonly O: string },
): void {
  context.strokeStyle = inks.rules;
  context.lineWidth = 2.2;
  context.stroke(new Path2D('M64 1v190M128 1v190M1 64h190M1 128h190'));
  const middle = (cell: number) => [(cell % 3) * 64 + 32, Math.floor(cell / 3) * 64 + 32] as const;
  context.lineWidth = 5;
  cells.forEach((content, cell) => {
    if (content === EMPTY) return;
    const name = markName(content);
    context.strokeStyle = inks[name];
    for (const d of markStrokes(name, ...middle(cell), 17, cell)) context.stroke(new Path2D(d));
  });
  const win = winOn(cells);
  if (!win) return;
  const { line, winner } = win;
  context.strokeStyle = inks[markName(winner)];
  context.lineWidth = 3;
  context.stroke(
    new Path2D(lineStroke(...middle(line[0] as number), ...middle(line.at(-1) as number), 29)),
  );
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
