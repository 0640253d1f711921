import {
  alphaBetaCalls,
  bestFirst,
  calledNodes,
  emptySetup,
  gameTree,
  inOrder,
  nodeAfter,
  type GameTree,
} from '../../../engine/index.ts';
import tokens from '../../../styles/tokens.css?raw';
import { discPixels, paintDisc, type DiscInks, type InkColour } from './discPaint.ts';
import { HOLE, discRings, discViewOf, placeOfGame } from './discRings.ts';

/** A colour of the light sheet, which is the first in `tokens.css`. */
function inkOf(token: string): InkColour {
  const [, hex] = new RegExp(`--${token}: #([\\da-f]{6});`).exec(tokens) ?? [];
  if (!hex) throw new Error(`tokens.css has no colour --${token}`);
  const part = (at: number) => Number.parseInt(hex.slice(at, at + 2), 16);
  return [part(0), part(2), part(4)];
}

/** `--draw` is mixed of paper and ink. */
function drawInk(): InkColour {
  const [, share] =
    /--draw: color-mix\(in srgb, var\(--paper\) (\d+)%, var\(--ink\)\)/.exec(tokens) ?? [];
  if (!share) throw new Error('tokens.css mixes --draw in another way');
  const [paper, ink] = [inkOf('paper'), inkOf('ink')];
  const mix = (at: 0 | 1 | 2) =>
    Math.round((paper[at] * Number(share) + ink[at] * (100 - Number(share))) / 100);
  return [mix(0), mix(1), mix(2)];
}

const PAPER_INKS: DiscInks & Readonly<Record<'grid' | 'ink', InkColour>> = {
  x: inkOf('x'),
  o: inkOf('o'),
  draw: drawInk(),
  paper: inkOf('paper'),
  grid: inkOf('grid'),
  ink: inkOf('ink'),
};

/** A picture without scripts: red, green and blue a pixel. */
interface DiscImage {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
  readonly channels: 3;
}

/** Every game as a disc. */
export function discImage(side: number): DiscImage {
  return imageOf(side, [undefined]);
}

/** The same three times, side by side: what minimax calls, and alpha-beta in two orders. */
export function threeDiscs(side: number): DiscImage {
  return imageOf(side, [
    undefined,
    calledNodes(tree(), alphaBetaCalls(tree(), inOrder)),
    calledNodes(tree(), alphaBetaCalls(tree(), bestFirst)),
  ]);
}

let whole: GameTree | undefined;
const tree = () => (whole ??= gameTree(emptySetup()));

function imageOf(side: number, searches: readonly (Uint8Array | undefined)[]): DiscImage {
  const rings = discRings(tree());
  const pixels = discPixels(side);
  const width = side * searches.length;
  const data = new Uint8Array(width * side * 3);
  searches.forEach((called, place) => {
    const disc = new Uint32Array(side * side);
    paintDisc(rings, discViewOf(rings, 0), pixels, { inks: PAPER_INKS, called }, disc);
    disc.forEach((colour, at) => {
      const to = (Math.floor(at / side) * width + place * side + (at % side)) * 3;
      data.set([colour & 255, (colour >> 8) & 255, (colour >> 16) & 255], to);
    });
  });
  return { width, height: side, data, channels: 3 };
}

/** What previews show of a link, and the printed squares of the paper, in pixels. */
const WIDTH = 1200;
const HEIGHT = 630;
const SQUARE = 22;
/** Of a disc, and between them: as wide as an equals sign with room around it. */
const SIDE = 348;
const GAP = 44;
/** A game in which nobody slips. */
const DRAWN_GAME = [0, 4, 8, 1, 7, 6, 2, 5, 3];

/**
 * The picture of a shared link: what minimax calls, with a game as a thread, and alpha-beta in two orders, on squared paper, with equals
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
  // A game on the first: ink with an edge of paper.
  const rings = discRings(tree());
  const { number, of } = placeOfGame(rings, nodeAfter(tree(), DRAWN_GAME) ?? 0);
  const turn = (2 * Math.PI * (number - 0.5)) / of;
  const [right, down] = [Math.sin(turn), -Math.cos(turn)];
  for (const [token, half] of [
    ['paper', 4],
    ['ink', 2],
  ] as const)
    for (let along = HOLE * middle; along < middle; along += 0.5)
      for (let beside = -half; beside <= half; beside += 0.5) {
        const x = left + middle + along * right - beside * down;
        const y = top + middle + along * down + beside * right;
        put(Math.round(x), Math.round(y), PAPER_INKS[token]);
      }
  return { width: WIDTH, height: HEIGHT, data, channels: 3 };
}
