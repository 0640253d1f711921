import {
  O,
  X,
  columnName,
  type Box,
  type Mark,
  type Point,
  type Size,
  type Stone,
} from '../../../engine/index.ts';
import { CELL_SIDE as CELL, markStrokes } from '../board/strokes.ts';
import {
  boxWithin,
  middleOn,
  screenX,
  screenY,
  shownBox,
  type BoardWindow,
} from './boardWindow.ts';
import type { BoardScene, SceneTone, Shade } from './scene.ts';

// What a large board is drawn from, in units of `CELL_SIDE` a cell from `origin`, unless pixels are said.

/** How what lies over the cells is drawn in a tone: each has a form of its own, not a colour alone. */
interface ToneForm {
  readonly ink: string;
  /** For words in the tone. */
  readonly text: string;
  /** A band's width, as a share of a cell. */
  readonly band: number;
  readonly opacity: number;
  /** Of a band or a frame, in shares of a cell; absent: one stroke. */
  readonly dash?: readonly number[] | undefined;
}

export const TONES: Readonly<Record<SceneTone, ToneForm>> = {
  now: { ink: 'marker', text: 'ink', band: 0.5, opacity: 0.8 },
  x: { ink: 'x', text: 'x-text', band: 0.34, opacity: 0.3 },
  o: { ink: 'o', text: 'o-text', band: 0.34, opacity: 0.3, dash: [0.7, 0.3] },
  return: { ink: 'return', text: 'return', band: 0.5, opacity: 0.3 },
  good: { ink: 'good', text: 'good', band: 0.22, opacity: 0.45 },
  bad: { ink: 'bad', text: 'bad', band: 0.22, opacity: 0.45, dash: [0.3, 0.2] },
  soft: { ink: 'pencil', text: 'ink-soft', band: 0.14, opacity: 0.4, dash: [0.12, 0.14] },
};

/** `stroke-dasharray` of a tone. */
export const dashOf = (tone: SceneTone, share = 1): string | undefined =>
  TONES[tone].dash?.map((part) => part * share * CELL).join(' ');

/** So many differences of shade are seen at most: each is drawn in one go. */
const STEPS = 32;
/** The faintest and the strongest shade, as shares of the ink; letters are read on both. */
export const SHADES = { least: 0.06, most: 0.5 } as const;

/** The heat map: a path for each shade, from the faintest. */
export function shadePaths(
  shades: readonly Shade[],
  origin: Point,
): { readonly d: string; readonly opacity: number }[] {
  const steps = new Array<string>(STEPS + 1).fill('');
  for (const shade of shades) {
    const step = Math.round(shade.strength * STEPS);
    steps[step] = (steps[step] ?? '') + squareAt(shade, origin, 0.9);
  }
  return steps.flatMap((d, step) =>
    d ? [{ d, opacity: SHADES.least + (SHADES.most - SHADES.least) * (step / STEPS) }] : [],
  );
}

/** Marks too small to have a form: squares, those of O with a hole. Ten thousand may be in view. */
export function fleckPath(stones: readonly Stone[], of: Mark, origin: Point): string {
  return stones
    .filter(({ mark }) => mark === of)
    .map((stone) => squareAt(stone, origin, 0.8) + (of === O ? squareAt(stone, origin, 0.3) : ''))
    .join('');
}

function squareAt({ x, y }: Point, origin: Point, share: number): string {
  const [side, edge] = [share * CELL, ((1 - share) / 2) * CELL];
  return `M${(x - origin.x) * CELL + edge} ${(y - origin.y) * CELL + edge}h${side}v${side}h${-side}z`;
}

/** So many crosses and loops, each bent a little otherwise. */
const BENDS = 8;
const bent = new Map<number, readonly string[]>();

/** The strokes of a mark around 0, 0: they differ a little from cell to cell, and are the same whenever they are drawn. */
export function strokesOf({ x, y, mark }: Stone): readonly string[] {
  const hash = Math.imul(Math.imul(x, 0x9e3779b1) ^ Math.imul(y, 0x85ebca6b), 0xc2b2ae35);
  const key = ((hash >>> 13) % BENDS) * 2 + (mark === X ? 1 : 0);
  let strokes = bent.get(key);
  if (!strokes)
    bent.set(
      key,
      (strokes = markStrokes(mark === X ? 'X' : 'O', 0, 0, CELL * 0.28, Math.floor(key / 2))),
    );
  return strokes;
}

/** Cells narrower than this, in pixels, have no lines of their own: every tenth line then. */
export const LINES_FROM = 7;

