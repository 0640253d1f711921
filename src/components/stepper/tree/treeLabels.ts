import { COMPARED, SCORE_HEIGHT, SCORE_WIDTH, type TreeFit } from './treeFit.ts';
import {
  edgePoint,
  footOf,
  scoreWidth,
  lettersWidth,
  textWidth,
  type NodeBox,
  type DrawnPoint,
  WINDOW,
} from './treeDrawing.ts';
import { cutPlace } from './treeLayout.ts';
import type { TreePlace, TreeView } from '../../ui/types.ts';

/** A word of the drawing, or several lines of them, around its centre. */
export interface TreeLabel extends Area {
  readonly kind: 'call' | 'count' | 'move' | 'alpha' | 'beta' | 'row' | 'cut' | 'note' | 'window';
  /** The call, or the row, that it belongs to. */
  readonly of: number;
  readonly lines: readonly string[];
}

/** What the drawing says beside its calls, in the words of the page. */
interface TreeWords {
  readonly number: (count: number) => string;
  readonly spared: (calls: number) => string;
  readonly bounds: (node: number) => readonly string[];
  /** Who moves in a row, and what that side keeps: in two lines, in one, and in two short ones; none for a row that has not begun. */
  readonly row: (depth: number) => readonly (readonly string[])[] | undefined;
  readonly note: string | undefined;
}

const LINE = 15;
const BESIDE = 5;

function label(
  kind: TreeLabel['kind'],
  of: number,
  lines: readonly string[],
  x: number,
  y: number,
  widthOf: (line: string) => number = textWidth,
): TreeLabel {
  const width = Math.max(...lines.map((line) => widthOf(line))) + 2;
  return { kind, of, lines, x, y, width, height: lines.length * LINE };
}

/** Its number at the upper left corner, or the other one. */
function callLabels({ node, look, x, y, side }: NodeBox, { number }: TreeWords): TreeLabel[] {
  if (look === 'dot' && !node.isNow) return [];
  const text = number(node.call);
  const half = (look === 'capsule' ? scoreWidth('+10') : side) / 2 + BESIDE;
  const high = look === 'board' ? y - side / 2 + 7 : y;
  const aside = half + textWidth(text) / 2;
  return [
    label('call', node.node, [text], x - aside, high),
    label('call', node.node, [text], x + aside, high),
  ];
}

/** Alpha on the left of the branch that comes down, beta on its right. */
function boundLabels({ node, x, y, side }: NodeBox, words: TreeWords): TreeLabel[] {
  const [alpha, beta] = words.bounds(node.node);
  if (alpha === undefined || beta === undefined) return [];
  const above = y - side / 2 - (node.score === undefined ? 9 : SCORE_HEIGHT + 8);
  const aside = (text: string) => textWidth(text) / 2 + 5;
  return [
    label('alpha', node.node, [alpha], x - aside(alpha), above),
    label('beta', node.node, [beta], x + aside(beta), above),
  ];
}

/** The move of a branch stands on it, where its neighbours leave it room; else beside the score at its foot. */
function moveLabels(parent: NodeBox, child: NodeBox): TreeLabel[] {
  const { move, node } = child.node;
  if (!move || child.look === 'dot') return [];
  const text = `${move.mark}\u2009${move.cell}`;
  const aside = (SCORE_WIDTH + textWidth(text)) / 2 + BESIDE;
  if (child.look === 'capsule') {
    // What has no score yet has the move in its place, and so may the call that runs.
    const isWritten = !child.node.isNow && (child.node.score ?? child.node.best) !== undefined;
    return isWritten
      ? [-1, 1].map((to) => label('move', node, [text], child.x + to * aside, child.y))
      : [];
  }
  // Just above the number of the call.
  const foot = child.y - child.side / 2 - 9;
  return [
    ...[0.55, 0.68, 0.8, 0.42].map((part) => edgePoint(parent, child, part)),
    { x: child.x - aside, y: foot },
    { x: child.x + aside, y: foot },
  ].map(({ x, y }) => label('move', node, [text], x, y));
}

