import { PAPER_INKS, threeDiscs, type DiscImage } from './discImage.ts';
import type { InkColour } from './discPaint.ts';

/** What previews show of a link, and the printed squares of the paper, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const SQUARE = 22;
/** Of a disc, and between them: as wide as an equals sign with room around it. */
const SIDE = 348;
const GAP = 44;

/**
 * The picture of a shared link: what minimax calls, and alpha-beta in two orders, on squared paper, with equals
 * signs between them. All three find the same answer. It has no words, so it needs no letters when the site is built.
 */
export function linkPicture(): DiscImage {
  const data = new Uint8Array(WIDTH * HEIGHT * 3);
  const put = (x: number, y: number, [red, green, blue]: InkColour) =>
    data.set([red, green, blue], (y * WIDTH + x) * 3);
  for (let y = 0; y < HEIGHT; y++)
    for (let x = 0; x < WIDTH; x++)
      put(x, y, x % SQUARE === 0 || y % SQUARE === 0 ? PAPER_INKS.grid : PAPER_INKS.paper);
  const discs = threeDiscs(SIDE);
  const left = (WIDTH - 3 * SIDE - 2 * GAP) / 2;
  const top = (HEIGHT - SIDE) / 2;
  const middle = (SIDE - 1) / 2;
  for (let disc = 0; disc < 3; disc++) {
    const x0 = left + disc * (SIDE + GAP);
    for (let y = 0; y < SIDE; y++)
      for (let x = 0; x < SIDE; x++) {
        if (Math.hypot(x - middle, y - middle) > middle) continue;
        const from = (y * discs.width + disc * SIDE + x) * 3;
        const [red = 0, green = 0, blue = 0] = discs.data.subarray(from, from + 3);
        put(x0 + x, top + y, [red, green, blue]);
      }
    if (disc === 0) continue;
    for (const line of [-10, 6])
      for (let y = 0; y < 5; y++)
        for (let x = 0; x < 28; x++)
          put(x0 - GAP / 2 - 14 + x, HEIGHT / 2 + line + y, PAPER_INKS.ink);
  }
  return { width: WIDTH, height: HEIGHT, data, channels: 3 };
}
