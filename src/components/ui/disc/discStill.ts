import { emptySetup, gameTree, nextNodes } from '../../../engine/index.ts';
import { discRings, discViewOf, gamesThrough, innerRadius, type DiscRings } from './discRings.ts';
import { HALF, separators } from './discShapes.ts';

/** The parts into which the still picture divides every ring. */
export const STILL_PARTS = 288;
const INKS = ['x', 'o', 'draw'] as const;
type StillInk = (typeof INKS)[number];

/** A circle as wide as its ring, with dashes where it has one ink. */
interface StillCircle {
  readonly radius: number;
  readonly width: number;
  readonly ink: StillInk | 'paper';
  readonly opacity: number;
  /** As `stroke-dasharray` takes them: lengths that are drawn and left out, in parts of the ring. */
  readonly dashes: string;
}

/** From this ring on many slivers share a part: the ring has the mean of their inks, and its dashes are faint. */
const MIXED = 5;

/** Which part of each part of a ring has which ink; what is left is paper: there games are over. */
function coverOf({ tree, nodesAt, games }: DiscRings, depth: number) {
  const cover = { x: [], o: [], draw: [] } as Record<StillInk, number[]>;
  for (const ink of INKS) cover[ink] = new Array<number>(STILL_PARTS).fill(0);
  for (const node of nodesAt[depth] ?? []) {
    const value = tree.value[node] as number;
    const into = cover[value > 0 ? 'x' : value < 0 ? 'o' : 'draw'];
    const from = ((tree.gamesBefore[node] as number) / games) * STILL_PARTS;
    const to = from + (gamesThrough(tree, node) / games) * STILL_PARTS;
    for (let part = Math.floor(from); part < to; part++)
      into[part] = (into[part] ?? 0) + Math.min(to, part + 1) - Math.max(from, part);
  }
  return cover;
}

/** One ink a part: the one that is most behind its share, so that all shares are kept along the ring. */
function inksAlong(cover: Record<StillInk, number[]>): (StillInk | undefined)[] {
  const owed = { x: 0, o: 0, draw: 0 };
  let paper = 0;
  return Array.from({ length: STILL_PARTS }, (_, part) => {
    for (const ink of INKS) owed[ink] += cover[ink][part] as number;
    paper += 1 - INKS.reduce((sum, ink) => sum + (cover[ink][part] as number), 0);
    const most = INKS.reduce((best, ink) => (owed[ink] > owed[best] ? ink : best));
    if (paper > owed[most]) return void (paper -= 1);
    owed[most] -= 1;
    return most;
  });
}

function dashesOf(inks: readonly (StillInk | undefined)[], ink: StillInk): string {
  const lengths: number[] = [0];
  let isDrawn = true;
  for (const each of inks) {
    if ((each === ink) !== isDrawn) {
      lengths.push(0);
      isDrawn = !isDrawn;
    }
    lengths[lengths.length - 1] = (lengths.at(-1) as number) + 1;
  }
  // An odd number of them would be read twice, the second time the other way round.
  return [...lengths, ...(lengths.length % 2 === 1 ? [0] : [])].join(' ');
}

/** The mean of the inks of a ring, as whole circles one over the other. */
function meanOf(inks: readonly (StillInk | undefined)[]) {
  let below = 0;
  return [...INKS, 'paper' as const].flatMap((ink) => {
    const parts = inks.filter((each) => (each ?? 'paper') === ink).length;
    below += parts;
    return parts > 0 ? [{ ink, opacity: Number((parts / below).toFixed(2)), dashes: '' }] : [];
  });
}

/**
 * All games as a disc, roughly, in some kilobytes of SVG: for a page that shows it before its scripts have come.
 * Colours are the theme's.
 */
export function discStill() {
  const rings = discRings(gameTree(emptySetup()));
  const view = discViewOf(rings, 0);
  const circles = rings.nodesAt.slice(1).flatMap((_, at): StillCircle[] => {
    const inner = innerRadius(rings, view, at + 1) * HALF;
    const outer = innerRadius(rings, view, at + 2) * HALF;
    const inks = inksAlong(coverOf(rings, at + 1));
    const ring = { radius: Math.round((inner + outer) / 2), width: Math.ceil(outer - inner) };
    const dashed = INKS.filter((ink) => inks.includes(ink)).map((ink) => ({
      ...ring,
      ink,
      opacity: at + 1 < MIXED ? 1 : 0.3,
      dashes: dashesOf(inks, ink),
    }));
    return at + 1 < MIXED
      ? dashed
      : [...meanOf(inks).map((mean) => ({ ...ring, ...mean })), ...dashed];
  });
  return { circles, between: separators(rings, view, nextNodes(rings.tree, 0)) };
}