/**
 * All words that have room: none lies on another, on a call, or over the edge. Of what has several places the
 * first that is free is taken; what has none is left out, and stands in the list of calls.
 */
export function treeLabels(
  view: TreeView,
  fit: TreeFit,
  boxes: ReadonlyMap<number, NodeBox>,
  words: TreeWords,
): TreeLabel[] {
  const placed: TreeLabel[] = [];
  const taken: Area[] = [...boxes.values()].flatMap(areasOf);
  if (fit.corner) {
    const { x, y, side } = fit.corner;
    taken.push({ x: x + side / 2, y: y + side / 2, width: side + 8, height: side + 8 });
  }
  const hasRoom = (each: TreeLabel) => isInside(each, fit) && isFree(each, taken);
  const put = (candidates: readonly TreeLabel[], isGood = (_: TreeLabel) => true) => {
    const free = candidates.find((each) => hasRoom(each) && isGood(each));
    if (!free) return undefined;
    placed.push(free);
    taken.push(free);
    return free;
  };
  const later = fit.gutter ? [] : laterAreas(view, fit);
  /** One place for each: where it is taken for once, the words are left out for once. */
  const putRows = (isLeft: boolean) => {
    for (let depth = 0; depth < fit.rows.length; depth++) {
      const [place] = rowLabels(view, fit, depth, words, isLeft).filter((at) => isFree(at, later));
      if (!place) continue;
      isLeft = place.x < fit.width / 2;
      put([place]);
    }
  };
  const path = [...boxes.values()].filter(({ node }) => node.onPath);
  const others = [...boxes.values()].filter(({ node }) => !node.onPath);
  const branches = allBranches(view, fit, boxes);
  /** On no branch but its own. */
  const isClear = (each: TreeLabel) =>
    branches.every((area) => area.to === ownBranch(each) || !overlap(each, area));
  const putClear = (candidates: readonly TreeLabel[]) => put(candidates, isClear);
  const putWell = (candidates: readonly TreeLabel[]) => putClear(candidates) ?? put(candidates);
  for (const cut of view.cuts) put(cutLabels(fit, cut, words));
  if (fit.gutter) putRows(fit.gutter === 'left');
  const now = path.at(-1);
  // The window of the call that runs says what the words at the others do: better on a branch than nowhere.
  const windows = now && words.bounds(now.node.node).length > 1 ? windowPlaces(fit, now) : [];
  const window = putWell(windows);
  if (!fit.gutter) putRows(!fit.corner);
  for (const box of path) putWell(callLabels(box, words).filter(isReadAs(box, boxes)));
  for (const box of path.filter((each) => !window || each !== now)) {
    // One without the other says nothing.
    const pair = boundLabels(box, words);
    if (pair.every(hasRoom)) pair.forEach((each) => put([each]));
  }
  for (const { parent, count } of view.counts) put(countLabels(boxes.get(parent), count, words));
  if (words.note && now) putClear(noteLabels(now, words.note, boxes));
  for (const box of others) putWell(callLabels(box, words).filter(isReadAs(box, boxes)));
  for (const box of boxes.values()) {
    const parent = boxes.get(box.node.parent ?? -1);
    if (parent) putClear(moveLabels(parent, box).filter(isReadAs(box, boxes)));
  }
  return placed;
}

/** Where it is read as a word about the call that runs, which is the nearest. If none is free, the sentence above says it. */
function noteLabels(now: NodeBox, text: string, boxes: ReadonlyMap<number, NodeBox>): TreeLabel[] {
  return notePlaces(now, text).filter((each) =>
    [...boxes.values()].every((box) => box === now || gap(each, now) < gap(each, box)),
  );
}

/** How far words must be from the call on their right, if they are not about it. */
const APART = 24;

