import { CUBE_CELLS, CUBE_LINES, LINES_OF } from './cube.ts';
import {
  areMarks,
  hashOfMarks,
  noMarks,
  toggleCell,
  type CubeMarks,
  type CubeSide,
} from './marks.ts';

/** No cell. */
export const NOWHERE = -1;
/** Two cells or more where one would have to be taken. */
export const TOO_MANY = -2;

/** What a mark adds to the code of its lines: the marks of X are the lower three bits of a code, those of O the upper. */
const UNIT = { 0: 1, 2: 8 } as const;

const CELL_OF = Uint8Array.from(CUBE_LINES.flat());
const LINE_COUNT = CUBE_LINES.length;
const ALL_FREE = Uint8Array.from(CUBE_LINES, (line) => line.reduce((mixed, cell) => mixed ^ cell));
/** The lines of each cell, in seven entries. */
const STRIDE = 7;
const LINE_OF = new Uint8Array(CUBE_CELLS * STRIDE);
LINES_OF.forEach((lines, cell) => LINE_OF.set(lines, cell * STRIDE));
const LINES_THROUGH = Uint8Array.from(LINES_OF, (lines) => lines.length);

/** What a threat of each side gains on another line, by its code: a first mark 1, a second 4. */
const gains = (first: number) =>
  Uint8Array.from({ length: 64 }, (_, code) => (code === 0 ? 1 : code === first ? 4 : 0));
const GAINS = { 0: gains(UNIT[0]), 2: gains(UNIT[2]) } as const;

/** What a line counts for the worth of a cell: by the marks of the one side that is on it, one's own or the other. */
const OWN = [1, 5, 3] as const;
const OTHER = [1, 3, 4] as const;

/** Entries of the table of failed attacks, a power of two. */
const ENTRIES = 2 ** 16;
/** Moves and replies on the stack of a search: at most two of each line in each of 32 positions. */
const DEEPEST = 32 * 4 * LINE_COUNT;

/**
 * A cube that knows what is on each line, and searches for wins by continuous threats: the attacker makes three on a line,
 * again and again, the defender has to take the fourth cell, and where that makes three of its own the attacker's
 * next three has to stop it. In the end a mark makes two threats at once.
 */
export class ThreatCube {
  readonly marks: CubeMarks = noMarks();

  private readonly codes = new Uint8Array(LINE_COUNT);
  /** The free cells of each line, XORed: the cell itself where one is left. */
  private readonly free = new Uint8Array(LINE_COUNT);
  private readonly taken = new Uint8Array(CUBE_CELLS);

  private readonly failed = new Int32Array(4 * ENTRIES);
  private readonly failedMost = new Uint8Array(ENTRIES);
  private readonly replyOf = new Uint8Array(CUBE_CELLS);
  private readonly seenAt = new Int32Array(CUBE_CELLS);
  private stamp = 0;
  private readonly stack = new Uint8Array(DEEPEST);
  private readonly worths = new Int16Array(DEEPEST);
  private top = 0;
  /** Positions of the attacker that the search may still look at; below 0 it has been cut short. */
  private left = 0;
  /** Whether a line of play was given up because no threats were left for it. */
  private isShort = false;
  private attacker: CubeSide = 0;
  private defender: CubeSide = 2;
  private run: number[] = [];

  constructor() {
    this.clear();
  }

  clear(): void {
    this.marks.fill(0);
    this.codes.fill(0);
    this.taken.fill(0);
    this.free.set(ALL_FREE);
  }

  /** Takes over the marks of a position. */
  load(marks: CubeMarks): void {
    this.clear();
    for (const side of [0, 2] as const) {
      for (let cell = 0; cell < CUBE_CELLS; cell++) {
        if (((marks[side + (cell >> 5)] as number) >>> (cell & 31)) & 1) this.play(cell, side);
      }
    }
  }

  isFree(cell: number): boolean {
    return this.taken[cell] === 0;
  }

