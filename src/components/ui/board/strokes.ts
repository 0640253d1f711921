import type { MarkName } from '../../../engine/index.ts';

/** The side of a cell in a board's drawing. */
export const CELL_SIDE = 64;

/** The middle of a cell. */
export function middleOf(cell: number, columns: number): { x: number; y: number } {
  return {
    x: ((cell % columns) + 0.5) * CELL_SIDE,
    y: (Math.floor(cell / columns) + 0.5) * CELL_SIDE,
  };
}

/** A straight stroke through the middles of cells. */
export function linePath(line: readonly number[], columns: number): string {
  const points = line.map((cell) => middleOf(cell, columns));
  return `M${points.map(({ x, y }) => `${x} ${y}`).join(' L')}`;
}

/**
 * Pen strokes as SVG path data. Each mark is bent a little by its seed, so that no two on a sheet
 * are quite the same, and the same mark is the same whenever it is drawn.
 */
export function markStrokes(
  mark: MarkName,
  cx: number,
  cy: number,
  r: number,
  seed: number,
): string[] {
  const wobble = wobbler(seed * 2 + (mark === 'X' ? 1 : 0), r);
  return mark === 'X' ? crossStrokes(cx, cy, r, wobble) : [loopStroke(cx, cy, r, wobble)];
}

/** A slightly bowed stroke through a won line, from the middle of its first cell to its last. */
export function lineStroke(ax: number, ay: number, bx: number, by: number, past: number): string {
  const length = Math.hypot(bx - ax, by - ay) || 1;
  const ux = ((bx - ax) / length) * past;
  const uy = ((by - ay) / length) * past;
  const midX = (ax + bx) / 2 - uy * 0.2;
  const midY = (ay + by) / 2 + ux * 0.2;
  return `M${at(ax - ux)} ${at(ay - uy)} Q${at(midX)} ${at(midY)} ${at(bx + ux)} ${at(by + uy)}`;
}

/** Two bowed diagonals. */
function crossStrokes(cx: number, cy: number, r: number, wobble: Wobble): string[] {
  const diagonal = (side: 1 | -1) =>
    `M${at(cx - side * r + wobble(0.08))} ${at(cy - r + wobble(0.08))}` +
    ` Q${at(cx + wobble(0.12))} ${at(cy + wobble(0.12))}` +
    ` ${at(cx + side * r + wobble(0.08))} ${at(cy + r + wobble(0.08))}`;
  return [diagonal(1), diagonal(-1)];
}

/** A loop from the top, against the clock, that runs a little past its start. */
function loopStroke(cx: number, cy: number, r: number, wobble: Wobble): string {
  // The control length that makes four Bézier quarters nearly a circle.
  const k = 0.5523 * r;
  const [left, right, bottom] = [r + wobble(0.07), r + wobble(0.07), r + wobble(0.07)];
  return (
    `M${at(cx + r * 0.2)} ${at(cy - r + wobble(0.05))}` +
    ` C${at(cx - k)} ${at(cy - r * 1.08)} ${at(cx - left)} ${at(cy - k)} ${at(cx - left)} ${at(cy)}` +
    ` C${at(cx - left)} ${at(cy + k)} ${at(cx - k)} ${at(cy + bottom)} ${at(cx)} ${at(cy + bottom)}` +
    ` C${at(cx + k)} ${at(cy + bottom)} ${at(cx + right)} ${at(cy + k)} ${at(cx + right)} ${at(cy)}` +
    ` C${at(cx + right)} ${at(cy - k)} ${at(cx + k)} ${at(cy - r)} ${at(cx - r * 0.1)} ${at(cy - r * 0.92 + wobble(0.05))}`
  );
}

type Wobble = (share: number) => number;

/** Offsets of up to ± `share` of the radius, drawn from a small hash of the seed. */
function wobbler(seed: number, r: number): Wobble {
  let state = Math.imul(seed + 1, 0x9e3779b1);
  return (share) => {
    state = Math.imul(state ^ (state >>> 15), 0x85ebca6b) + 0x6d2b79f5;
    return (((state >>> 8) & 0xffff) / 0x8000 - 1) * share * r;
  };
}

function at(value: number): string {
  return String(Math.round(value * 100) / 100);
}