/** Words are read as those of the nearest call of their line, and between two as those of the one on their right. */
function isReadAs(box: NodeBox, boxes: ReadonlyMap<number, NodeBox>) {
  const line = [...boxes.values()].filter((each) => each !== box && Math.abs(each.y - box.y) < 1);
  const isNear = ({ x, width }: TreeLabel, each: NodeBox) =>
    each.x > x && each.x - x - (width + Math.max(SCORE_WIDTH, each.side)) / 2 < APART;
  const isAbove = ({ y }: TreeLabel) => y < box.y - box.side / 2 - SCORE_HEIGHT;
  return (words: TreeLabel) =>
    line.every(
      (each) =>
        Math.abs(words.x - box.x) < Math.abs(words.x - each.x) &&
        (isAbove(words) || !isNear(words, each)),
    );
}

const isInside = ({ x, y, width, height }: TreeLabel, panel: TreeFit) =>
  Math.abs(x * 2 - panel.width) + width <= panel.width - 2 &&
  Math.abs(y * 2 - panel.height) + height <= panel.height;

/** The branch that it may lie on. */
const ownBranch = ({ kind, of }: TreeLabel) =>
  kind === 'move' || kind === 'call' ? of : undefined;

const isFree = (label: TreeLabel, areas: readonly Area[]) =>
  !areas.some((area) => overlap(label, area));

/** What calls take up at any step, each as large as when it runs: words of a row in their way would have to move. */
function laterAreas(view: TreeView, fit: TreeFit): Area[] {
  return view.places.flatMap((at) => {
    const place = fit.placeOf(at);
    if (fit.rowOf(at).look !== 'board')
      return { ...place, width: SCORE_WIDTH + 12, height: SCORE_WIDTH - SCORE_HEIGHT };
    const side = fit.bigOf?.(at) ?? fit.side;
    const score = (way: number, width: number) => ({
      x: place.x,
      y: place.y + (way * (side + SCORE_HEIGHT)) / 2,
      width,
      height: SCORE_HEIGHT + 2,
    });
    return [
      { ...place, width: side + 12, height: side },
      score(-1, SCORE_WIDTH),
      score(1, COMPARED),
    ];
  });
}

/** How far the words of the first row reach in from the right edge; 0 where they stand on the left. */
export function asideOf(labels: readonly TreeLabel[], panel: number): number {
  const word = labels.find(({ kind, of }) => kind === 'row' && of === 0);
  return word && word.x > panel / 2 ? panel - word.x + word.width / 2 : 0;
}

/** How far a word is from the board of a call. */
function gap(label: TreeLabel, { x, y, side }: NodeBox): number {
  const across = Math.abs(label.x - x) - (label.width + side) / 2;
  const down = Math.abs(label.y - y) - (label.height + side) / 2;
  return Math.hypot(Math.max(0, across), Math.max(0, down));
}

const lookAbove = ({ rowOf }: TreeFit, at: TreePlace) => rowOf({ ...at, y: at.y - 1 }).look;

/** A cut is as large as the boards beside it; below a dot, and among dots, it is small. */
export const cutScale = (fit: TreeFit, at: TreePlace) =>
  [fit.rowOf(at).look, lookAbove(fit, at)].includes('dot')
    ? 0.4
    : Math.max(1, Math.min(1.9, fit.side / 34));

/** The number of calls that are spared; its word below it where there is room. */
function cutLabels(
  fit: TreeFit,
  cut: TreeView['cuts'][number],
  { spared }: TreeWords,
): TreeLabel[] {
  const { x, y } = fit.placeOf(cut);
  const [count = '', ...word] = spared(cut.calls).split(' ');
  const of = cut.parent;
  const both = label('cut', of, [count, word.join(' ')], x, y);
  // Below a dot, and among crowded ones, nobody could say which branch a number belongs to.
  if (lookAbove(fit, cut) === 'dot' || fit.rowOf(cut).room < 14) return [];
  // The snip is as large as the boards; a number that shouts would be read first.
  const scale = Math.max(1, Math.min(1.3, cutScale(fit, cut)));
  const large = { ...both, width: both.width * scale, height: both.height * scale };
  // In a low row it keeps off the snip.
  const low = fit.rowOf(cut).look === 'board' ? 0 : 8;
  return [
    ...(word.length > 0 ? [large, both] : []),
    ...[low, 0, -13, 13, -26, 26].map((aside) => label('cut', of, [count], x, y + aside)),
  ];
}

