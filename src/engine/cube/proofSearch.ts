import { CELLS, LINES_OF } from './cube.ts';
import { MarksTable, canonicalMarks, isFree, noMarks, toggle, type CubeMarks, type CubeSide } from './marks.ts';
import type { CubeProof } from './proofFile.ts';
import { NOWHERE, TOO_MANY, ThreatCube } from './threats.ts';

/** X's moves that are tried in a position, and the positions that a search for threats may look at. */
const WIDTH = 8;
const THREAT_LIMIT = 3_000;

/** What a line counts when X's moves are chosen: by its marks of X if it has no other, or by those of O. */
const OF_X = [1, 5, 3] as const;
const OF_O = [1, 3, 4] as const;

/** How the search is getting on: positions in the graph, and how many at least are still to be won. */
export type SearchReport = (positions: number, toWin: number) => void;

/**
 * Searches for a proof that X wins the cube from the empty board: a depth-first proof-number search (Nagai 2002)
 * over few moves of X and all replies of O, where a position is won as soon as X has a win by continuous threats.
 * Positions are nodes of a graph, up to symmetry. A node's proof number says how many positions at least have
 * to be won to prove it, its disproof number how many have to be lost to give it up; 0 and ∞ are proved.
 */
export class ProofSearch {
  private readonly table = new MarksTable();
  private readonly proofs: number[] = [];
  private readonly disproofs: number[] = [];
  /** Absent as long as a node hasn't been looked into, and for ever if threats alone win it. */
  private readonly children: (readonly number[] | undefined)[] = [];
  /** For each proved position of X that isn't won by threats: those that a proof of it needs, itself the last. */
  private readonly needs = new Map<number, readonly number[]>();
  /** The node after X's answer, for the same positions. */
  private readonly chosen = new Map<number, number>();
  private readonly cube = new ThreatCube();
  private readonly marks = noMarks();
  private readonly key = noMarks();
  private readonly report: SearchReport | undefined;

  constructor(report?: SearchReport) {
    this.report = report;
    this.nodeOf(noMarks());
  }

  /** Searches until the empty board is proved, or given up because none of the moves tried is enough. */
  run(): boolean {
    this.visit(0, true, Infinity, Infinity);
    return this.proofs[0] === 0;
  }

  /** The node of some marks: a new one unless they are known. */
  private nodeOf(marks: CubeMarks): number {
    canonicalMarks(marks, this.key);
    const node = this.table.add(this.key);
    if (node === this.proofs.length) {
      this.proofs.push(1);
      this.disproofs.push(1);
      this.children.push(undefined);
    }
    return node;
  }

  private prove(node: number): void {
    this.proofs[node] = 0;
    this.disproofs[node] = Infinity;
  }

  private isWonByThreats(node: number): boolean {
    return this.proofs[node] === 0 && !this.children[node];
  }

  /** Works on a node until it is decided or one of its numbers has reached its limit. */
  private visit(node: number, isX: boolean, mostProof: number, mostDisproof: number): void {
    if (!this.children[node]) {
      this.table.read(node, this.marks);
      this.cube.load(this.marks);
      this.children[node] = isX ? this.movesOfX() : this.repliesOfO();
      this.report?.(this.table.size, this.proofs[0]!);
    }
    for (;;) {
      const { best, next } = this.update(node, isX);
      const [proof, disproof] = [this.proofs[node]!, this.disproofs[node]!];
      if (proof === 0 || disproof === 0 || proof >= mostProof || disproof >= mostDisproof) return;
      // A quarter more than the second best, or the search would jump to and fro.
      const limit = Math.floor(1.25 * next) + 1;
      const [restProof, restDisproof] = [mostProof - proof, mostDisproof - disproof];
      if (isX) this.visit(best, false, Math.min(mostProof, limit), restDisproof + this.disproofs[best]!);
      else this.visit(best, true, restProof + this.proofs[best]!, Math.min(mostDisproof, limit));
    }
  }

  /** Makes a node's numbers from those of its children. Returns its best child, and the number of the second best. */
  private update(node: number, isX: boolean): { readonly best: number; readonly next: number } {
    const [least, summed] = isX ? [this.proofs, this.disproofs] : [this.disproofs, this.proofs];
    let [best, lowest, next, sum] = [-1, Infinity, Infinity, 0];
    for (const child of this.children[node]!) {
      const number = least[child]!;
      sum += summed[child]!;
      if (number < lowest) [best, next, lowest] = [child, lowest, number];
      else if (number < next) next = number;
    }
    least[node] = lowest;
    summed[node] = lowest === 0 ? Infinity : sum;
    return { best, next };
  }

