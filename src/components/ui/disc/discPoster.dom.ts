import { readDiscInks } from './discInks.dom.ts';
import { discPixels, paintDisc } from './discPaint.ts';
import { discViewOf, type DiscRings } from './discRings.ts';

/** One of the discs of a poster: what a search has called, and the words under it. */
interface PosterDisc {
  readonly called: Uint8Array | undefined;
  readonly number: string;
  readonly name: string;
}

interface DiscPoster {
  readonly title: string;
  readonly caption: string;
  readonly discs: readonly PosterDisc[];
}

/** Pixels of a disc from side to side, and around it: on A3 some 200 to the inch. */
const SIDE = 1040;
const GAP = 70;

/** Every game as discs side by side, with their counts, in the colours of the page where `probe` stands. */
export function drawDiscPoster(
  rings: DiscRings,
  { title, caption, discs }: DiscPoster,
  probe: HTMLElement,
): HTMLCanvasElement {
  const canvas = document.createElement('canvas');
  canvas.width = discs.length * (SIDE + GAP) + GAP;
  canvas.height = SIDE + 620;
  const context = canvas.getContext('2d');
  if (!context) return canvas;
  const style = getComputedStyle(probe);
  const ink = (token: string) => style.getPropertyValue(token).trim();
  const write = (text: string, font: string, colour: string, x: number, y: number) => {
    context.font = font;
    context.fillStyle = ink(colour);
    context.fillText(text, x, y, canvas.width - 2 * GAP);
  };
  context.fillStyle = ink('--paper');
  context.fillRect(0, 0, canvas.width, canvas.height);
  write(title, `700 108px ${ink('--text')}`, '--ink', GAP, 180);
  write(caption, `400 46px ${ink('--text')}`, '--ink-soft', GAP, 262);
  const [inks, pixels] = [readDiscInks(probe), discPixels(SIDE)];
  context.textAlign = 'center';
  discs.forEach(({ called, number, name }, place) => {
    const left = GAP + place * (SIDE + GAP);
    const image = context.createImageData(SIDE, SIDE);
    const into = new Uint32Array(image.data.buffer);
    paintDisc(rings, discViewOf(rings, 0), pixels, { inks, called }, into);
    context.putImageData(image, left, 330);
    write(number, `700 84px ${ink('--text')}`, '--ink', left + SIDE / 2, SIDE + 450);
    write(name, `500 42px ${ink('--ui')}`, '--ink-soft', left + SIDE / 2, SIDE + 520);
  });
  return canvas;
}
