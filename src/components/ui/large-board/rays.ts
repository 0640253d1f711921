import {
  DIRECTIONS,
  PEEK,
  farWeight,
  isHeavier,
  type AttackRules,
  type BoardReader,
  type Box,
  type CellAccount,
  type Point,
} from '../../../engine/index.ts';
import { isInBox, letterSize, middleOn, type BoardWindow } from './boardWindow.ts';
import type { Shade } from './scene.ts';
import { shortWeight } from './heat.ts';
import { alongLine, contentAt, lineEnd } from './sheetBoard.ts';

/** Where a line through a cell is drawn. */
interface RayPlace {
  /** The farthest cells that can matter to it, inside the borders. */
  readonly from: Point;
  readonly to: Point;
  /** Between which cells its number lies; none where there is no room. */
  readonly place: Point | undefined;
}

/** One line through a cell, and what is added for it. */
interface Ray extends RayPlace {
  /** Four characters at most. */
  readonly text: string;
  /** Something lies on it: it is worth more than an empty line. */
  readonly isRich: boolean;
}

/** What comes back to a cell along its lines, in the order in which it is added. */
export interface Rays {
  readonly cell: Point;
  readonly lines: readonly Ray[];
  /** After each line and, at the end, what it all comes to; none: nothing stands in the cell. */
  readonly sums: readonly string[];
}

/** Cells narrower than this have no room for numbers. */
const NUMBERS_FROM = 18;
/** And those for none that rest between them: they come back to their cell, and aren't left behind. */
const REST_FROM = 40;
/** The share of the motion in which the rays go out; then their numbers come back, one by one. */
const OUT = 0.3;
/** A number lies on the first of these edges of its line that is in view, and beside no mark if one is. */
const PLACES = [2.5, 3.5, -2.5, -3.5, 1.5, -1.5, 4.5, -4.5];

/** A line through `cell` by its place in `DIRECTIONS`; `area` is what is seen of the board. */
export function rayAlong(board: BoardReader, cell: Point, direction: number, area: Box): RayPlace {
  const at = (offset: number) => alongLine(cell, direction, offset);
  const isFree = (point: Point) => contentAt(board, point) === 'empty';
  // Across, too, a number lies between two rows: in the cells there are others.
  const edge = (offset: number) => {
    const { x, y } = at(offset);
    return { x, y: Math.floor(y) + 0.5 };
  };
  // It is wider than a cell, and the rim of the view may have numbers of its own.
  const places = PLACES.map(edge).filter(
    ({ x, y }) =>
      isInBox(area, { x: x - 1.5, y: y - 0.5 }) && isInBox(area, { x: x + 1, y: y + 0.5 }),
  );
  const isClear = ({ x, y }: Point) =>
    [Math.floor(x), Math.ceil(x)].every(
      (side) => isFree({ x: side, y: y - 0.5 }) && isFree({ x: side, y: y + 0.5 }),
    );
  const far = (way: 1 | -1) => lineEnd(board, cell, direction, way, PEEK);
  return { from: far(-1), to: far(1), place: places.find(isClear) ?? places[0] };
}

/** What the four lines of a cell add up to, for X and O together; the bonuses come with the last. */
export function accountRays(
  board: BoardReader,
  account: CellAccount,
  rules: AttackRules,
  area: Box,
): Rays {
  const [x, o] = account.marks;
  const weights = DIRECTIONS.map((_, d) => (x.lines[d]?.weight ?? 0) + (o.lines[d]?.weight ?? 0));
  const empty = farWeight(rules) / weights.length;
  let sum = 0;
  const sums = weights.map((weight) => shortWeight((sum += weight)));
  return {
    cell: account,
    lines: weights.map((weight, direction) => ({
      ...rayAlong(board, account, direction, area),
      text: shortWeight(weight),
      isRich: isHeavier(weight, empty),
    })),
    sums: [...sums.slice(0, -1), shortWeight(account.weight)],
  };
}

