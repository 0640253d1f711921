import { SIDES, likeOf, type Ray, type Side } from '../../engine/index.ts';

/**
 * Every game that a machine can be led into, as a picture: a ring is a mark, a ray is a game, on the left where the machine
 * begins and on the right where it goes second. Where the machine can make a move that loses there is a hole.
 */
export type Halves = Readonly<Record<Side, Ray>>;

/** Half the side of the square in which all is drawn; radii are parts of it. */
export const DISC = 1000;
/** Where the first ring begins, where the last one ends, and the middle of the pen stroke round it all. */
export const HOLE_OF_RAYS = 0.4;
const RIM = 0.912;
const PEN = 0.962;
const MARKS = 9;
/** Between the halves, at the top and at the bottom. */
const SEAM = 0.03;
/** A narrower sector is no longer divided, a narrower one than the second has no edge: parts of `DISC`. */
const LEAST = 0.0012;
const EDGED = 0.009;

const SECTOR_INKS = ['own', 'theirs', 'won', 'drawn', 'lit'] as const;
type SectorInk = (typeof SECTOR_INKS)[number];

/** A part of a half, from the top (0) to the bottom (1). */
type Span = readonly [from: number, to: number];

export interface Sector {
  readonly side: Side;
  readonly span: Span;
  /** As parts of the disc's radius. */
  readonly inner: number;
  readonly outer: number;
}

/** A mark of the game that is shown. */
interface TrailSector extends Sector {
  readonly ply: number;
  readonly isLoss: boolean;
}

/** What the disc consists of. */
export interface MachineView {
  readonly sectors: readonly (Sector & { readonly ink: SectorInk })[];
  /** The holes, from the mark that loses to the rim. */
  readonly holes: readonly Sector[];
  /** Games that are lost, and which part of those in the sector. */
  readonly lost: readonly (Sector & { readonly part: number })[];
  readonly trail: readonly TrailSector[];
  /** Where the stroke round everything is broken. */
  readonly gaps: Readonly<Record<Side, readonly Span[]>>;
}

export interface DiscShown {
  readonly rays: Halves;
  /** What was shown before, and how far the way from it has come: 0 … 1. */
  readonly before?: Halves | undefined;
  readonly part?: number;
  /** The cells of a game on one half. */
  readonly game?: { readonly side: Side; readonly moves: readonly number[] } | undefined;
  /** The positions whose decisions are lit. */
  readonly lit?: ((position: number) => boolean) | undefined;
}

/** Where the ring of a mark ends, counted from 1; 0 is where the first begins. */
export const radiusOf = (mark: number): number =>
  HOLE_OF_RAYS + ((RIM - HOLE_OF_RAYS) / MARKS) * mark;

/** The angle of a place on a half, clockwise from the right, as SVG counts. */
export function angleOf(side: Side, at: number): number {
  const along = SEAM + at * (Math.PI - 2 * SEAM);
  return -Math.PI / 2 + (side === 'second' ? along : -along);
}

const slice = ([from, to]: Span, at: number, of: number): Span => {
  const width = (to - from) / of;
  return [from + width * at, from + width * (at + 1)];
};

/** A ray as it is, as it was, or both while one becomes the other. */
interface Visit {
  /** How many marks have been made. */
  readonly ply: number;
  readonly was: Ray | undefined;
  readonly is: Ray | undefined;
  readonly from: Span;
  readonly to: Span;
}

