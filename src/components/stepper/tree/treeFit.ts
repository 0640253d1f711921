import type { TreePlace, TreeView } from '../../ui/types.ts';

/** A row of calls, in pixels. */
interface TreeRowFit {
  readonly look: NodeLook;
  /** The centres of its first calls; where it is crowded every second stands `drop` lower, or every third. */
  readonly y: number;
  readonly stagger: number;
  readonly drop: number;
  /** Between neighbours at the same height. */
  readonly room: number;
  readonly top: number;
  readonly bottom: number;
}

/** A tree in the pixels of its panel: as large as it can be with all of it in sight. */
export interface TreeFit extends Pick<Panel, 'width' | 'height'> {
  /** The side of a small board. */
  readonly side: number;
  /** The side of the board of the call that runs, if it has room wherever a call stands. */
  readonly bigOf: ((at: TreePlace) => number) | undefined;
  /** Where that board stands otherwise: its left upper corner and its side. */
  readonly corner: { readonly x: number; readonly y: number; readonly side: number } | undefined;
  /** Which side has room beside all calls for the words of the rows; neither in a narrow panel. */
  readonly gutter: 'left' | 'right' | undefined;
  readonly rows: readonly TreeRowFit[];
  /** With its side, and how far the first and the last line of its row are from it; over a board is half a score more. */
  readonly placeOf: (at: TreePlace) => Record<'x' | 'y' | 'side' | 'above' | 'below', number>;
  readonly rowOf: (at: TreePlace) => TreeRowFit;
}

/** A cell of the large board is a target of 24 pixels as they are seen; a frame is around it. */
const leastBig = ({ zoom = 1, across = 3 }: Panel) => (10 + 24 * across) / zoom;
/** The side of a small board at most: more in a wide panel, where a tree of nine calls would leave most of it empty. */
const mostSide = ({ width }: Panel) => Math.max(76, Math.min(112, 2 * Math.floor(width / 18)));
/** A small board is at least so large that its marks are told apart. */
const leastSide = ({ across = 3 }: Panel) => 15 + 5 * across;
/** By how many pixels, as they are seen, the board of the call that runs is larger than the others, at least. */
const LEAST_LARGER = 10;
/** The most pixels of a tree unit: a tree of three calls need not fill a wall. */
const WIDEST = 170;
/** Around the words of a row beside the calls, and how wide a panel must be to have them there. */
const GUTTER = 28;
const WITH_GUTTER = 560;

interface Candidate {
  readonly fit: TreeFit;
  /** No row lies on another. */
  readonly isWhole: boolean;
  readonly value: number;
}

/** The board of the call that runs, where it doesn't stand on its call: above all branches, or beside all calls. */
interface Corner {
  readonly side: number;
  readonly isBeside: boolean;
}

/** Where the calls stand from left to right: the pixels of a tree unit, and what has its place beside them. */
function acrossOf(
  view: TreeView,
  panel: Panel,
  words: number,
  side: number,
  corner: Corner | undefined,
) {
  const { width } = view;
  // Two scores that are compared are wider than a small board.
  const least = corner ? (corner.isBeside ? COMPARED / 2 : 0) : leastBig(panel) / 2;
  const pad = MARGIN + Math.max(side / 2 + 18, SCORE_WIDTH / 2, least);
  const most = corner ? side : Math.max(leastBig(panel), side + 26);
  const gutter = words + GUTTER - (pad - most / 2);
  const aside = words > 0 && panel.width >= WITH_GUTTER ? Math.max(0, gutter) : 0;
  const column = corner?.isBeside ? MARGIN + corner.side : 0;
  const room = panel.width - aside - column - 2 * pad;
  const unit = width > 1 ? Math.min(WIDEST, room / (width - 1)) : 0;
  const across = unit * (width - 1);
  const isRight = unit * ((view.nodes[0]?.x ?? 0.5) - 0.5) < across / 2 - 1;
  const edge = corner && !isRight ? 'right' : 'left';
  const onLeft = (edge === 'left' ? aside : 0) + (isRight ? 0 : column);
  const onRight = (edge === 'right' ? aside : 0) + (isRight ? column : 0);
  const from = onLeft + pad;
  const middle = (panel.width - across) / 2;
  return {
    unit,
    left: Math.max(from, Math.min(middle, panel.width - onRight - pad - across)),
    corner: corner && {
      x: isRight ? panel.width - corner.side - MARGIN : MARGIN,
      y: MARGIN,
      side: corner.side,
    },
    gutter: aside > 0 ? edge : undefined,
  } as const;
}