function countLabels(box: NodeBox | undefined, count: number, { number }: TreeWords): TreeLabel[] {
  if (!box) return [];
  const [x, y] = footOf(box);
  const text = `+${number(count)}`;
  return [label('count', box.node.node, [text], x, y + (box.node.onPath ? 28 : 12))];
}

/** At one edge of its row, that of the row above if it is free; in two lines, else in one. */
function rowLabels(
  view: TreeView,
  fit: TreeFit,
  depth: number,
  words: TreeWords,
  isLeft: boolean,
): TreeLabel[] {
  const forms = words.row(depth);
  const row = fit.rows[depth];
  if (!forms || !row) return [];
  // Where the branches to this row begin and end.
  const columns = view.places
    .filter(({ y }) => Math.floor(y) === depth || Math.floor(y) === depth - 1)
    .map((at) => fit.placeOf(at).x);
  const shapes = row.look === 'board' || !forms[1] ? forms : [forms[1]];
  return [isLeft, !isLeft].flatMap((left) =>
    shapes.flatMap((shape) => {
      const word = label('row', depth, shape, 0, 0, lettersWidth);
      const { height } = word;
      // With some room to what stands beside them.
      const width = word.width + 6;
      const x = left ? width / 2 + 9 : fit.width - width / 2 - 5;
      const high = [row.top + height / 2, (row.top + row.bottom) / 2, row.bottom - height / 2];
      // Over a board that is larger when it runs there is still the room of the branches, beside all of them.
      if (
        depth > 0 &&
        columns.every((each) => (left ? each >= x + width / 2 : each <= x - width / 2))
      )
        high.push(...[1, 5, 9].map((up) => row.top - height / 2 - up));
      return high.map((y) => ({ ...word, width, x, y }));
    }),
  );
}

/** A part of the drawing, around its centre. */
export interface Area extends DrawnPoint {
  readonly width: number;
  readonly height: number;
}

export function overlap(a: Area, b: Area): boolean {
  return (
    Math.abs(a.x - b.x) * 2 < a.width + b.width && Math.abs(a.y - b.y) * 2 < a.height + b.height
  );
}

/** What a call takes up with its scores: no word may lie on it. */
export function areasOf(box: NodeBox): Area[] {
  const { node, look, x, y, side } = box;
  if (look === 'dot') return [{ x, y, width: side, height: side }];
  const width = scoreWidth('+10');
  if (look === 'capsule') return [{ x, y, width: width + 2, height: side }];
  const scoreAt = (end: -1 | 1, wide = width): Area => {
    return { x, y: y + (end * (side + SCORE_HEIGHT)) / 2, width: wide, height: SCORE_HEIGHT };
  };
  return [
    { x, y, width: side + 2, height: side + 2 },
    ...(node.score === undefined ? [] : [scoreAt(-1)]),
    ...(node.onPath ? [scoreAt(1, node.isNow ? COMPARED : width)] : []),
  ];
}

/** A line, in so many pieces. */
function areasAlong(pieces: number, pointAt: (part: number) => DrawnPoint): Area[] {
  return Array.from({ length: pieces }, (_, i) => {
    const [from, to] = [pointAt(i / pieces), pointAt((i + 1) / pieces)];
    const [width, height] = [Math.abs(to.x - from.x) + 3, Math.abs(to.y - from.y) + 3];
    return { x: (from.x + to.x) / 2, y: (from.y + to.y) / 2, width, height };
  });
}

/** A part of the branch to a call, or to what is cut below one (`cutPlace`). */
interface BranchArea extends Area {
  readonly to: number;
}

