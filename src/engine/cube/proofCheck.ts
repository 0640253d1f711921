import { CELLS, LINES } from './cube.ts';
import { noMarks, toggle } from './marks.ts';
import { movesToAnswer, type CubeProof } from './proofFile.ts';
import { ProofIndex } from './proofIndex.ts';
import { ThreatCube } from './threats.ts';

/** Where a proof fails: the last of `moves` can't be played, or is a reply after which X's win isn't shown. */
export interface ProofGap {
  readonly answer: number;
  readonly moves: readonly number[];
  readonly reason: 'taken' | 'no-win' | 'o-wins';
}

/** The positions that a search for a run of threats may look at. */
const LIMIT = 50_000;
/** The runs that are kept, to be tried on the next reply. */
const KEPT = 12;

const [FREE, X, O] = [0, 1, 2] as const;
/** No cell, and more than one. */
const [NONE, SEVERAL] = [-1, -2] as const;
const LINES_THROUGH = Array.from({ length: CELLS }, (_, cell) =>
  LINES.filter((line) => line.includes(cell)),
);

type Side = typeof X | typeof O;

/**
 * Checks a proof, apart from the search that made it. For each answer of X it goes through all replies of O: the
 * position after it must be one of the proof, up to symmetry, or X must win from there by threats alone. That is
 * enough, because each position of the proof has two marks more than the one before it. What `ThreatCube` finds is
 * only a proposal: each run of threats is played here by the rules, move by move.
 */
export class ProofCheck {
  readonly proof: CubeProof;
  /** The answer that is checked next. */
  at = 0;
  /** O's replies so far; those that lose to threats alone; those whose position is in the proof somewhere else. */
  replies = 0;
  wonByThreats = 0;
  repeated = 0;
  /** For each answer: O's replies that lose to threats alone, and X's marks in the longest of their runs. */
  readonly wins: Uint8Array;
  readonly fringe: Uint8Array;
  gap: ProofGap | undefined;

  private readonly index: ProofIndex;
  private readonly cube = new ThreatCube();
  private readonly marks = noMarks();
  private readonly board = new Uint8Array(CELLS);
  private readonly runs: (readonly number[])[] = [];

  constructor(proof: CubeProof) {
    this.proof = proof;
    this.index = new ProofIndex(proof);
    this.wins = new Uint8Array(proof.cells.length);
    this.fringe = new Uint8Array(proof.cells.length);
  }

  /** Goes on for about so many replies of O. */
  run(most: number): 'going' | 'proved' | 'refused' {
    const until = this.replies + most;
    while (!this.gap && this.at < this.proof.cells.length && this.replies < until) {
      this.gap = this.checkAnswer();
      if (!this.gap) this.at += 1;
    }
    if (this.gap) return 'refused';
    return this.at < this.proof.cells.length ? 'going' : 'proved';
  }

  private checkAnswer(): ProofGap | undefined {
    const { at: answer, board, proof } = this;
    const moves = [...movesToAnswer(proof, answer), proof.cells[answer] as number];
    board.fill(FREE);
    this.marks.fill(0);
    for (const [turn, cell] of moves.entries()) {
      if (board[cell] !== FREE) return { answer, moves: moves.slice(0, turn + 1), reason: 'taken' };
      this.put(cell, turn % 2 === 0 ? X : O);
    }
    const children = this.childReplies();
    for (let reply = 0; reply < CELLS; reply++) {
      if (board[reply] !== FREE) continue;
      this.replies += 1;
      this.put(reply, O);
      const reason = this.checkReply(reply, children.has(reply));
      this.take(reply, O);
      if (reason) return { answer, moves: [...moves, reply], reason };
    }
    return undefined;
  }

  private childReplies(): ReadonlySet<number> {
    const { replies, ends } = this.proof;
    const found = new Set<number>();
    for (let at = this.at + 1; at < (ends[this.at] as number); at = ends[at] as number) {
      found.add(replies[at] as number);
    }
    return found;
  }

  private checkReply(reply: number, isChild: boolean): ProofGap['reason'] | undefined {
    if (this.hasLine(reply, O)) return 'o-wins';
    if (isChild) return undefined;
    const must = this.winningCell(LINES, O);
    const known = this.runs.find((each) => this.holds(each, must));
    if (!known && this.index.has(this.marks)) {
      this.repeated += 1;
      return undefined;
    }
    const run = known ?? this.newRun(must);
    if (!run) return 'no-win';
    this.wonByThreats += 1;
    this.wins[this.at]! += 1;
    this.fringe[this.at] = Math.max(this.fringe[this.at]!, (run.length + 1) / 2);
    return undefined;
  }

  private newRun(must: number): readonly number[] | undefined {
    this.cube.load(this.marks);
    const run = this.cube.findRun(0, LIMIT);
    if (!run || !this.holds(run, must)) return undefined;
    this.runs.unshift(run);
    this.runs.splice(KEPT);
    return run;
  }

  /**
   * Whether X, to move, wins by a run of threats: X's move, the one reply to it, and so on. `must`: where O
   * completes a line.
   */
  private holds(run: readonly number[], must: number): boolean {
    const { board } = this;
    let isWon = false;
    let at = 0;
    for (let stop = must; !isWon; ) {
      const move = run[at] ?? NONE;
      if (board[move] !== FREE) break;
      board[move] = X;
      at += 1;
      isWon = this.hasLine(move, X);
      if (isWon || (stop !== NONE && stop !== move)) break;
      const threat = this.winningCell(LINES_THROUGH[move]!, X);
      isWon = threat === SEVERAL;
      if (isWon || threat === NONE || threat !== run[at]) break;
      board[threat] = O;
      at += 1;
      stop = this.winningCell(LINES_THROUGH[threat]!, O);
    }
    while (at > 0) board[run[--at]!] = FREE;
    return isWon;
  }

  /** The cell where a side completes one of these lines: `NONE`, or `SEVERAL`. */
  private winningCell(lines: readonly (readonly number[])[], side: Side): number {
    let found: number = NONE;
    for (const line of lines) {
      const cell = this.missing(line, side);
      if (cell === NONE || cell === found) continue;
      if (found !== NONE) return SEVERAL;
      found = cell;
    }
    return found;
  }

  /** The free cell of a line whose other three are a side's. */
  private missing(line: readonly number[], side: Side): number {
    let found: number = NONE;
    for (const cell of line) {
      const content = this.board[cell];
      if (content === side) continue;
      if (content !== FREE || found !== NONE) return NONE;
      found = cell;
    }
    return found;
  }

  private hasLine(cell: number, side: Side): boolean {
    return LINES_THROUGH[cell]!.some((line) => line.every((each) => this.board[each] === side));
  }

  private put(cell: number, side: Side): void {
    this.board[cell] = side;
    toggle(this.marks, side === X ? 0 : 2, cell);
  }

  private take(cell: number, side: Side): void {
    this.board[cell] = FREE;
    toggle(this.marks, side === X ? 0 : 2, cell);
  }
}