/** The moves of both, side by side: those that lead to the same position, turned or mirrored, are one. */
function movesOf({
  ply,
  was,
  is,
  from,
  to,
}: Visit): (Visit & { readonly cell: number | undefined })[] {
  const like = likeOf();
  const before = was?.moves ?? [];
  const now = is?.moves ?? [];
  const same = (a: Ray, b: Ray) => like[a.position] === like[b.position];
  let at = from[0];
  const kept = now.map(({ cell, to: ray }, index): ReturnType<typeof movesOf>[number] => {
    const old = before.findIndex((each) => same(each.to, ray));
    const start: Span = old < 0 ? [at, at] : slice(from, old, before.length);
    at = start[1];
    return {
      ply: ply + 1,
      was: before[old]?.to,
      is: ray,
      from: start,
      to: slice(to, index, now.length),
      cell,
    };
  });
  let end = to[0];
  const gone = before.flatMap(({ to: ray }, old) => {
    const stays = now.findIndex((each) => same(each.to, ray));
    if (stays < 0 || !is) {
      const span = slice(from, old, before.length);
      const over: Span = [end, end];
      return [{ ply: ply + 1, was: ray, is: undefined, from: span, to: over, cell: undefined }];
    }
    end = slice(to, stays, now.length)[1];
    return [];
  });
  return [...kept, ...gone];
}

/** The disc while it is laid out. */
type Growing = {
  -readonly [Part in Exclude<keyof MachineView, 'gaps'>]: MachineView[Part][number][];
} & {
  readonly gaps: Record<Side, Span[]>;
};

/** How a ray was come to. */
interface Way {
  readonly side: Side;
  readonly above?: Ray;
  readonly inHole: boolean;
  readonly onTrail: boolean;
}

/** Lays the disc out. Equal moves share a sector evenly, so nothing but the hole moves when a card changes. */
export function machineView(shown: DiscShown): MachineView {
  const { rays, before, part = 1, game } = shown;
  const into: Growing = {
    sectors: [],
    holes: [],
    lost: [],
    trail: [],
    gaps: { first: [], second: [] },
  };
  for (const side of ['second', 'first'] as const) {
    const whole: Span = [0, 1];
    const was = (part < 1 ? before?.[side] : undefined) ?? rays[side];
    const start = { ply: 0, was, is: rays[side], from: whole, to: whole };
    visit(into, shown, start, { side, inHole: false, onTrail: game?.side === side });
  }
  return into;
}

function visit(into: Growing, shown: DiscShown, step: Visit, way: Way): void {
  const { part = 1, game } = shown;
  const { side, inHole, onTrail } = way;
  const { ply, from, to } = step;
  const ray = (step.is ?? step.was) as Ray;
  const span: Span = [from[0] + (to[0] - from[0]) * part, from[1] + (to[1] - from[1]) * part];
  const sector = { side, span, inner: radiusOf(Math.max(0, ply - 1)), outer: radiusOf(ply) };
  const isIn = inHole || ray.value < 0;
  if (isIn && !inHole) {
    into.gaps[side].push(span);
    into.holes.push({ ...sector, outer: RIM });
  }
  if (onTrail && ply > 0) into.trail.push({ ...sector, ply, isLoss: ray.end === 'loss' });
  const isNarrow = (span[1] - span[0]) * Math.PI < LEAST && !onTrail;
  if (isIn) addLost(into, ray, sector, isNarrow);
  else if (ply > 0 && !isNarrow) addMark(into, ray, sector, { above: way.above, lit: shown.lit });
  if (isNarrow) return;
  for (const next of movesOf(step)) {
    const isNext = onTrail && next.is !== undefined && game?.moves[ply] === next.cell;
    visit(into, shown, next, { side, above: ray, inHole: isIn, onTrail: isNext });
  }
}

/** In a hole lost games alone are drawn: of a narrow sector, how many of its games are. */
function addLost({ lost }: Growing, ray: Ray, sector: Sector, isNarrow: boolean): void {
  const part = isNarrow ? ray.lost / ray.games : Number(ray.end === 'loss');
  if (part > 0) lost.push({ ...sector, outer: RIM, part });
}

function addMark(
  { sectors }: Growing,
  { end }: Ray,
  sector: Sector,
  { above, lit }: { readonly above: Ray | undefined; readonly lit: DiscShown['lit'] },
): void {
  const ended = end === 'win' ? 'won' : end === 'draw' ? 'drawn' : undefined;
  const isLit = above?.isOwn === true && lit?.(above.position) === true;
  sectors.push({ ...sector, ink: isLit ? 'lit' : (ended ?? (above?.isOwn ? 'own' : 'theirs')) });
  if (ended) sectors.push({ ...sector, inner: sector.outer, outer: RIM, ink: ended });
}

