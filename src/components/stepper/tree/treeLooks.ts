/** How the calls of a row are drawn: a small board, its score alone, or a dot in the score's ink. */
export type NodeLook = 'board' | 'capsule' | 'dot';

export interface Panel {
  readonly width: number;
  readonly height: number;
  /** How much larger than its own pixels it is shown: in full screen. */
  readonly zoom?: number | undefined;
  /** The height of a score, where the room is for larger letters. */
  readonly chip?: number;
}

/** The height of a score with the letters that it needs, and its least width. */
export const SCORE_HEIGHT = 17;
export const SCORE_WIDTH = 34;
export const DOT = 8;
const LEAST_DOT = 4;
/** The width of two scores that are compared below a call. */
export const COMPARED = 92;
export const MARGIN = 8;
/** The most room between two rows. */
const MOST_ROOM = 70;

/** Above the centre of a call: what it returns stands over its board. Below it is the same without that. */
export const UP: Record<NodeLook, (side: number, chip: number) => number> = {
  board: (side, chip) => side / 2 + chip,
  capsule: (_, chip) => chip / 2,
  dot: () => DOT / 2,
};
/** Of a row's calls: their pitch from one to the next. */
const PITCH: Record<NodeLook, (side: number) => number> = {
  board: (side) => Math.max(side + 6, SCORE_WIDTH + 3),
  capsule: () => SCORE_WIDTH + 2,
  dot: () => LEAST_DOT + 1,
};
/** A board has the best score so far below it, in the room for the branches. */
const branchRoom = (above: NodeLook | undefined, look: NodeLook, chip: number) =>
  above === undefined
    ? 0
    : Math.max(look === 'board' ? chip + 5 : 13, above === 'board' ? chip : 0);
const LOOKS: readonly NodeLook[] = ['board', 'capsule', 'dot'];
/** Branches to a second line of boards would run behind the first. */
const MOST_STAGGERED: Record<NodeLook, number> = { board: 1, capsule: 2, dot: 4 };

/** Of a dot: smaller ones in one line are easier to follow than larger ones in several. */
export const dotSide = (room: number) => Math.min(DOT, room - 1);

/** How many calls must share a place for a row to have room in one look. */
const staggerOf = (look: NodeLook, side: number, gap: number) =>
  Math.max(1, Math.ceil(PITCH[look](side) / gap - 1e-6));

interface Rows {
  readonly looks: NodeLook[];
  readonly staggers: number[];
}

export function heightOf(look: NodeLook, side: number, chip: number, stagger: number): number {
  const own = 2 * UP[look](side, chip) - (look === 'board' ? chip : 0);
  return own + (stagger - 1) * dropOf(look);
}

/** From one line of a row to the next. */
export const dropOf = (look: NodeLook) => (look === 'dot' ? DOT + 2 : 20);

/** The best look of each row that fits its width, then poorer ones from below until all fit the height. */
export function rowLooks(
  gaps: readonly number[],
  side: number,
  { height, chip = SCORE_HEIGHT }: Panel,
  first: number,
): Rows {
  const looks = gaps.map(
    (gap) => LOOKS.find((look) => staggerOf(look, side, gap) <= MOST_STAGGERED[look]) ?? 'dot',
  );
  const stagger = (row: number) =>
    Math.min(MOST_STAGGERED.dot, staggerOf(looks[row] as NodeLook, side, gaps[row] as number));
  const total = () =>
    looks.reduce((sum, look, row) => {
      const own = heightOf(look, side, chip, stagger(row)) + branchRoom(looks[row - 1], look, chip);
      return sum + (row === 0 ? Math.max(first, own) : own);
    }, 2 * MARGIN);
  // Where a look has room in a row, so has the next.
  for (const to of ['capsule', 'dot'] as const) {
    for (let row = looks.length - 1; row >= 0 && total() > height; row--) {
      if (looks[row] !== 'dot') looks[row] = to;
    }
  }
  return { looks, staggers: looks.map((_, row) => stagger(row)) };
}

/** The room above each row: what is left of the height, for all alike but where a row needs more. */
export function roomsOf(looks: readonly NodeLook[], chip: number, left: number): number[] {
  const least = looks.map((look, row) => branchRoom(looks[row - 1], look, chip));
  const spare = left - least.reduce((sum, each) => sum + each, 0);
  return least.map((each) => Math.min(MOST_ROOM, each + spare / Math.max(1, looks.length - 1)));
}

/** How good rows are to look at. */
export const worthOfRows = (looks: readonly NodeLook[], side: number) =>
  looks.reduce(
    (sum, look) => sum + (look === 'board' ? 100 + side : look === 'capsule' ? 50 : 10),
    0,
  );
