import { symmetriesOf, type Permutation } from '../game/symmetry.ts';
import type { Variant } from '../game/variants.ts';

/** Two cells that answer each other: whoever puts a mark into one gets the reply in the other. */
export type CellPair = readonly [a: number, b: number];

/**
 * Whether these pairs prove a draw: no cell is in two of them, and every line holds both cells of some pair. Then
 * nobody completes a line against a player who answers in the pair. With misère a line is not what one wants, and where
 * marks fall the answer may not be possible, so there nothing is a pairing.
 */
export function isPairing(pairs: readonly CellPair[], variant: Variant): boolean {
  const { cellCount } = variant.geometry;
  const cells = pairs.flat();
  const isCell = (cell: number) => Number.isInteger(cell) && cell >= 0 && cell < cellCount;
  if (variant.misere || variant.gravity || !cells.every(isCell)) return false;
  if (new Set(cells).size < cells.length) return false;
  return openLinesOf(variant, pairs).length === 0;
}

/** The lines that hold both cells of none of these pairs. */
export function openLinesOf({ geometry }: Variant, pairs: readonly CellPair[]) {
  return geometry.lines.filter(
    (line) => !pairs.some((pair) => pair.every((cell) => line.includes(cell))),
  );
}

/** Each pair with its lower cell first, and the pairs in ascending order. */
export function pairsInOrder(pairs: readonly CellPair[]): readonly CellPair[] {
  const each = pairs.map(([a, b]): CellPair => (a < b ? [a, b] : [b, a]));
  return each.sort(([a, b], [c, d]) => a - c || b - d);
}

/** The search gives up after so many choices of a pair: about a second. */
const MOST_CHOICES = 300_000;

/**
 * A pairing, found by an exact search: `null` if there is none, and `undefined` if more than `mostChoices` pairs
 * would have to be tried. It looks first for one that stays the same under quarter turns (a pinwheel), then under half
 * turns, then for any.
 */
export function findPairing(
  variant: Variant,
  mostChoices = MOST_CHOICES,
): readonly CellPair[] | null | undefined {
  if (variant.misere || variant.gravity) return null;
  const { cellCount } = variant.geometry;
  const identity = Array.from({ length: cellCount }, (_, cell) => cell);
  const half = [...identity].reverse();
  const quarter = symmetriesOf(variant).find((each) =>
    each.every((cell, at) => half[at] === each[cell]),
  );
  const tries = [...(quarter ? [quarter] : []), half, identity];
  let found: readonly CellPair[] | null | undefined;
  for (const turn of tries) {
    found = new PairSearch(variant, turn, mostChoices).find();
    if (found) break;
  }
  return found;
}

class PairSearch {
  private readonly lines: readonly (readonly number[])[];
  private readonly turn: Permutation;
  private readonly through: readonly (readonly number[])[];
  /** For each line those that share two of its cells or more, so that one pair may do for both. */
  private readonly near: readonly (readonly number[])[];
  /** By cell, whether it is in a pair; by line, how many pairs it holds. */
  private readonly isTaken: Uint8Array;
  private readonly held: Uint8Array;
  private readonly seen: Uint32Array;
  private round = 0;
  private readonly pairs: CellPair[] = [];
  private readonly columns: number;
  private left: number;

  constructor({ geometry }: Variant, turn: Permutation, mostChoices: number) {
    const { lines, cellCount, columns } = geometry;
    this.lines = lines;
    this.columns = columns;
    this.turn = turn;
    this.left = mostChoices;
    this.isTaken = new Uint8Array(cellCount);
    this.held = new Uint8Array(lines.length);
    this.seen = new Uint32Array(lines.length);
    this.through = Array.from({ length: cellCount }, (_, cell) =>
      [...lines.keys()].filter((line) => lines[line]?.includes(cell)),
    );
    this.near = lines.map((line) =>
      [...lines.keys()].filter((at) => line.filter((cell) => lines[at]?.includes(cell)).length > 1),
    );
  }

  find(): readonly CellPair[] | null | undefined {
    const found = this.search();
    if (!found) return found === undefined ? undefined : null;
    return pairsInOrder(this.pairs);
  }

  private search(): boolean | undefined {
    if (!this.hasRoom()) return false;
    const line = this.hardestLine();
    if (line === undefined) return true;
    for (const pair of this.pairsOf(line)) {
      if (--this.left < 0) return undefined;
      const before = this.pairs.length;
      const found = this.add(pair) ? this.search() : false;
      if (found !== false) return found;
      while (this.pairs.length > before) this.set(this.pairs.pop() as CellPair, -1);
    }
    return false;
  }

  /** The line without a pair that has the fewest free cells. */
  private hardestLine(): number | undefined {
    let hardest: number | undefined;
    let fewest = Infinity;
    for (const [at, line] of this.lines.entries()) {
      if (this.held[at]) continue;
      const free = line.reduce((sum, cell) => sum + (this.isTaken[cell] ? 0 : 1), 0);
      if (free < fewest) [hardest, fewest] = [at, free];
    }
    return hardest;
  }

  /** Whether the free cells could be enough: lines that share at most a cell need a pair each. */
  private hasRoom(): boolean {
    const { held, near, seen, lines } = this;
    const round = ++this.round;
    let cells = 0;
    for (const [cell, through] of this.through.entries()) {
      if (!this.isTaken[cell] && through.some((line) => !held[line])) cells++;
    }
    for (let line = 0; line < lines.length; line++) {
      if (held[line] || seen[line] === round) continue;
      cells -= 2;
      for (const each of near[line] as readonly number[]) seen[each] = round;
    }
    return cells >= 0;
  }

  /** The pairs that this line could hold: first those that do for most lines, then the closest. */
  private pairsOf(at: number): CellPair[] {
    const free = (this.lines[at] as readonly number[]).filter((cell) => !this.isTaken[cell]);
    const pairs = free.flatMap((a, from) => free.slice(from + 1).map((b): CellPair => [a, b]));
    const rank = ([a, b]: CellPair) => {
      const common = this.through[a]?.filter(
        (line) => !this.held[line] && this.lines[line]?.includes(b),
      );
      const apart = Math.max(
        Math.abs(a - b) % this.columns,
        Math.floor(Math.abs(a - b) / this.columns),
      );
      return apart - 100 * (common?.length ?? 0);
    };
    const ranks = new Map(pairs.map((pair) => [pair, rank(pair)]));
    return pairs.sort((p, q) => (ranks.get(p) as number) - (ranks.get(q) as number));
  }

  /** Adds a pair and its turned images; false if they get into each other's way. */
  private add(pair: CellPair): boolean {
    for (let [a, b] = pair; ;) {
      if (this.isTaken[a] || this.isTaken[b]) return false;
      this.pairs.push([a, b]);
      this.set([a, b], 1);
      [a, b] = [this.turn[a] as number, this.turn[b] as number];
      if ((a === pair[0] && b === pair[1]) || (a === pair[1] && b === pair[0])) return true;
    }
  }

  private set([a, b]: CellPair, by: 1 | -1): void {
    this.isTaken[a] = this.isTaken[b] = by === 1 ? 1 : 0;
    for (const line of this.through[a] as readonly number[]) {
      if (this.lines[line]?.includes(b)) this.held[line] = (this.held[line] as number) + by;
    }
  }
}
