import { MAP_SIDE, type MapPlace } from './mapBoards.ts';

/** Room around the map, in units of the drawing. */
const RIM = 50;
/** The corner of what is drawn, and the side of it. */
export const FRAME = { x: -RIM, y: -RIM, side: MAP_SIDE + 2 * RIM };
/** A board of fewer screen pixels than this is not drawn. */
const LEAST_PIXELS = 11;
/** Room around a board that is looked at, as a part of its side. */
const AROUND = 0.07;

/** How the drawing is moved: first enlarged, then shifted, in units of the drawing. */
export interface Lens {
  readonly k: number;
  readonly x: number;
  readonly y: number;
}

export const NO_LENS: Lens = { k: 1, x: 0, y: 0 };
export const MOST_ZOOM = 700;

/** The lens that shows a board with some room around it. */
export function lensOn(place: MapPlace): Lens {
  const side = place.side * (1 + 2 * AROUND);
  const k = Math.min(MOST_ZOOM, FRAME.side / side);
  if (k <= 1.05) return NO_LENS;
  const middle = FRAME.x + FRAME.side / 2;
  return {
    k,
    x: middle - k * (place.x + place.side / 2),
    y: middle - k * (place.y + place.side / 2),
  };
}

/** A moment between two looks: a steady zoom about the one point that both have in common. */
export function lensBetween(from: Lens, to: Lens, part: number): Lens {
  const k = from.k * (to.k / from.k) ** part;
  const along =
    Math.abs(to.k - from.k) < 1e-6 ? part : (1 / k - 1 / from.k) / (1 / to.k - 1 / from.k);
  const middle = FRAME.x + FRAME.side / 2;
  const centre = (lens: Lens, shift: number) => (middle - shift) / lens.k;
  const [fx, fy] = [centre(from, from.x), centre(from, from.y)];
  const [tx, ty] = [centre(to, to.x), centre(to, to.y)];
  return {
    k,
    x: middle - k * (fx + (tx - fx) * along),
    y: middle - k * (fy + (ty - fy) * along),
  };
}

/** How far the drawing is seen beside its square on a broad screen, as a part of the square's side. */
const BESIDE = 0.5;

/** Whether a board is large enough to be drawn, and in sight; `pixels` a unit at no zoom. */
export function isSeen({ x, y, side }: MapPlace, lens: Lens, pixels: number): boolean {
  if (side * lens.k * pixels < LEAST_PIXELS) return false;
  const seen = FRAME.side / lens.k;
  const beside = seen * BESIDE;
  const left = (FRAME.x - lens.x) / lens.k - beside;
  const top = (FRAME.y - lens.y) / lens.k;
  return x < left + seen + 2 * beside && y < top + seen && x + side > left && y + side > top;
}
