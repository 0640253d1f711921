import { CUBE_CELLS } from './cube.ts';
import {
  CubeTable,
  canonicalMarks,
  isFree,
  noMarks,
  toggleCell,
  type CubeMarks,
  type CubeSide,
} from './marks.ts';
import { ProofBuilder, type CubeProof } from './proofFile.ts';
import { NOWHERE, TOO_MANY, ThreatCube } from './threats.ts';

/** X's moves that are tried in a position, and the positions that a search for threats may look at. */
const WIDTH = 8;
const THREAT_LIMIT = 3_000;

/** How the search is getting on: positions in the graph, and how many at least are still to be won. */
export type SearchReport = (positions: number, toWin: number) => void;

/**
 * Searches for a proof that X wins the cube from the empty board: a depth-first proof-number search (Nagai 2002)
 * over few moves of X and all replies of O, where a position is won as soon as X has a win by continuous threats.
 * Positions are nodes of a graph, up to symmetry. A node's proof number says how many positions at least have
 * to be won to prove it, its disproof number how many have to be lost to give it up; 0 and ∞ are proved.
 */
export class ProofSearch {
  private readonly table = new CubeTable();
  private readonly proofs: number[] = [];
  private readonly disproofs: number[] = [];
  /** Absent as long as a node hasn't been looked into, and for ever if threats alone win it. */
  private readonly children: (readonly number[] | undefined)[] = [];
  private readonly cube = new ThreatCube();
  private readonly marks = noMarks();
  private readonly key = noMarks();
  private readonly report: SearchReport | undefined;

  constructor(report?: SearchReport) {
    this.report = report;
    this.nodeOf(noMarks());
  }

  /** Searches until the empty board is proved, or given up because none of the moves that are tried is enough. */
  run(): CubeProof | undefined {
    this.visit(0, true, Infinity, Infinity);
    return this.written();
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
      if (isX)
        this.visit(best, false, Math.min(mostProof, limit), restDisproof + this.disproofs[best]!);
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
    for (const cell of must === NOWHERE ? cube.cellsByWorth(0) : [must]) {
      toggleCell(marks, 0, cell);
      nodes.add(this.nodeOf(marks));
      toggleCell(marks, 0, cell);
      if (nodes.size === WIDTH) break;
    }
    return [...nodes];
  }

  /** O's replies after which X has no win by threats that is seen. */
  private repliesOfO(): number[] {
    const { cube, marks } = this;
    const nodes = new Set<number>();
    // What X would do if O passed wins against most replies.
    const runs = [cube.findRun(0, THREAT_LIMIT)];
    for (let cell = 0; cell < CUBE_CELLS; cell++) {
      if (!cube.isFree(cell)) continue;
      cube.play(cell, 2);
      toggleCell(marks, 2, cell);
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
      toggleCell(marks, 2, cell);
      cube.undo(cell, 2);
    }
    return [...nodes];
  }

  /** The proof that was found: of several moves that win, the first. */
  private written(): CubeProof | undefined {
    const builder = new ProofBuilder();
    const marks = noMarks();
    const known = new Set<number>();
    const write = (node: number, reply: number): void => {
      known.add(node);
      const won = this.children[node]?.find((child) => this.proofs[child] === 0);
      if (won === undefined) return;
      const cell = this.cellsTo(marks, 0, [won])[0]!;
      builder.open(reply, cell);
      toggleCell(marks, 0, cell);
      const open = this.children[won]!.filter((child) => !this.isWonByThreats(child));
      for (const next of this.cellsTo(marks, 2, open)) {
        toggleCell(marks, 2, next);
        const child = this.nodeOf(marks);
        if (!known.has(child)) write(child, next);
        toggleCell(marks, 2, next);
      }
      toggleCell(marks, 0, cell);
      builder.close();
    };
    write(0, CUBE_CELLS);
    return builder.proof();
  }

  /** The free cells where a mark of a side leads to one of these nodes. */
  private cellsTo(marks: CubeMarks, side: CubeSide, nodes: readonly number[]): number[] {
    const found: number[] = [];
    for (let cell = 0; cell < CUBE_CELLS; cell++) {
      if (!isFree(marks, cell)) continue;
      toggleCell(marks, side, cell);
      if (nodes.includes(this.nodeOf(marks))) found.push(cell);
      toggleCell(marks, side, cell);
    }
    return found;
  }
}