/** Spans that touch, as one. */
function joined(spans: readonly Span[]): Span[] {
  const all: [number, number][] = [];
  for (const [from, to] of [...spans].sort((a, b) => a[0] - b[0])) {
    const last = all.at(-1);
    if (last && from <= last[1] + 0.002) last[1] = Math.max(last[1], to);
    else all.push([from, to]);
  }
  return all;
}

/** The gaps of a small nought: each half is cut into a few pieces, and one is missing if most of it is; no half with a hole is whole. */
export function fewGaps(spans: readonly Span[], pieces: number): Span[] {
  if (spans.length === 0) return [];
  const all = joined(spans);
  const missing = Array.from({ length: pieces }, (_, at) =>
    all.reduce((sum, [from, to]) => {
      const [low, high] = slice([0, 1], at, pieces);
      return sum + Math.max(0, Math.min(to, high) - Math.max(from, low)) * pieces;
    }, 0),
  );
  const most = Math.max(...missing);
  return missing.flatMap((share, at) =>
    share >= Math.min(most, 0.34) ? [slice([0, 1], at, pieces)] : [],
  );
}

/** A stroke of the pen: from one angle to another. */
export interface NoughtStroke {
  readonly from: number;
  readonly to: number;
  readonly isGood: boolean;
}

/** The strokes of the nought: one that closes, or pieces, of which those of a half without gaps are good. */
export function noughtStrokes(gaps: MachineView['gaps'], width: number): readonly NoughtStroke[] {
  if (gaps.first.length + gaps.second.length === 0) {
    const start = -Math.PI * 0.64;
    return [{ from: start, to: start + Math.PI * 2 + 0.3, isGood: true }];
  }
  const round = width / 2 / PEN;
  return SIDES.flatMap((side) => {
    const missing = joined(gaps[side]);
    const starts = [0, ...missing.map(([, to]) => to)];
    const ends = [...missing.map(([from]) => from), 1];
    return starts.flatMap((start, at): NoughtStroke[] => {
      const end = ends[at] as number;
      if (end - start < 0.004) return [];
      const [from, to] = [angleOf(side, start), angleOf(side, end)].sort((a, b) => a - b) as [
        number,
        number,
      ];
      const middle = (from + to) / 2;
      const isShort = to - from < 2 * round + 0.002;
      return [
        {
          from: isShort ? middle - 0.001 : from + round,
          to: isShort ? middle + 0.001 : to - round,
          isGood: missing.length === 0,
        },
      ];
    });
  });
}

const point = (angle: number, radius: number) =>
  `${Math.round(Math.cos(angle) * radius * DISC)} ${Math.round(Math.sin(angle) * radius * DISC)}`;

/** The outline of a sector as SVG path data; narrow ones have straight sides. `least` is how wide it is drawn at least. */
export function sectorOutline({ side, span, inner, outer }: Sector, least = 0): string {
  const [low, high] = side === 'second' ? span : [span[1], span[0]];
  let from = angleOf(side, low);
  let to = angleOf(side, high);
  const missing = least / ((inner + outer) / 2) - (to - from);
  if (missing > 0) [from, to] = [from - missing / 2, to + missing / 2];
  const isStraight = to - from < 0.04;
  const arc = (radius: number, angle: number, way: 0 | 1) =>
    isStraight
      ? `L${point(angle, radius)}`
      : `A${radius * DISC} ${radius * DISC} 0 0 ${way} ${point(angle, radius)}`;
  return `M${point(from, inner)}L${point(from, outer)}${arc(outer, to, 1)}L${point(to, inner)}${arc(inner, from, 0)}Z`;
}

/** Whether a sector is wide enough for an edge of its own. */
export const isEdged = ({ span, outer }: Sector): boolean =>
  (span[1] - span[0]) * Math.PI * outer > EDGED;