function candidate(
  view: TreeView,
  panel: Panel,
  words: number,
  side: number,
  inCorner: Corner | undefined,
): Candidate {
  const { unit, left, corner, gutter } = acrossOf(view, panel, words, side, inCorner);
  const pixels = view.gaps.map((gap) => Math.max(1, gap * (unit || panel.width)));
  const over = leastBig(panel) / 2 + SCORE_HEIGHT;
  const first = inCorner ? (inCorner.isBeside ? 0 : inCorner.side + 4) : over + side / 2;
  const { looks, staggers } = rowLooks(pixels, side, panel, first);
  const heights = looks.map((look, row) => heightOf(look, side, staggers[row] as number));
  heights[0] = Math.max(first, heights[0] as number);
  const used = heights.reduce((sum, each) => sum + each, 2 * MARGIN);
  const rooms = roomsOf(looks, panel.height - used);
  const rows: TreeRowFit[] = [];
  let top = MARGIN;
  looks.forEach((look, row) => {
    const own = heights[row] as number;
    const stagger = staggers[row] as number;
    // All that the first row has over is above it: branches begin below the board in the corner.
    const spare = own - heightOf(look, side, stagger);
    rows.push({
      look,
      stagger,
      drop: dropOf(look),
      room: (pixels[row] as number) * stagger,
      y: top + spare + UP[look](side),
      top,
      bottom: top + own,
    });
    top += own + (rooms[row + 1] ?? 0);
  });
  const big = inCorner ? undefined : roomForBig(rows, side, panel);
  const rowAt = ({ y }: { readonly y: number }) =>
    rows[Math.min(rows.length - 1, Math.floor(y))] as TreeRowFit;
  return {
    fit: {
      ...panel,
      side,
      bigOf: big && ((at) => big[Math.floor(at.y)] as number),
      corner,
      gutter,
      rows,
      placeOf: (at) => {
        const { look, room, y, stagger, drop } = rowAt(at);
        // Smaller dots in one line are easier to follow than larger ones in several.
        const sides = { board: side, capsule: SCORE_HEIGHT, dot: Math.min(DOT, room - 1) };
        const above = (at.slot % stagger) * drop;
        const below = (stagger - 1) * drop - above;
        const x = left + (at.x - 0.5) * unit;
        const score = look === 'board' ? SCORE_HEIGHT / 2 : 0;
        return { x, y: y + above, side: sides[look], above: above + score, below };
      },
      rowOf: rowAt,
    },
    isWhole: top <= panel.height && rooms.slice(1).every((room) => room >= 0),
    value: (big ? 120 : 0) + worthOfRows(looks, side),
  };
}

/**
 * The side that the board of any call of a row can have where it stands, without lying on what is around it. In the
 * last row all games are over, so nothing is pressed on a board there.
 */
function roomForBig(rows: readonly TreeRowFit[], side: number, panel: Panel): number[] | undefined {
  const { zoom = 1 } = panel;
  const around = rows.map((row, i) => {
    if (row.look !== 'board') return 0;
    const below = rows[i + 1];
    // Between two rows each has a score; below the last there is the edge.
    const down = below
      ? below.y - row.y - side / 2 - 2 * SCORE_HEIGHT - 3
      : panel.height - row.y - 3;
    return (
      2 * Math.min(row.room - side / 2 - 22, down, i > 0 ? Infinity : row.y - SCORE_HEIGHT - 2)
    );
  });
  const least = leastBig(panel);
  const last = Math.max(0, around.pop() ?? 0);
  const big = Math.min(Math.max(least, side + 26), ...around);
  if (big < least || Math.min(big, last) < side + LEAST_LARGER / zoom) return undefined;
  return [...around.map(() => big), Math.min(big, last)];
}

/**
 * The largest drawing of a tree that a panel holds whole. Boards are as large as they can be; where there is
 * no room for boards, rows become scores or dots, the lowest first. `words` is the width that the words of a
 * row need, in pixels; 0 if there are none.
 */
