/** Where a box of the tree of fours lies: in nodes across, and how deep. The position itself is 0 deep. */
export interface AttackPlace {
  readonly x: number;
  readonly depth: number;
}

/** In pixels: from one node to the next, across and down, and the node itself. */
const [ACROSS, DOWN] = [56, 66];
export const [WIDTH, HEIGHT] = [48, 42];
export const ROOT_HEIGHT = 22;
const MARGIN = 8;

export const attackWidth = (across: number) => across * ACROSS + WIDTH + 2 * MARGIN;
export const attackHeight = (depth: number) => ROOT_HEIGHT + depth * DOWN + 2 * MARGIN;
export const midX = ({ x }: AttackPlace) => MARGIN + WIDTH / 2 + x * ACROSS;
export const topY = ({ depth }: AttackPlace) =>
  depth === 0 ? MARGIN : MARGIN + ROOT_HEIGHT + 16 + (depth - 1) * DOWN;

export function edge(from: AttackPlace, to: AttackPlace): string {
  const bottom = topY(from) + (from.depth > 0 ? HEIGHT : ROOT_HEIGHT);
  return `M${midX(from)} ${bottom}C${midX(from)} ${bottom + 12} ${midX(to)} ${topY(to) - 14} ${midX(to)} ${topY(to)}`;
}

/** Where a node lies, as a style: its middle and its top, and its size. */
export const nodeStyle = (place: AttackPlace) =>
  `left: ${midX(place)}px; top: ${topY(place)}px; width: ${WIDTH}px; height: ${HEIGHT}px;`;

/** The way from a node to the one above it. */
export const wayUp = (from: AttackPlace, to: AttackPlace) =>
  `${midX(from) - midX(to)}px ${topY(from) - topY(to)}px`;