/** The numbers of a heat map without the one that the sum of the rays stands for. */
export function besideRays({ cell }: Rays, shades: readonly Shade[]): readonly Shade[] {
  return shades.map((shade) =>
    cell.x === shade.x && cell.y === shade.y ? { ...shade, text: undefined } : shade,
  );
}

/** A number, in pixels of the view. */
interface RayWord extends Point {
  readonly text: string;
  /** What the cell weighs, so far: not one line's part of it. */
  readonly isSum?: boolean;
}

/** How large the number of a line is drawn, and its plate: between two rows, clear of the numbers that these have. */
export function plateOf(text: string, scale: number) {
  const size = letterSize(scale, 0.29, 12, 17);
  const height = size * (scale < 30 ? 1.1 : 1.25);
  // With its sign. Its ends are round.
  return { size, height, width: (text.length + 1) * size * 0.6 + height / 2 };
}

/**
 * Rays when so much of their motion is over, 0 … 1, in pixels of the view: path data of the lines on which nothing lies,
 * and of the others; numbers on the way and where they rest, and the sum that grows in the cell.
 * `hasNumber`: cells with a number of their own, through which no ray runs.
 */
export function drawRays(
  rays: Rays,
  returned: number,
  view: BoardWindow,
  hasNumber: (cell: Point) => boolean = () => false,
) {
  const share = Math.min(1, returned / OUT);
  const path = (isRich: boolean) =>
    rays.lines
      .filter((line) => line.isRich === isRich)
      .flatMap(({ from, to }) => [from, to])
      .map((end) => halfRay(rays.cell, end, share, view, hasNumber))
      .join('');
  const hasWords = returned >= OUT && view.scale >= NUMBERS_FROM;
  return {
    empty: path(false),
    rich: path(true),
    words: hasWords ? wordsOf(rays, (returned - OUT) / (1 - OUT), view) : [],
  };
}

/** How far from the middle of a cell a ray keeps where the cell has a number, in steps to the next cell. */
const CLEAR = 0.36;

/** A ray from a cell to the end of its line, as far as it has come: it stops at a number, and goes on behind it. */
function halfRay(
  cell: Point,
  end: Point,
  share: number,
  view: BoardWindow,
  hasNumber: (cell: Point) => boolean,
): string {
  const steps = Math.max(Math.abs(end.x - cell.x), Math.abs(end.y - cell.y));
  const at = (step: number) => between(cell, end, steps === 0 ? 0 : step / steps);
  const middle = (step: number) => middleOn(view, at(step));
  let path = '';
  for (let step = 0; step < steps * share; step++) {
    const from = step + (hasNumber(at(step)) ? CLEAR : 0);
    const to = Math.min(steps * share, step + 1 - (hasNumber(at(step + 1)) ? CLEAR : 0));
    if (to <= from) continue;
    const [a, b] = [middle(from), middle(to)];
    path += `M${a.x} ${a.y}L${b.x} ${b.y}`;
  }
  return path;
}

function wordsOf({ cell, lines, sums }: Rays, share: number, view: BoardWindow): RayWord[] {
  const middle = middleOn(view, cell);
  /** So many are back. */
  const back = share * lines.length;
  const words = lines.flatMap(({ text, place }, index) => {
    if (!place) return [];
    const at = middleOn(view, place);
    const way = back - index;
    const isFlying = way > 0 && way < 1 && sums.length > 0;
    return [
      ...(view.scale < REST_FROM ? [] : [{ ...at, text }]),
      ...(isFlying ? [{ ...between(at, middle, way), text }] : []),
    ];
  });
  const sum = sums[share < 1 ? Math.floor(back) - 1 : sums.length - 1];
  return sum === undefined ? words : [...words, { ...middle, text: sum, isSum: true }];
}

const between = (a: Point, b: Point, share: number): Point => ({
  x: a.x + (b.x - a.x) * share,
  y: a.y + (b.y - a.y) * share,
});
