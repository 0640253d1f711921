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
/** Of a row's calls: their pitch from one to the next, and the least room for branches above them. */
const PITCH: Record<NodeLook, (side: number) => number> = {
  board: (side) => Math.max(side + 6, SCORE_WIDTH + 3),
  capsule: () => SCORE_WIDTH + 2,
  dot: () => DOT + 1,
};
const BRANCH: Record<NodeLook, (chip: number) => number> = {
  board: (chip) => chip + 5,
  capsule: () => 14,
  dot: () => 12,
};
/** A board has the best score so far below it, in the room for the branches. */
const branchRoom = (above: NodeLook | undefined, look: NodeLook, chip: number) =>
  above === undefined ? 0 : Math.max(BRANCH[look](chip), above === 'board' ? chip : 0);
const LOOKS: readonly NodeLook[] = ['board', 'capsule', 'dot'];
const MOST_STAGGERED: Record<NodeLook, number> = { board: 2, capsule: 2, dot: 4 };

/** How many calls must share a place for a row to have room in one look; none if too many would. */
function staggerOf(look: NodeLook, side: number, gap: number): number | undefined {
  const needed = Math.max(1, Math.ceil(PITCH[look](side) / gap - 1e-6));
  return needed <= MOST_STAGGERED[look] ? needed : undefined;
}

interface Rows {
  readonly looks: NodeLook[];
  readonly staggers: number[];
}

export function heightOf(look: NodeLook, side: number, chip: number, stagger: number): number {
  const own = 2 * UP[look](side, chip) - (look === 'board' ? chip : 0);
  return own + (stagger - 1) * dropOf(look, side, chip);
}

export function dropOf(look: NodeLook, side: number, chip: number): number {
  return look === 'board' ? side + 2 * chip + 1 : look === 'capsule' ? 20 : DOT + 2;
}

/** The best look of each row that fits its width, then poorer ones from below until all fit the height. */
export function rowLooks(
  gaps: readonly number[],
  side: number,
  { height, chip = SCORE_HEIGHT }: Panel,
  first: number,
): Rows {
  const looks = gaps.map(
    (gap) => LOOKS.find((look) => staggerOf(look, side, gap) !== undefined) ?? 'dot',
  );
  const stagger = (row: number) =>
    staggerOf(looks[row] as NodeLook, side, gaps[row] as number) ?? MOST_STAGGERED.dot;
  const total = () =>
    looks.reduce((sum, look, row) => {
      const own = heightOf(look, side, chip, stagger(row)) + branchRoom(looks[row - 1], look, chip);
      return sum + (row === 0 ? Math.max(first, own) : own);
    }, 2 * MARGIN);
  for (const [from, to] of [
    ['board', 'capsule'],
    ['capsule', 'dot'],
  ] as const) {
    for (let row = looks.length - 1; row >= 0 && total() > height; row--) {
      if (looks[row] === from) {
        const fits = staggerOf(to, side, gaps[row] as number) !== undefined;
        looks[row] = fits ? to : 'dot';
      }
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

const VALUE: Record<NodeLook, (side: number) => number> = {
  board: (side) => 100 + side,
  capsule: () => 50,
  dot: () => 10,
};

/** How good rows are to look at. Smaller boards in one line are better than larger ones in two, whose branches run behind them. */
export const worthOfRows = (
  looks: readonly NodeLook[],
  staggers: readonly number[],
  side: number,
) => looks.reduce((sum, look, row) => sum + VALUE[look](side) - (staggers[row] === 1 ? 0 : 90), 0);