  /** What is tried for X: where it has to stop O; else the cells that count most, one of each kind by symmetry. */
  private movesOfX(): number[] {
    const { cube, marks } = this;
    const must = cube.winningCell(2);
    if (must === TOO_MANY) return [];
    const nodes = new Set<number>();
    for (const cell of must === NOWHERE ? this.cellsByWorth() : [must]) {
      toggle(marks, 0, cell);
      nodes.add(this.nodeOf(marks));
      toggle(marks, 0, cell);
      if (nodes.size === WIDTH) break;
    }
    return [...nodes];
  }

  private cellsByWorth(): number[] {
    const { cube } = this;
    const worth = LINES_OF.map((lines) => {
      let sum = 0;
      for (const line of lines) {
        const { x, o } = cube.count(line);
        if (o === 0) sum += OF_X[x]!;
        else if (x === 0) sum += OF_O[o]!;
      }
      return sum;
    });
    const free = [...worth.keys()].filter((cell) => cube.isFree(cell));
    return free.sort((a, b) => worth[b]! - worth[a]!);
  }

  /** O's replies after which X has no win by threats that is seen. */
  private repliesOfO(): number[] {
    const { cube, marks } = this;
    const nodes = new Set<number>();
    // What X would do if O passed wins against most replies.
    const runs = [cube.findRun(0, THREAT_LIMIT)];
    for (let cell = 0; cell < CELLS; cell++) {
      if (!cube.isFree(cell)) continue;
      cube.play(cell, 2);
      toggle(marks, 2, cell);
      if (!runs.some((run) => run && cube.stillWins(run))) {
        const known = this.table.size;
        const node = this.nodeOf(marks);
        const run = node === known ? cube.findRun(0, THREAT_LIMIT) : undefined;
        if (run) {
          runs.unshift(run);
          this.prove(node);
        }
        if (!this.isWonByThreats(node)) nodes.add(node);
      }
      toggle(marks, 2, cell);
      cube.undo(cell, 2);
    }
    return [...nodes];
  }

  /** The proof that `run` has found. */
  proof(): CubeProof {
    this.needsOf(0);
    const cells: number[] = [];
    const replies: number[] = [];
    const parents: number[] = [];
    const depths: number[] = [];
    const ends: number[] = [];
    const marks = noMarks();
    const written = new Set<number>();
    const write = (node: number, reply: number, parent: number): void => {
      const answer = cells.length;
      const after = this.chosen.get(node)!;
      const [cell] = this.cellsTo(marks, 0, (each) => each === after);
      written.add(node);
      cells.push(cell!);
      replies.push(reply);
      parents.push(parent);
      depths.push(parent < 0 ? 0 : depths[parent]! + 1);
      toggle(marks, 0, cell!);
      const open = new Set(this.openAfter(after));
      for (const next of this.cellsTo(marks, 2, (each) => open.has(each))) {
        toggle(marks, 2, next);
        const child = this.nodeOf(marks);
        if (!written.has(child)) write(child, next, answer);
        toggle(marks, 2, next);
      }
      toggle(marks, 0, cell!);
      ends[answer] = cells.length;
    };
    write(0, CELLS, -1);
    return {
      cells: Uint8Array.from(cells),
      replies: Uint8Array.from(replies),
      parents: Int32Array.from(parents),
      depths: Uint8Array.from(depths),
      ends: Int32Array.from(ends),
    };
  }

  /** The free cells where a mark of a side leads to one of these nodes. */
  private cellsTo(marks: CubeMarks, side: CubeSide, isWanted: (node: number) => boolean): number[] {
    const found: number[] = [];
    for (let cell = 0; cell < CELLS; cell++) {
      if (!isFree(marks, cell)) continue;
      toggle(marks, side, cell);
      if (isWanted(this.nodeOf(marks))) found.push(cell);
      toggle(marks, side, cell);
    }
    return found;
  }

  /** The positions after O's replies that need an answer of their own. */
  private openAfter(node: number): readonly number[] {
    return this.children[node]!.filter((child) => !this.isWonByThreats(child));
  }

  /** Chooses X's answer in a proved position and in all that follow: of several that win, the one that needs fewest positions. */
  private needsOf(node: number): readonly number[] {
    const known = this.needs.get(node);
    if (known) return known;
    let fewest: readonly number[] | undefined;
    for (const after of this.children[node]!) {
      if (this.proofs[after] !== 0) continue;
      const all = new Set(this.openAfter(after).flatMap((child) => this.needsOf(child)));
      if (fewest && all.size >= fewest.length) continue;
      fewest = [...all, node];
      this.chosen.set(node, after);
    }
    this.needs.set(node, fewest!);
    return fewest!;
  }
}