  play(cell: number, side: CubeSide): void {
    this.toggle(cell, side, UNIT[side]);
  }

  undo(cell: number, side: CubeSide): void {
    this.toggle(cell, side, 0 - UNIT[side]);
  }

  private toggle(cell: number, side: CubeSide, by: number): void {
    toggleCell(this.marks, side, cell);
    this.taken[cell]! ^= 1;
    for (let at = cell * STRIDE, end = at + LINES_THROUGH[cell]!; at < end; at++) {
      const line = LINE_OF[at]!;
      this.codes[line]! += by;
      this.free[line]! ^= cell;
    }
  }

  /** Whether a side has a line. */
  hasLine(side: CubeSide): boolean {
    return this.codes.includes(4 * UNIT[side]);
  }

  /** The free cells, first those whose lines count most for a side to move. */
  cellsByWorth(side: CubeSide): number[] {
    const worth = LINES_OF.map((lines) =>
      lines.reduce((sum, line) => sum + this.lineWorth(line, side), 0),
    );
    const free = [...worth.keys()].filter((cell) => this.isFree(cell));
    return free.sort((a, b) => worth[b]! - worth[a]!);
  }

  private lineWorth(line: number, side: CubeSide): number {
    const code = this.codes[line]!;
    const [x, o] = [code & 7, code >> 3];
    const [own, other] = side === 0 ? [x, o] : [o, x];
    return (other === 0 ? OWN[own] : own === 0 ? OTHER[other] : 0) ?? 0;
  }

  /** A cell where a side completes a line, or `NOWHERE`. */
  firstWin(side: CubeSide): number {
    const line = this.codes.indexOf(3 * UNIT[side]);
    return line < 0 ? NOWHERE : this.free[line]!;
  }

  /** The cell where a side completes a line: `NOWHERE`, or `TOO_MANY` if there are several. */
  winningCell(side: CubeSide): number {
    let found = NOWHERE;
    for (let line = 0; line < LINE_COUNT; line++) {
      if (this.codes[line] !== 3 * UNIT[side]) continue;
      if (found !== NOWHERE && found !== this.free[line]) return TOO_MANY;
      found = this.free[line]!;
    }
    return found;
  }

  /** The same after a mark of this side on a cell, if there was none before. */
  private threatThrough(cell: number, side: CubeSide): number {
    let found = NOWHERE;
    for (let at = cell * STRIDE, end = at + LINES_THROUGH[cell]!; at < end; at++) {
      const line = LINE_OF[at]!;
      if (this.codes[line] !== 3 * UNIT[side]) continue;
      if (found !== NOWHERE && found !== this.free[line]) return TOO_MANY;
      found = this.free[line]!;
    }
    return found;
  }

  /**
   * A win by continuous threats for a side, who is to move: the marks of both, from its first to the one that
   * completes a line. `undefined` if there is none of at most `most` threats, or if more than `limit` positions would
   * have to be looked at.
   */
  findRun(side: CubeSide, limit: number, most = CUBE_CELLS): readonly number[] | undefined {
    const win = this.firstWin(side);
    if (win !== NOWHERE) return [win];
    const must = this.winningCell((2 - side) as CubeSide);
    if (must === TOO_MANY) return undefined;
    if (side !== this.attacker) this.failed.fill(0);
    this.attacker = side;
    this.defender = (2 - side) as CubeSide;
    this.left = limit;
    this.run = [];
    this.top = 0;
    this.isShort = false;
    return this.attack(must, most) ? this.run.toReversed() : undefined;
  }

  /** Whether a run of X that won in a position like this one wins here too. */
  stillWins(run: readonly number[]): boolean {
    let must = this.winningCell(2);
    let at = 0;
    let isWon = false;
    while (at < run.length) {
      const move = run[at]!;
      const reply = run[at + 1];
      if (!this.isFree(move)) break;
      isWon = reply === undefined;
      if (reply === undefined || (must !== NOWHERE && must !== move) || !this.isFree(reply)) break;
      this.play(move, 0);
      this.play(reply, 2);
      must = this.threatThrough(reply, 2);
      at += 2;
    }
    while (at > 0) this.undo(run[--at]!, at % 2 === 0 ? 0 : 2);
    return isWon;
  }