/** All that leads from one call to another, or to what is cut, in pieces. */
function allBranches(
  view: TreeView,
  fit: TreeFit,
  boxes: ReadonlyMap<number, NodeBox>,
): BranchArea[] {
  const toCalls = [...boxes.values()].map(
    (box) => [box.node.parent ?? -1, box.node.node, box] as const,
  );
  const toCuts = view.cuts.map(
    (cut) => [cut.parent, cutPlace(cut.parent), fit.placeOf(cut)] as const,
  );
  return [...toCalls, ...toCuts].flatMap(([from, to, end]) => {
    const parent = boxes.get(from);
    if (!parent) return [];
    return areasAlong(12, (part) => edgePoint(parent, end, part)).map((area) => ({ ...area, to }));
  });
}

/** Between lines written by hand. */
export const NOTE_LINE = 20;

/** Beside the call that runs, in one line or two, else below it. */
function notePlaces({ node, side, x: x0, y: y0 }: NodeBox, text: string): TreeLabel[] {
  const words = text.split(' ');
  const middle = Math.ceil(words.length / 2);
  const two = [words.slice(0, middle).join(' '), words.slice(middle).join(' ')];
  const shapes = [[text], two].map((lines) => ({
    kind: 'note' as const,
    of: node.node,
    lines,
    width: Math.max(...lines.map((line) => textWidth(line, 13))) + 6,
    height: 4 + NOTE_LINE * lines.length,
  }));
  // On the left stands its number, on the right the arrow of what it returns.
  const aside = side / 2 + 38;
  const right = node.score === undefined ? side / 2 + 12 : aside;
  const low = y0 + side / 2;
  const isFirst = node.call === 1 && node.best === undefined;
  type Places = (width: number, height: number) => number[][];
  const near: Places = (width, height) => [
    ...(isFirst ? [[x0, low + 30]] : []),
    ...[x0 + right + width / 2, x0 - aside - width / 2].flatMap((x) => [
      [x, y0],
      [x, low],
    ]),
    // Above it, beside the branch that comes down.
    ...(isFirst || node.score !== undefined
      ? []
      : [1, -1].map((to) => [x0 + to * (14 + width / 2), y0 - side / 2 - height / 2 - 4])),
    // Beyond the window, and below it.
    [x0 + right + WINDOW.width + 10 + width / 2, y0],
    [x0 + right + width / 2, y0 + WINDOW.height + 4],
  ];
  const below: Places = (_, height) => [[x0, low + 18 + height]];
  return [near, below].flatMap((places) =>
    shapes.flatMap((shape) =>
      places(shape.width, shape.height).map(([x = 0, y = 0]) => ({
        ...shape,
        x,
        y,
      })),
    ),
  );
}

/** Beside the large board in the corner, which is the call that runs, or below it; else beside the call, else at an edge. */
function windowPlaces(fit: TreeFit, now: NodeBox): TreeLabel[] {
  const kind = { kind: 'window', of: now.node.node, lines: [] } as const;
  return [...cornerPlaces(fit), ...besidePlaces(now), ...edgePlaces(fit)].map((at) => ({
    ...kind,
    ...WINDOW,
    ...at,
  }));
}

function besidePlaces({ x, y, side, look }: NodeBox): DrawnPoint[] {
  const half = look === 'board' ? side / 2 : scoreWidth('+10') / 2;
  // Room for what the call returns, which goes up on its right.
  return [30, 44, 62, 82, 12].flatMap((gap) =>
    [1, -1].flatMap((way) =>
      [0, 14, 28, -14].map((down) => ({
        x: x + way * (half + gap + WINDOW.width / 2),
        y: y + down,
      })),
    ),
  );
}

function cornerPlaces({ corner, width }: TreeFit): DrawnPoint[] {
  if (!corner) return [];
  const { x, y, side } = corner;
  const half = WINDOW.width / 2 + 8;
  const isLeft = x < width / 2;
  return [
    { x: isLeft ? x + side + half : x - half, y: y + side / 2 },
    { x: isLeft ? half : width - half, y: y + side + 8 + WINDOW.height / 2 },
  ];
}

function edgePlaces({ rows, width }: TreeFit): DrawnPoint[] {
  const edge = WINDOW.width / 2 + 8;
  return rows.flatMap(({ y }) => [width - edge, edge].map((x) => ({ x, y })));
}
