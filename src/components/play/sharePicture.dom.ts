import { EMPTY, markName, type Setup } from '../../engine/index.ts';
import { wonLinesOf } from '../ui/board/setupView.ts';
import { lineStroke, markStrokes } from '../ui/board/strokes.ts';

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
  const [line] = wonLinesOf(cells);
  if (!line) return;
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