  /** The attacker to move, who completes no line; `must`: where the defender does; `most`: threats that are left. */
  private attack(must: number, most: number): boolean {
    if (--this.left < 0) return false;
    const { marks, failed } = this;
    const slot = 4 * (hashOfMarks(marks) & (ENTRIES - 1));
    // How many threats were not enough here, if that is known: `CUBE_CELLS` if any number.
    const known = areMarks(failed, slot, marks) ? this.failedMost[slot >> 2]! : 0;
    if (known >= most) {
      this.isShort ||= known < CUBE_CELLS;
      return false;
    }
    const begin = this.top;
    const wasShort = this.isShort;
    this.isShort = false;
    const isWon = this.gather(must) || this.tryAll(begin, most);
    this.top = begin;
    if (!isWon && this.left >= 0) {
      failed.set(marks, slot);
      this.failedMost[slot >> 2] = this.isShort ? most : CUBE_CELLS;
    }
    this.isShort ||= wasShort;
    return isWon;
  }

  /** Puts all threats and their replies on the stack. True if one mark makes two threats, which ends the run. */
  private gather(must: number): boolean {
    const { codes, taken, replyOf, seenAt, stack } = this;
    const two = 2 * UNIT[this.attacker];
    const stamp = ++this.stamp;
    for (let line = 0; line < LINE_COUNT; line++) {
      if (codes[line] !== two) continue;
      let at = 4 * line;
      while (taken[CELL_OF[at]!] !== 0) at++;
      const first = CELL_OF[at]!;
      const second = this.free[line]! ^ first;
      for (let turn = 0; turn < 2; turn++) {
        const [move, reply] = turn === 0 ? [first, second] : [second, first];
        if (must !== NOWHERE && must !== move) continue;
        if (seenAt[move] === stamp) {
          this.run.push(replyOf[move]!, reply, move);
          return true;
        }
        seenAt[move] = stamp;
        replyOf[move] = reply;
        stack[this.top++] = move;
        stack[this.top++] = reply;
      }
    }
    return false;
  }

  /** Plays each threat and the reply to it, the most promising first, and attacks again. */
  private tryAll(begin: number, most: number): boolean {
    const end = this.top;
    if (most === 1) this.isShort ||= end > begin;
    if (most === 1) return false;
    this.sort(begin);
    for (let at = begin; at < end; at += 2) {
      const move = this.stack[at]!;
      const reply = this.stack[at + 1]!;
      this.play(move, this.attacker);
      this.play(reply, this.defender);
      const next = this.threatThrough(reply, this.defender);
      const isWon = next !== TOO_MANY && this.attack(next, most - 1);
      this.undo(reply, this.defender);
      this.undo(move, this.attacker);
      if (isWon) {
        this.run.push(reply, move);
        return true;
      }
    }
    return false;
  }

  private sort(begin: number): void {
    const { stack, worths } = this;
    for (let at = begin; at < this.top; at += 2) {
      const [move, reply] = [stack[at]!, stack[at + 1]!];
      const worth = this.gain(move);
      let to = at;
      for (; to > begin && worths[to - 2]! < worth; to -= 2) {
        stack[to] = stack[to - 2]!;
        stack[to + 1] = stack[to - 1]!;
        worths[to] = worths[to - 2]!;
      }
      stack[to] = move;
      stack[to + 1] = reply;
      worths[to] = worth;
    }
  }

  /** What the attacker gains by a threat. */
  private gain(move: number): number {
    let sum = 0;
    for (let at = move * STRIDE, end = at + LINES_THROUGH[move]!; at < end; at++) {
      sum += GAINS[this.attacker][this.codes[LINE_OF[at]!]!]!;
    }
    return sum;
  }
}