export function fitTree(view: TreeView, panel: Panel, words = 0): TreeFit {
  // Beside it the first call has its place, also in a narrow panel.
  const corner = Math.round(
    Math.min(
      Math.max(leastBig(panel) + 2, Math.min(128, panel.height * 0.24)),
      Math.max(84, panel.width * 0.38),
    ),
  );
  let best: Candidate | undefined;
  const above = { side: corner, isBeside: false };
  const beside = { side: corner, isBeside: true };
  for (const inCorner of [undefined, above, beside]) {
    for (let side = mostSide(panel); side >= leastSide(panel); side -= 2) {
      const each = candidate(view, panel, words, side, inCorner);
      if (!each.isWhole || (!inCorner && !each.fit.bigOf)) continue;
      if (!best || each.value > best.value) best = each;
    }
  }
  return (best ?? candidate(view, panel, words, leastSide(panel), beside)).fit;
}

/** How the calls of a row are drawn: a small board, its score alone, or a dot in the score's ink. */
export type NodeLook = 'board' | 'capsule' | 'dot';

export interface Panel {
  readonly width: number;
  readonly height: number;
  /** How much larger than its own pixels it is shown: in full screen. */
  readonly zoom?: number | undefined;
  /** The cells along a side of the board, the longer one: three if nothing is said. */
  readonly across?: number | undefined;
}

/** The height of a score with the letters that it needs, and its least width. */
export const SCORE_HEIGHT = 17;
export const SCORE_WIDTH = 34;
const DOT = 8;
const LEAST_DOT = 4;
/** The width of two scores that are compared below a call. */
export const COMPARED = 92;
const MARGIN = 8;
/** The most room between two rows. */
const MOST_ROOM = 70;

/** Above the centre of a call: what it returns stands over its board. Below it is the same without that. */
const UP: Record<NodeLook, (side: number) => number> = {
  board: (side) => side / 2 + SCORE_HEIGHT,
  capsule: () => SCORE_HEIGHT / 2,
  dot: () => DOT / 2,
};
/** Of a row's calls: their pitch from one to the next. */
const PITCH: Record<NodeLook, (side: number) => number> = {
  board: (side) => Math.max(side + 6, SCORE_WIDTH + 3),
  capsule: () => SCORE_WIDTH + 2,
  dot: () => LEAST_DOT + 1,
};
/** A board has the best score so far below it, in the room for the branches. */
const branchRoom = (above: NodeLook | undefined, look: NodeLook) =>
  above === undefined
    ? 0
    : Math.max(look === 'board' ? SCORE_HEIGHT + 5 : 13, above === 'board' ? SCORE_HEIGHT : 0);
const LOOKS: readonly NodeLook[] = ['board', 'capsule', 'dot'];
/** Branches to a second line of boards would run behind the first. */
const MOST_STAGGERED: Record<NodeLook, number> = { board: 1, capsule: 2, dot: 4 };

/** How many calls must share a place for a row to have room in one look. */
const staggerOf = (look: NodeLook, side: number, gap: number) =>
  Math.max(1, Math.ceil(PITCH[look](side) / gap - 1e-6));

interface Rows {
  readonly looks: NodeLook[];
  readonly staggers: number[];
}

function heightOf(look: NodeLook, side: number, stagger: number): number {
  const own = 2 * UP[look](side) - (look === 'board' ? SCORE_HEIGHT : 0);
  return own + (stagger - 1) * dropOf(look);
}

/** From one line of a row to the next. */
const dropOf = (look: NodeLook) => (look === 'dot' ? DOT + 2 : 20);

/** The best look of each row that fits its width, then poorer ones from below until all fit the height. */
function rowLooks(gaps: readonly number[], side: number, { height }: Panel, first: number): Rows {
  const looks = gaps.map(
    (gap) => LOOKS.find((look) => staggerOf(look, side, gap) <= MOST_STAGGERED[look]) ?? 'dot',
  );
  const stagger = (row: number) =>
    Math.min(MOST_STAGGERED.dot, staggerOf(looks[row] as NodeLook, side, gaps[row] as number));
  const total = () =>
    looks.reduce((sum, look, row) => {
      const own = heightOf(look, side, stagger(row)) + branchRoom(looks[row - 1], look);
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
function roomsOf(looks: readonly NodeLook[], left: number): number[] {
  const least = looks.map((look, row) => branchRoom(looks[row - 1], look));
  const spare = left - least.reduce((sum, each) => sum + each, 0);
  return least.map((each) => Math.min(MOST_ROOM, each + spare / Math.max(1, looks.length - 1)));
}

/** How good rows are to look at. */
const worthOfRows = (looks: readonly NodeLook[], side: number) =>
  looks.reduce(
    (sum, look) => sum + (look === 'board' ? 100 + side : look === 'capsule' ? 50 : 10),
    0,
  );