/** Sectors that are painted alike, as one path. */
export interface DiscPath {
  readonly name: SectorInk | 'lost';
  readonly isEdged: boolean;
  /** Of lost games, how many of those in the sector, in tenths. */
  readonly tenths: number;
  readonly d: string;
}

/** All sectors, in a few paths. */
export function discPaths({ sectors, lost }: MachineView): readonly DiscPath[] {
  const edged = new Map(SECTOR_INKS.map((ink) => [ink, ['', ''] as [string, string]]));
  for (const sector of sectors) {
    const paths = edged.get(sector.ink) as [string, string];
    paths[isEdged(sector) ? 1 : 0] += sectorOutline(sector);
  }
  const faint = Array.from({ length: 11 }, () => '');
  for (const sector of lost) faint[Math.ceil(sector.part * 10)] += sectorOutline(sector, 0.0016);
  const painted = [...edged].flatMap(([name, paths]) =>
    paths.map((d, at) => ({ name, isEdged: at === 1, tenths: 10, d })),
  );
  const red = faint.map((d, tenths) => ({ name: 'lost' as const, isEdged: false, tenths, d }));
  return [...painted, ...red].filter(({ d }) => d !== '');
}

/** A pen stroke as path data, not quite round; one that goes round everything ends a little outside of its beginning. */
export function penPath({ from, to }: NoughtStroke, radius = PEN): string {
  const pieces = Math.max(1, Math.ceil((to - from) / 0.05));
  const drift = to - from > 2 * Math.PI ? 0.022 : 0;
  return Array.from({ length: pieces + 1 }, (_, piece) => {
    const part = piece / pieces;
    const angle = from + (to - from) * part;
    const wobble = Math.sin(angle * 2 + 0.6) * 0.003 + drift * (part - 0.5);
    return `${piece === 0 ? 'M' : 'L'}${point(angle, radius + wobble)}`;
  }).join('');
}

/** The middle of a sector. */
export function middleOfSector({ side, span, inner, outer }: Sector): { x: number; y: number } {
  const angle = angleOf(side, (span[0] + span[1]) / 2);
  const radius = ((inner + outer) / 2) * DISC;
  return { x: Math.cos(angle) * radius, y: Math.sin(angle) * radius };
}

/** The game that leads to a place of the disc, `right` and `down` of its middle as parts of its radius. */
export function gameAt(
  rays: Halves,
  right: number,
  down: number,
): { readonly side: Side; readonly moves: number[] } | undefined {
  const radius = Math.hypot(right, down);
  if (radius < HOLE_OF_RAYS || radius > 1) return undefined;
  const side: Side = right < 0 ? 'first' : 'second';
  const turn = Math.abs(Math.atan2(right, -down));
  let along = Math.min(0.999999, Math.max(0, (turn - SEAM) / (Math.PI - 2 * SEAM)));
  const marks = Math.ceil(((radius - HOLE_OF_RAYS) / (RIM - HOLE_OF_RAYS)) * MARKS);
  const moves: number[] = [];
  let ray = rays[side];
  while (moves.length < marks && ray.moves.length > 0) {
    const next = Math.floor(along * ray.moves.length);
    along = along * ray.moves.length - next;
    const move = ray.moves[next] as Ray['moves'][number];
    moves.push(move.cell);
    ray = move.to;
  }
  return { side, moves };
}

/** Where the machine's halves are broken, without the rest of the picture. */
export function gapsOf(rays: Halves): MachineView['gaps'] {
  const gapsIn = (ray: Ray, span: Span): Span[] => {
    if (ray.value < 0) return [span];
    const { moves } = ray;
    if ((span[1] - span[0]) * Math.PI < LEAST) return [];
    return moves.flatMap(({ to }, index) => gapsIn(to, slice(span, index, moves.length)));
  };
  return { first: gapsIn(rays.first, [0, 1]), second: gapsIn(rays.second, [0, 1]) };
}
