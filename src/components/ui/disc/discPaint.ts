import { innerRadius, lastUpTo, type DiscRings, type DiscView } from './discRings.ts';

/** Red, green and blue, 0 … 255. */
export type InkColour = readonly [number, number, number];

export interface DiscInks {
  readonly x: InkColour;
  readonly o: InkColour;
  readonly draw: InkColour;
  /** Behind everything, and where games have ended. */
  readonly paper: InkColour;
}

export interface DiscLook {
  readonly inks: DiscInks;
  /** Of each node whether a search has called it; the others are faint. */
  readonly called?: Uint8Array | undefined;
}

/** How much is left of the colour of a node that was not called. */
const FAINT = 0.1;

/** The angles that a ring is divided into: more than there are pixels around a disc of 1,200. */
const ANGLES = 4096;

/** Where the pixels of a square canvas lie on the disc: worked out once a size. */
export interface DiscPixels {
  readonly side: number;
  /** Of each pixel: its angle, 0 … `ANGLES` − 1, and its radius in quarters of a pixel. */
  readonly angle: Uint16Array;
  readonly radius: Uint16Array;
}

export function discPixels(side: number): DiscPixels {
  const angle = new Uint16Array(side * side);
  const radius = new Uint16Array(side * side);
  const middle = (side - 1) / 2;
  for (let row = 0, at = 0; row < side; row++) {
    for (let column = 0; column < side; column++, at++) {
      const [right, down] = [column - middle, row - middle];
      const turn = Math.atan2(right, -down) / (2 * Math.PI);
      angle[at] = Math.floor((turn < 0 ? turn + 1 : turn) * ANGLES) % ANGLES;
      radius[at] = Math.round(Math.hypot(right, down) * 4);
    }
  }
  return { side, angle, radius };
}

/**
 * The colours of a disc, one number a pixel as a canvas keeps them. Many nodes share an angle: it shows the
 * mean of their colours. 549,946 nodes on 760 × 760 pixels take some 15 ms.
 */
export function paintDisc(
  rings: DiscRings,
  view: DiscView,
  pixels: DiscPixels,
  look: DiscLook,
  into: Uint32Array,
): void {
  const paper = packed(...look.inks.paper);
  const blank = new Uint32Array(ANGLES).fill(paper);
  const firstRing = Math.floor(view.ply) + 1;
  const colours: Uint32Array[] = [];
  for (let depth = firstRing; depth < rings.nodesAt.length; depth++) {
    colours.push(ringColours(rings, view, depth, look));
  }
  const edges = colours.map((_, i) => innerRadius(rings, view, firstRing + i));
  // The hole, the rings, and what is around them.
  const layers = [blank, ...colours, blank];
  const { layer, share } = layersByRadius(pixels.side, [...edges, 1]);
  const { angle, radius } = pixels;
  for (let at = 0; at < radius.length; at++) {
    const step = radius[at] as number;
    const outer = layer[step] as number;
    const turn = angle[at] as number;
    const colour = (layers[outer] as Uint32Array)[turn] as number;
    const part = share[step] as number;
    into[at] =
      part === 1 ? colour : mixed((layers[outer - 1] as Uint32Array)[turn] as number, colour, part);
  }
}

/**
 * For each quarter of a pixel from the middle: which layer lies there, and which part of the pixel it has; the
 * rest is the layer inside of it. So the edges of rings are smooth.
 */
function layersByRadius(side: number, edges: readonly number[]) {
  const layer = new Uint8Array(side * 3);
  const share = new Float32Array(side * 3);
  const begins = edges.map((edge) => (edge * side) / 2);
  for (let step = 0; step < layer.length; step++) {
    const radius = step / 4;
    const at = begins.findLastIndex((begin) => radius > begin - 0.5) + 1;
    layer[step] = at;
    share[step] = at === 0 ? 1 : Math.min(1, radius - (begins[at - 1] as number) + 0.5);
  }
  return { layer, share };
}

/** The colour of each angle of a ring. */
function ringColours(
  { tree, nodesAt }: DiscRings,
  view: DiscView,
  depth: number,
  { inks, called }: DiscLook,
): Uint32Array {
  const nodes = nodesAt[depth] as Uint32Array;
  const { gamesBefore, size, value } = tree;
  const scale = ANGLES / view.games;
  // How much of each angle every result covers.
  const cover = {
    1: new Float32Array(ANGLES),
    0: new Float32Array(ANGLES),
    [-1]: new Float32Array(ANGLES),
  };
  const end = view.first + view.games;
  for (let i = Math.max(0, lastUpTo(nodes, gamesBefore, view.first)); i < nodes.length; i++) {
    const node = nodes[i] as number;
    const first = gamesBefore[node] as number;
    if (first >= end) break;
    const last = gamesBefore[node + (size[node] as number)] as number;
    const strength = called && !called[node] ? FAINT : 1;
    const from = Math.max(0, (first - view.first) * scale);
    const to = Math.min(ANGLES, (last - view.first) * scale);
    const covered = cover[value[node] as -1 | 0 | 1];
    for (let angle = Math.floor(from); angle < to; angle++) {
      const part = Math.min(to, angle + 1) - Math.max(from, angle);
      covered[angle] = (covered[angle] as number) + part * strength;
    }
  }
  const colours = new Uint32Array(ANGLES);
  const { x, o, draw, paper } = inks;
  for (let angle = 0; angle < ANGLES; angle++) {
    const ofX = cover[1][angle] as number;
    const ofDraw = cover[0][angle] as number;
    const ofO = cover[-1][angle] as number;
    const rest = Math.max(0, 1 - ofX - ofDraw - ofO);
    colours[angle] = packed(
      ofX * x[0] + ofDraw * draw[0] + ofO * o[0] + rest * paper[0],
      ofX * x[1] + ofDraw * draw[1] + ofO * o[1] + rest * paper[1],
      ofX * x[2] + ofDraw * draw[2] + ofO * o[2] + rest * paper[2],
    );
  }
  return colours;
}

/** A colour as a canvas keeps it, without transparency. */
function packed(red: number, green: number, blue: number): number {
  return ((255 << 24) | (blue << 16) | (green << 8) | red) >>> 0;
}

function mixed(a: number, b: number, part: number): number {
  const keep = 1 - part;
  return packed(
    (a & 255) * keep + (b & 255) * part,
    ((a >> 8) & 255) * keep + ((b >> 8) & 255) * part,
    ((a >> 16) & 255) * keep + ((b >> 16) & 255) * part,
  );
}
