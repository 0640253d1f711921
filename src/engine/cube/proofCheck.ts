import { CUBE_CELLS, CUBE_LINES, LINES_OF } from './cube.ts';
import { noMarks, toggleCell } from './marks.ts';
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
const LIMIT = 2_000_000;
/** The runs that are kept, to be tried on the next reply. */
const KEPT = 60;

const [FREE, X, O] = [0, 1, 2] as const;
const [NONE, SEVERAL, WON] = [-1, -2, -3] as const;

/** The lines of each cell after each other, four cells a line, and where those of a cell begin. */
const LINES_OF_ALL = Uint8Array.from(LINES_OF.flat().flatMap((line) => CUBE_LINES[line]!));
const FIRST_OF = [0];
for (const lines of LINES_OF) FIRST_OF.push(FIRST_OF.at(-1)! + 4 * lines.length);

/** A run, and the cells that have to be free for it. */
interface KeptRun {
  readonly cells: readonly number[];
  readonly low: number;
  readonly high: number;
}

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
  /** For each answer: X's marks in the longest run after a reply of O that loses to threats alone. */
  readonly fringe: Uint8Array;
  gap: ProofGap | undefined;

  private readonly index: ProofIndex;
  private readonly cube = new ThreatCube();
  private readonly marks = noMarks();
  private readonly board = new Uint8Array(CUBE_CELLS);
  private readonly runs: KeptRun[] = [];

  constructor(proof: CubeProof) {
    this.proof = proof;
    this.index = new ProofIndex(proof);
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
    for (let reply = 0; reply < CUBE_CELLS; reply++) {
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
    // Elsewhere O completes no line, or it would have completed it with this reply, and that is found in its turn.
    const must = this.winningCell(reply, O);
    if (must === WON) return 'o-wins';
    if (isChild) return undefined;
    const known = this.knownRun(must);
    if (!known && this.index.has(this.marks)) {
      this.repeated += 1;
      return undefined;
    }
    const run = known ?? this.newRun(must);
    if (!run) return 'no-win';
    this.wonByThreats += 1;
    this.fringe[this.at] = Math.max(this.fringe[this.at]!, (run.length + 1) / 2);
    return undefined;
  }

  /** A run that won lately and wins here too. */
  private knownRun(must: number): readonly number[] | undefined {
    const { marks, runs } = this;
    const [low, high] = [marks[0]! | marks[2]!, marks[1]! | marks[3]!];
    for (let at = 0; at < runs.length; at++) {
      const run = runs[at]!;
      if ((run.low & low) !== 0 || (run.high & high) !== 0) continue;
      if (!this.holds(run.cells, must)) continue;
      runs.copyWithin(1, 0, at);
      runs[0] = run;
      return run.cells;
    }
    return undefined;
  }

  private newRun(must: number): readonly number[] | undefined {
    this.cube.load(this.marks);
    const cells = this.cube.findRun(0, LIMIT);
    if (!cells || !this.holds(cells, must)) return undefined;
    const half = (high: number) =>
      cells.reduce((bits, cell) => (cell >> 5 === high ? bits | (1 << (cell & 31)) : bits), 0);
    this.runs.unshift({ cells, low: half(0), high: half(1) });
    this.runs.splice(KEPT);
    return cells;
  }

  /**
   * Whether X, to move, wins by a run of threats: X's move, the one reply to it, and so on. `must`: where O
   * completes a line.
   */
  private holds(run: readonly number[], must: number): boolean {
    const { board } = this;
    let isWon = false;
    let at = 0;
    for (let stop = must; ;) {
      const move = run[at] ?? NONE;
      if (board[move] !== FREE) break;
      board[move] = X;
      at += 1;
      const threat = this.winningCell(move, X);
      isWon = threat === WON || (threat === SEVERAL && (stop === NONE || stop === move));
      if (isWon || threat < 0 || (stop !== NONE && stop !== move) || run[at] !== threat) break;
      board[threat] = O;
      at += 1;
      stop = this.winningCell(threat, O);
    }
    while (at > 0) board[run[--at]!] = FREE;
    return isWon;
  }

  /**
   * After a side's mark on a cell: `WON` if it has completed a line through the cell, else where it could
   * complete one next: a cell, `NONE` or `SEVERAL`.
   */
  private winningCell(marked: number, side: Side): number {
    let found: number = NONE;
    for (let at = FIRST_OF[marked]!; at < FIRST_OF[marked + 1]!; at += 4) {
      const cell = this.missing(at, side);
      if (cell === WON) return WON;
      if (cell !== NONE && found !== NONE) found = SEVERAL;
      else if (cell !== NONE) found = cell;
    }
    return found;
  }

  /** The one free cell of a line whose other cells are a side's; `WON` if all are. */
  private missing(line: number, side: Side): number {
    let found: number = WON;
    for (let at = line; at < line + 4; at++) {
      const cell = LINES_OF_ALL[at]!;
      const content = this.board[cell];
      if (content === side) continue;
      if (content !== FREE || found !== WON) return NONE;
      found = cell;
    }
    return found;
  }

  private put(cell: number, side: Side): void {
    this.board[cell] = side;
    toggleCell(this.marks, side === X ? 0 : 2, cell);
  }

  private take(cell: number, side: Side): void {
    this.board[cell] = FREE;
    toggleCell(this.marks, side === X ? 0 : 2, cell);
  }
}
