/**
 * The four directions of a line, by their angle: 0 horizontal, 45 rising to the right (y falls as x
 * grows), 90 vertical, 135 falling to the right. A step goes to the right; for 90, straight down.
 */
export interface Direction {
  readonly angle: 0 | 45 | 90 | 135;
  readonly dx: number;
  readonly dy: number;
}

/** In the order in which every sum over the lines of a cell is taken. */
export const DIRECTIONS = [
  { angle: 0, dx: 1, dy: 0 },
  { angle: 45, dx: 1, dy: -1 },
  { angle: 90, dx: 0, dy: 1 },
  { angle: 135, dx: 1, dy: 1 },
] as const satisfies readonly Direction[];
