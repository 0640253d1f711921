import type { Point } from '../../../engine/index.ts';

/** A disc, in pixels. */
export interface PenDisc extends Point {
  readonly radius: number;
}

/** Pixels from the disc, where the line goes around it and where it ends: on a sliver of a slice its head wouldn't be seen. */
const AROUND = 9;
const BEFORE_RIM = 3;

/** Two paths: the head of an arrow is drawn when its line is there. */
export interface PenArrow {
  readonly line: string;
  readonly head: string;
}

/**
 * A pen line from a corner of a mark to a slice of the disc beside it; `turn` is the middle of the slice,
 * clockwise from the top. Slices on the far side are reached around the disc, above or below.
 */
export function penLine(from: Point, disc: PenDisc, turn: number): PenArrow {
  const at = (turns: number, radius: number) => {
    const angle = turns * 2 * Math.PI;
    return [disc.x + Math.sin(angle) * radius, disc.y - Math.cos(angle) * radius] as const;
  };
  const text = (...points: readonly (readonly [number, number])[]) =>
    points.map((point) => point.map((each) => each.toFixed(1)).join(' ')).join(', ');
  const { radius } = disc;
  const tip = at(turn, radius + BEFORE_RIM);
  // Along the line of its row first, so that it crosses no mark.
  const start = `M${text([from.x, from.y])}C${text([disc.x - radius - 2 * AROUND, from.y])}, `;
  if (turn >= 0.6 && turn <= 0.82) {
    const line = start + text(at(turn, radius + 3 * AROUND), tip);
    return { line, head: barbs(tip, at(turn, radius + AROUND)) };
  }
  const isAbove = turn < 0.36 || turn > 0.82;
  // A line from a high row comes to the circle higher up.
  const isHigh = from.y < disc.y - radius * 0.3 && (turn < 0.36 || turn > 0.92);
  const [joins, way] = isAbove ? [isHigh ? 0.88 : 0.8, 1] : [0.67, 0];
  const outer = radius + AROUND;
  // Where it leaves the circle, a little before the slice's middle.
  const leaves = turn + (isAbove ? -0.02 : 0.02);
  const tangent = at(joins + (isAbove ? -0.07 : 0.07), outer * 1.12);
  const arc = `A${outer} ${outer} 0 0 ${way} ${text(at(leaves, outer))}`;
  const hook = `Q${text(at(turn, outer), tip)}`;
  const line = start + text(tangent, at(joins, outer)) + arc + hook;
  return { line, head: barbs(tip, at(turn, outer)) };
}

/** The two strokes of an arrow's head at `tip`, for a line that comes from `behind`. */
function barbs(
  [x, y]: readonly [number, number],
  [behindX, behindY]: readonly [number, number],
): string {
  const back = Math.atan2(behindY - y, behindX - x);
  const barb = (by: number) =>
    `M${x.toFixed(1)} ${y.toFixed(1)}l${(Math.cos(back + by) * 11).toFixed(1)} ${(Math.sin(back + by) * 11).toFixed(1)}`;
  return barb(0.55) + barb(-0.55);
}
