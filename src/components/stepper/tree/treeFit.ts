import type { TreeView } from '../../ui/types.ts';

/** How the calls of a row are drawn: a small board, its score alone, or a dot in the score's ink. */
export type NodeLook = 'board' | 'capsule' | 'dot';

interface Size {
  readonly width: number;
  readonly height: number;
}

interface Panel extends Size {
  /** How much larger than its own pixels it is shown: in full screen. */
  readonly zoom?: number | undefined;
  /** The height of a score, where the room is for larger letters. */
  readonly chip?: number;
}

/** A row of calls, in pixels. */
export interface TreeRowFit {
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
export interface TreeFit extends Size {
  /** How much larger than the pixels of its panel all of it is drawn (`treeGrowth.ts`); 1 unless told. */
  readonly grown?: number;
  /** The height of a score. */
  readonly chip: number;
  /** The side of a small board. */
  readonly side: number;
  /** The side of the board of the call that runs, if it has room wherever a call stands. */
  readonly bigOf: ((at: TreeAt) => number) | undefined;
  /** Where that board stands otherwise: its left upper corner and its side. */
  readonly corner: { readonly x: number; readonly y: number; readonly side: number } | undefined;
  /** Which side has room beside all calls for the words of the rows; neither in a narrow panel. */
  readonly gutter: 'left' | 'right' | undefined;
  readonly rows: readonly TreeRowFit[];
  readonly placeOf: (at: TreeAt) => { readonly x: number; readonly y: number };
  readonly lookOf: (at: TreeAt) => NodeLook;
}

/** Where something stands in tree units. */
export interface TreeAt {
  readonly x: number;
  readonly y: number;
  readonly slot: number;
}

/** The height of a score with the letters that it needs, and its least width. */
export const SCORE_HEIGHT = 17;
export const SCORE_WIDTH = 34;
export const DOT = 8;
/** A cell of the large board is a target of 24 pixels as they are seen; a frame is around it. */
const leastBig = ({ zoom = 1 }: Panel) => 82 / zoom;
/** The side of a small board at most: more in a wide panel, where a tree of nine calls would leave most of it empty. */
const mostSide = ({ width }: Size) => Math.max(76, Math.min(112, 2 * Math.floor(width / 18)));
const LEAST_SIDE = 30;
/** By how many pixels, as they are seen, the board of the call that runs is larger than the others, at least. */
const LEAST_LARGER = 10;
/** The most pixels of a tree unit: a tree of three calls need not fill a wall. */
const WIDEST = 170;
const MARGIN = 8;
/** The most room between two rows. */
const MOST_ROOM = 70;
/** Around the words of a row beside the calls, and how wide a panel must be to have them there. */
const GUTTER = 28;
const WITH_GUTTER = 560;

/** Above the centre of a call: what it returns stands over its board. Below it is the same without that. */
const UP: Record<NodeLook, (side: number, chip: number) => number> = {
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

function heightOf(look: NodeLook, side: number, chip: number, stagger: number): number {
  const own = 2 * UP[look](side, chip) - (look === 'board' ? chip : 0);
  return own + (stagger - 1) * dropOf(look, side, chip);
}

function dropOf(look: NodeLook, side: number, chip: number): number {
  return look === 'board' ? side + 2 * chip + 1 : look === 'capsule' ? 20 : DOT + 2;
}

/** The best look of each row that fits its width, then poorer ones from below until all fit the height. */
function looksOf(
  gaps: readonly number[],
  side: number,
  { height, chip = SCORE_HEIGHT }: Panel,
  first: (looks: readonly NodeLook[]) => number,
): Rows {
  const looks = gaps.map(
    (gap) => LOOKS.find((look) => staggerOf(look, side, gap) !== undefined) ?? 'dot',
  );
  const stagger = (row: number) =>
    staggerOf(looks[row] as NodeLook, side, gaps[row] as number) ?? MOST_STAGGERED.dot;
  const total = () =>
    looks.reduce((sum, look, row) => {
      const own = heightOf(look, side, chip, stagger(row)) + branchRoom(looks[row - 1], look, chip);
      return sum + (row === 0 ? Math.max(first(looks), own) : own);
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
function roomsOf(looks: readonly NodeLook[], chip: number, left: number): number[] {
  const least = looks.map((look, row) => branchRoom(looks[row - 1], look, chip));
  const spare = left - least.reduce((sum, each) => sum + each, 0);
  return least.map((each) => Math.min(MOST_ROOM, each + spare / Math.max(1, looks.length - 1)));
}

const VALUE: Record<NodeLook, (side: number) => number> = {
  board: (side) => 100 + side,
  capsule: () => 50,
  dot: () => 10,
};

interface Candidate {
  readonly fit: TreeFit;
  readonly value: number;
}

/** Where the calls stand from left to right: the pixels of a tree unit, and what has its place beside them. */
function acrossOf(view: TreeView, panel: Panel, words: number, side: number, cornerSide: number) {
  const { width } = view;
  const pad =
    MARGIN + Math.max(side / 2 + 18, SCORE_WIDTH / 2, cornerSide > 0 ? 0 : leastBig(panel) / 2);
  const most = cornerSide > 0 ? side : Math.max(leastBig(panel), side + 26);
  const gutter = words + GUTTER - (pad - most / 2);
  const aside = words > 0 && panel.width >= WITH_GUTTER ? Math.max(0, gutter) : 0;
  const unit = width > 1 ? Math.min(WIDEST, (panel.width - aside - 2 * pad) / (width - 1)) : 0;
  const across = unit * (width - 1);
  const cornerIsRight = unit * ((view.nodes[0]?.x ?? 0.5) - 0.5) < across / 2 - 1;
  const edge = cornerSide > 0 && !cornerIsRight ? 'right' : 'left';
  const middle = (panel.width - across) / 2;
  const left =
    edge === 'left'
      ? Math.max(middle, aside + pad)
      : Math.min(middle, panel.width - aside - pad - across);
  const corner = {
    x: cornerIsRight ? panel.width - cornerSide - MARGIN : MARGIN,
    y: MARGIN,
    side: cornerSide,
  };
  return {
    unit,
    left,
    corner: cornerSide > 0 ? corner : undefined,
    gutter: aside > 0 ? edge : undefined,
  } as const;
}

function candidate(
  view: TreeView,
  panel: Panel,
  words: number,
  side: number,
  cornerSide: number,
): Candidate {
  const { chip = SCORE_HEIGHT } = panel;
  const { unit, left, corner, gutter } = acrossOf(view, panel, words, side, cornerSide);
  const pixels = view.gaps.map((gap) => Math.max(1, gap * (unit || panel.width)));
  const over = leastBig(panel) / 2 + chip;
  // The room for the branches below the first row is beside the corner too.
  const first = ([look, next]: readonly NodeLook[]) =>
    cornerSide > 0 ? cornerSide - branchRoom(look, next ?? 'dot', chip) : over + side / 2;
  const { looks, staggers } = looksOf(pixels, side, panel, first);
  const heights = looks.map((look, row) => heightOf(look, side, chip, staggers[row] as number));
  heights[0] = Math.max(first(looks), heights[0] as number);
  const rooms = roomsOf(
    looks,
    chip,
    panel.height - heights.reduce((sum, each) => sum + each, 2 * MARGIN),
  );
  const rows: TreeRowFit[] = [];
  let top = MARGIN;
  looks.forEach((look, row) => {
    const own = heights[row] as number;
    const stagger = staggers[row] as number;
    const spare =
      row > 0 ? 0 : (own - heightOf(look, side, chip, stagger)) / (cornerSide > 0 ? 2 : 1);
    rows.push({
      look,
      stagger,
      drop: dropOf(look, side, chip),
      room: (pixels[row] as number) * stagger,
      y: top + spare + UP[look](side, chip),
      top,
      bottom: top + own,
    });
    top += own + (rooms[row + 1] ?? 0);
  });
  const big = cornerSide > 0 ? undefined : roomForBig(rows, side, panel);
  const rowAt = ({ y }: { readonly y: number }) =>
    rows[Math.min(rows.length - 1, Math.floor(y))] as TreeRowFit;
  return {
    fit: {
      ...panel,
      chip,
      side,
      bigOf: big && ((at) => big[Math.floor(at.y)] as number),
      corner,
      gutter,
      rows,
      placeOf: (at) => {
        const row = rowAt(at);
        return { x: left + (at.x - 0.5) * unit, y: row.y + (at.slot % row.stagger) * row.drop };
      },
      lookOf: (at) => rowAt(at).look,
    },
    value: looks.reduce((sum, look) => sum + VALUE[look](side), big ? 200 : 0),
  };
}

/**
 * The side that the board of any call of a row can have where it stands, without lying on what is around it. In the
 * last row all games are over, so nothing is pressed on a board there.
 */
function roomForBig(rows: readonly TreeRowFit[], side: number, panel: Panel): number[] | undefined {
  const { chip = SCORE_HEIGHT, zoom = 1 } = panel;
  const around = rows.map((row, i) => {
    if (row.look !== 'board' || row.stagger > 1) return 0;
    const below = rows[i + 1];
    // Between two rows each has a score; below the last there is the edge.
    const down = below ? below.y - row.y - side / 2 - 2 * chip - 3 : panel.height - row.y - 3;
    return 2 * Math.min(row.room - side / 2 - 22, down, i > 0 ? Infinity : row.y - chip - 2);
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
  const corner = Math.round(Math.min(128, Math.max(leastBig(panel) + 2, panel.height * 0.24)));
  let best: Candidate | undefined;
  for (const cornerSide of [0, corner]) {
    for (let side = mostSide(panel); side >= LEAST_SIDE; side -= 2) {
      const each = candidate(view, panel, words, side, cornerSide);
      const isWhole = (each.fit.rows.at(-1)?.bottom ?? 0) <= panel.height;
      if (!isWhole || (cornerSide === 0 && !each.fit.bigOf)) continue;
      if (!best || each.value > best.value) best = each;
    }
  }
  return (best ?? candidate(view, panel, words, LEAST_SIDE, corner)).fit;
}