/** Lines between the squares; or through their middles, to the outermost of a board, where stones stand on the crossings. */
export function linesPath(
  { left, top, right, bottom }: Box,
  origin: Point,
  { every, onCrossings, size }: { every: number; onCrossings: boolean; size: Size | undefined },
): string {
  const inset = onCrossings && size ? 0.5 : 0;
  const along = (first: number, last: number) => {
    const from = Math.ceil(first / every) * every;
    const count = Math.floor((last + (onCrossings ? 0 : 1) - from) / every) + 1;
    return Array.from({ length: Math.max(0, count) }, (_, i) => from + i * every);
  };
  const shift = onCrossings ? 0.5 : 0;
  const x = (at: number) => (at - origin.x) * CELL;
  const y = (at: number) => (at - origin.y) * CELL;
  const down = `V${y(bottom + 1 - inset)}`;
  const across = `H${x(right + 1 - inset)}`;
  return [
    ...along(left, right).map((at) => `M${x(at + shift)} ${y(top + inset)}${down}`),
    ...along(top, bottom).map((at) => `M${x(left + inset)} ${y(at + shift)}${across}`),
  ].join('');
}

/** The dots on a gomoku board: five, on large ones nine. */
export function starsOf({ width, height }: Size): Point[] {
  const least = Math.min(width, height);
  if (least < 13) return [];
  const along = (side: number) => [3, (side - 1) / 2, side - 4];
  return along(width).flatMap((x, i) =>
    along(height).flatMap((y, j) => {
      const isOne = least >= 17 || (i === 1) === (j === 1);
      return isOne && Number.isInteger(x) && Number.isInteger(y) ? [{ x, y }] : [];
    }),
  );
}

/** The grain of the wood: soft stripes that keep their place on the board. */
export function grainPath({ left, top, right, bottom }: Box, origin: Point): string {
  return Array.from({ length: right - left }, (_, i) => {
    const lean = ((Math.imul(left + i, 0x9e3779b1) >>> 20) % 100) / 100;
    const x = (left + i + lean - origin.x) * CELL;
    return `M${x} ${(top - origin.y) * CELL}L${x + 0.3 * CELL} ${(bottom + 1 - origin.y) * CELL}`;
  }).join('');
}

/** Cells narrower than this, in pixels, have no name at the rim; and of numbers only every fifth, and then none. */
const NAMES_FROM = { letters: 16, each: 22, fifth: 7 } as const;
/** The strip along the rim that the names stand on, in pixels; and with how much less they do. */
const RIM = { high: 19, wide: 23, least: 15 } as const;

interface RimName extends Point {
  readonly name: string;
}

/** The names of columns and rows, beside the board or along the edge of the view; all in pixels of the view. */
export function rimOf({ board: { size }, isNumbered }: BoardScene, view: BoardWindow) {
  if (!(size ?? isNumbered) || view.scale < NAMES_FROM[size ? 'letters' : 'fifth'])
    return undefined;
  const every = size || view.scale >= NAMES_FROM.each ? 1 : 5;
  const { left, top, right, bottom } = size ? boxWithin(shownBox(view), size) : shownBox(view);
  const [edgeX, edgeY] = size ? [screenX(view, 0), screenY(view, 0)] : [0, 0];
  /** The room for the names of rows: to the board's edge, or over the board. */
  const beside = edgeX < RIM.least ? RIM.wide : edgeX;
  const numbered = (at: number) => String(at).replace('-', '−');
  const names: RimName[] = [];
  for (let x = Math.ceil(left / every) * every; x <= right; x += every) {
    const at = middleOn(view, { x, y: 0 }).x;
    if (at > RIM.wide + 1 && at < view.width - 7)
      names.push({
        x: at,
        y: Math.max(edgeY - RIM.high, 0) + RIM.high / 2,
        name: size ? columnName(x) : numbered(x),
      });
  }
  for (let y = Math.ceil(top / every) * every; y <= bottom; y += every) {
    const at = middleOn(view, { x: 0, y }).y;
    if (at > RIM.high + 4 && at < view.height - 7)
      names.push({
        x: beside - Math.min(beside, RIM.wide) / 2,
        y: at,
        name: size ? String(size.height - y) : numbered(y),
      });
  }
  /** So much lies under them where the board does as well. */
  return {
    names,
    high: edgeY < RIM.least ? RIM.high : 0,
    wide: edgeX < RIM.least ? RIM.wide : 0,
  };
}
