import {
  alphaBetaNodes,
  bestFirst,
  emptySetup,
  gameTree,
  inOrder,
  type GameTree,
} from '../../../engine/index.ts';
import tokens from '../../../styles/tokens.css?raw';
import { discPixels, paintDisc, type DiscInks, type InkColour } from './discPaint.ts';
import { discRings, discViewOf } from './discRings.ts';

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

export const PAPER_INKS: DiscInks & Readonly<Record<'grid' | 'ink', InkColour>> = {
  x: inkOf('x'),
  o: inkOf('o'),
  draw: drawInk(),
  paper: inkOf('paper'),
  grid: inkOf('grid'),
  ink: inkOf('ink'),
};

/** A picture without scripts: red, green and blue a pixel. */
export interface DiscImage {
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
    alphaBetaNodes(tree(), inOrder),
    alphaBetaNodes(tree(), bestFirst),
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
