import { DISC, gapsOf, noughtStrokes, penPath, type Halves } from '../../bot/machineView.ts';
import { EDGE, pictureSheet, wrapped } from '../../play/sharePicture.dom.ts';
import { markStrokes } from '../../ui/board/strokes.ts';

/** What a reader has read, done and built, on one sheet. */
export interface KeptPicture {
  readonly title: string;
  /** A row each, of squares for its lessons: `true` where the lesson was read to its end. */
  readonly parts: readonly { readonly name: string; readonly lessons: readonly boolean[] }[];
  /** Sentences below the squares. */
  readonly words: readonly string[];
  /** The nought of the reader’s machine, and what is said of it; no rays where none of cards was built. */
  readonly machine: { readonly rays: Halves | undefined; readonly words: string };
  /** Where the notebook stands. */
  readonly address: string;
}

/** From one lesson's square to the next, and the square itself. */
const STEP = 66;
const SQUARE = 54;
const ROW = 96;
/** The machine stands to the right of the squares. */
const NOUGHT = { x: 975, y: 250, radius: 128, pen: 0.17 } as const;

/** Draws it in the colours of the page where `probe` stands. */
export function drawNotebookPicture(
  { title, parts, words, machine, address }: KeptPicture,
  probe: HTMLElement,
): HTMLCanvasElement {
  const { canvas, context, ink, setFont, sign } = pictureSheet(probe);
  if (!context) return canvas;
  setFont('700 46px');
  context.fillText(title, EDGE, 84);

  let number = 0;
  parts.forEach(({ name, lessons }, row) => {
    const top = 150 + row * ROW;
    setFont('500 22px', true);
    context.fillText(name, EDGE, top - 12);
    lessons.forEach((isRead, at) => {
      const left = EDGE + at * STEP;
      context.strokeStyle = ink('--rule');
      context.lineWidth = 2;
      context.strokeRect(left, top, SQUARE, SQUARE);
      number++;
      if (!isRead) return;
      const mark = number % 2 === 1 ? 'X' : 'O';
      context.strokeStyle = ink(mark === 'X' ? '--x' : '--o');
      context.lineWidth = 5;
      const middle = [left + SQUARE / 2, top + SQUARE / 2] as const;
      for (const d of markStrokes(mark, ...middle, 15, number)) context.stroke(new Path2D(d));
    });
  });

  const below = 150 + parts.length * ROW + 24;
  setFont('500 28px');
  words
    .flatMap((sentence) => wrapped(context, sentence, NOUGHT.x - NOUGHT.radius - 90))
    .forEach((line, at) => context.fillText(line, EDGE, below + at * 40));
  context.textAlign = 'center';
  wrapped(context, machine.words, 2 * NOUGHT.radius + 90).forEach((line, at) =>
    context.fillText(line, NOUGHT.x, NOUGHT.y + NOUGHT.radius + 62 + at * 38),
  );
  context.textAlign = 'start';
  drawNought(context, machine.rays, ink);
  sign(address);
  return canvas;
}

/** As `Nought.svelte` has it: a ring in pencil, and over it the pen, broken where the machine can be beaten. */
function drawNought(
  context: CanvasRenderingContext2D,
  rays: Halves | undefined,
  ink: (token: string) => string,
): void {
  context.save();
  context.translate(NOUGHT.x, NOUGHT.y);
  context.scale(NOUGHT.radius / DISC, NOUGHT.radius / DISC);
  const radius = 1 - NOUGHT.pen / 2;
  context.lineWidth = NOUGHT.pen * DISC * 0.45;
  context.strokeStyle = ink('--rule');
  context.beginPath();
  context.arc(0, 0, radius * DISC, 0, 2 * Math.PI);
  context.stroke();
  context.lineWidth = NOUGHT.pen * DISC * 0.9;
  for (const stroke of rays ? noughtStrokes(gapsOf(rays), NOUGHT.pen) : []) {
    context.strokeStyle = ink(stroke.isGood ? '--good' : '--ink');
    context.stroke(new Path2D(penPath(stroke, radius)));
  }
  context.restore();
}
