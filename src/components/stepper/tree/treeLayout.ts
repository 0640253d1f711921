import {
  SEARCH_TRAITS,
  childrenOf,
  emptyCells,
  isCutBy,
  isHorizon,
  isLeaf,
  nodeCount,
  type SearchRun,
  type SearchTrace,
} from '../../../engine/index.ts';
import type { TreePlace } from '../../ui/types.ts';
import { tidyTree } from './tidyTree.ts';

interface TreeLayout {
  readonly places: ReadonlyMap<number, TreePlace>;
  readonly width: number;
  readonly height: number;
  /** For each row the least distance between neighbours; all of the width where there is but one. */
  readonly gaps: readonly number[];
}

/** Between nodes of different parents there is a little more room than between siblings. */
const COUSIN_GAP = 0.25;
/** Trees of more calls are spread over the width. */
const TIDY = 16;
/** How far apart the calls of a row below the fullest may be, in those of the fullest; above it there is no such limit. */
const MOST_PITCH = 1.6;

/** The place of the branch that is cut off at `node`: beside its last child, with a number below 0. */
export function cutPlace(node: number): number {
  return -1 - node;
}

/** The places below a node: its children, and the branch that is cut off at last. */
function slotsBelow(trace: SearchTrace, node: number): number[] {
  if (node < 0) return [];
  const children = childrenOf(trace, node);
  return isCutBy(trace, node) ? [...children, cutPlace(node)] : children;
}

/** What of a tree is drawn: its nodes, and those whose children are shown. */
interface Drawn {
  readonly nodes: readonly number[];
  readonly open: ReadonlySet<number>;
}

const wholeLayouts = new WeakMap<SearchTrace, TreeLayout>();

/**
 * The whole recorded tree, laid out tidily. It is found once a trace, so nodes stay where they are at
 * every step.
 */
export function wholeLayout({ trace }: SearchRun): TreeLayout {
  const known = wholeLayouts.get(trace);
  if (known) return known;
  const layout = nodeCount(trace) > TIDY ? spreadLayout(trace) : tidyLayout(trace);
  wholeLayouts.set(trace, layout);
  return layout;
}

function tidyLayout(trace: SearchTrace): TreeLayout {
  const tidy = tidyTree(0, (node) => slotsBelow(trace, node), 1 + COUSIN_GAP);
  const width = tidy.width + 1;
  const places = new Map<number, TreePlace>();
  const gaps: number[] = [];
  for (let depth = 0; depth <= tidy.depth; depth++) {
    const row = [...tidy.places]
      .filter(([, place]) => place.depth === depth)
      .sort(([, a], [, b]) => a.x - b.x);
    row.forEach(([node, { x }], slot) => places.set(node, { x: x + 0.5, y: depth + 0.5, slot }));
    const xs = row.map(([, { x }]) => x);
    gaps.push(Math.min(width, ...xs.slice(1).map((x, i) => x - (xs[i] as number))));
  }
  return { places, width, height: tidy.depth + 1, gaps };
}

/** Each row over as much of the width as it can use: a tidy tree crowds what is below its deepest branch. */
function spreadLayout(trace: SearchTrace): TreeLayout {
  const rows: Group[][] = [];
  for (let row = [0]; row.length > 0;) {
    const groups = row
      .map((parent) => ({ parent, slots: slotsBelow(trace, parent) }))
      .filter(({ slots }) => slots.length > 0);
    if (groups.length > 0) rows.push(groups);
    row = groups.flatMap(({ slots }) => slots);
  }
  const width = Math.max(1, ...rows.map(rowWidth));
  let most = Infinity;
  const pitches = rows.map((groups) => {
    const pitch = width / rowWidth(groups);
    if (pitch === 1) most = MOST_PITCH;
    return Math.min(most, pitch);
  });
  const places = placesOf(rows, width, pitches);
  return { places, width, height: rows.length + 1, gaps: [width, ...pitches] };
}

/** The children of one open node: `slots` hold every child of the trace, begun or not. */
interface Group {
  readonly parent: number;
  readonly slots: readonly number[];
}

/**
 * A part of a big tree, in rows. Each open node's children are a block under it, with a slot for
 * every cell that it will ever try; a block moves aside only for a neighbour or for the edge of the
 * frame, which is as wide as the fullest row. So while only the stack is open nothing moves from
 * step to step but the rows below the call that changes, and the frame stays the same. (A tidy
 * layout of the same nodes drifts up to 36 units to the side on the way down.)
 */
export function rowLayout(run: SearchRun, drawn: Drawn): TreeLayout {
  const rows = slotRows(run, drawn);
  const width = Math.max(1, ...rows.map(rowWidth));
  const places = placesOf(
    rows,
    width,
    rows.map(() => 1),
  );
  const { search, setup, depth } = run.request;
  const limit = SEARCH_TRAITS[search].hasLimit ? depth : Infinity;
  const height = Math.min(limit, emptyCells(setup.cells).length) + 1;
  return { places, width, height, gaps: Array.from({ length: height }, (_, i) => (i ? 1 : width)) };
}

/** Rows of blocks, each as far apart as its pitch says, in a frame of that width. */
function placesOf(
  rows: readonly Group[][],
  width: number,
  pitches: readonly number[],
): Map<number, TreePlace> {
  const places = new Map<number, TreePlace>([[0, { x: width / 2, y: 0.5, slot: 0 }]]);
  rows.forEach((groups, depth) => {
    const pitch = pitches[depth] as number;
    const starts = blockStarts(
      groups,
      (node) => (places.get(node)?.x as number) / pitch,
      width / pitch,
    );
    let slot = 0;
    groups.forEach(({ slots }, index) => {
      const start = starts[index] as number;
      slots.forEach((node, i) => {
        places.set(node, { x: (start + i + 0.5) * pitch, y: depth + 1.5, slot });
        slot++;
      });
    });
  });
  return places;
}

function slotRows({ trace }: SearchRun, { open, nodes }: Drawn): Group[][] {
  const isDrawn = new Set(nodes);
  const hasDrawnChild = (node: number) => nodes.some((each) => trace.parent[each] === node);
  const rows: Group[][] = [];
  for (let row = [0]; row.length > 0;) {
    const groups = row
      .filter((node) => isDrawn.has(node) && (open.has(node) || hasDrawnChild(node)))
      .filter((node) => !isLeaf(trace, node) && !isHorizon(trace, node))
      .map((node) => ({ parent: node, slots: slotsBelow(trace, node) }))
      .filter(({ slots }) => slots.length > 0);
    if (groups.length > 0) rows.push(groups);
    row = groups.flatMap(({ slots }) => slots);
  }
  return rows;
}

function rowWidth(groups: readonly Group[]): number {
  const slots = groups.reduce((sum, group) => sum + group.slots.length, 0);
  return slots + (groups.length - 1) * COUSIN_GAP;
}

/** Each block as near under its parent as its neighbours to the left and the frame allow. */
function blockStarts(
  groups: readonly Group[],
  xOf: (node: number) => number,
  width: number,
): number[] {
  let free = 0;
  const starts = groups.map(({ parent, slots }) => {
    const ideal = xOf(parent) - slots.length / 2;
    const start = Math.max(free, ideal);
    free = start + slots.length + COUSIN_GAP;
    return start;
  });
  let end = width;
  for (let i = groups.length - 1; i >= 0; i--) {
    const size = (groups[i] as Group).slots.length;
    starts[i] = Math.min(starts[i] as number, end - size);
    end = (starts[i] as number) - COUSIN_GAP;
  }
  return starts;
}
