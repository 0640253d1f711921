import { CELLS, LINES, LINES_OF } from './cube.ts';
import { noMarks, toggle, type CubeMarks, type CubeSide } from './marks.ts';

/** No cell. */
export const NOWHERE = -1;
/** Two cells or more where one would have to be taken. */
export const TOO_MANY = -2;

/** What a mark adds to the code of its lines: the marks of X are the lower three bits of a code, those of O the upper. */
const UNIT = { 0: 1, 2: 8 } as const;

const CELL_OF = Uint8Array.from(LINES.flat());
const LINE_COUNT = LINES.length;
/** The lines of each cell, in seven entries. */
const STRIDE = 7;
const LINE_OF = new Uint8Array(CELLS * STRIDE);
LINES_OF.forEach((lines, cell) => LINE_OF.set(lines, cell * STRIDE));
const LINES_THROUGH = Uint8Array.from(LINES_OF, (lines) => lines.length);

/** Entries of the table of failed attacks, a power of two. */
const ENTRIES = 2 ** 16;

/**
 * A cube that knows what is on each line, and searches for wins by continuous threats: the attacker makes three on a line,
 * again and again, the defender has to take the fourth cell, and where that makes three of its own the attacker's
 * next three has to stop it. In the end a mark makes two threats at once.
 */
export class ThreatCube {
  readonly marks: CubeMarks = noMarks();
  /** Positions of the attacker looked at by `findRun`, in sum. */
  nodes = 0;
  /** Whether the last search ended at its limit and not by trying everything. */
  isCut = false;

  private readonly codes = new Uint8Array(LINE_COUNT);
  /** The free cells of each line, XORed: the cell itself where one is left. */
  private readonly free = new Uint8Array(LINE_COUNT);
  private readonly taken = new Uint8Array(CELLS);

  private readonly failed = new Int32Array(4 * ENTRIES);
  private readonly replyOf = new Uint8Array(CELLS);
  private readonly seenAt = new Int32Array(CELLS);
  private stamp = 0;
  private readonly stack = new Uint8Array(4096);
  private top = 0;
  private limit = 0;
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
    LINES.forEach((line, at) => {
      this.free[at] = line.reduce((mixed, cell) => mixed ^ cell, 0);
    });
  }

  /** Takes over the marks of a position. */
  load(marks: CubeMarks): void {
    this.clear();
    for (const side of [0, 2] as const) {
      for (let cell = 0; cell < CELLS; cell++) {
        if (((marks[side + (cell >> 5)] as number) >>> (cell & 31)) & 1) this.play(cell, side);
      }
    }
  }

  isFree(cell: number): boolean {
    return this.taken[cell] === 0;
  }

  play(cell: number, side: CubeSide): void {
    const unit = UNIT[side];
    toggle(this.marks, side, cell);
    this.taken[cell] = 1;
    for (let at = cell * STRIDE, end = at + LINES_THROUGH[cell]!; at < end; at++) {
      const line = LINE_OF[at]!;
      this.codes[line]! += unit;
      this.free[line]! ^= cell;
    }
  }

  undo(cell: number, side: CubeSide): void {
    const unit = UNIT[side];
    toggle(this.marks, side, cell);
    this.taken[cell] = 0;
    for (let at = cell * STRIDE, end = at + LINES_THROUGH[cell]!; at < end; at++) {
      const line = LINE_OF[at]!;
      this.codes[line]! -= unit;
      this.free[line]! ^= cell;
    }
  }

  /** How many marks of each side are on a line. */
  count(line: number): { readonly x: number; readonly o: number } {
    const code = this.codes[line]!;
    return { x: code & 7, o: code >> 3 };
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
   * completes a line. `undefined` if there is none, or if more than `limit` positions would have to be looked at.
   */
  findRun(side: CubeSide, limit: number): readonly number[] | undefined {
    this.isCut = false;
    const win = this.winningCell(side);
    if (win === TOO_MANY) return [this.anyWin(side)];
    if (win !== NOWHERE) return [win];
    const must = this.winningCell((2 - side) as CubeSide);
    if (must === TOO_MANY) return undefined;
    if (side !== this.attacker) this.failed.fill(0);
    this.attacker = side;
    this.defender = (2 - side) as CubeSide;
    this.limit = this.nodes + limit;
    this.run = [];
    this.top = 0;
    return this.attack(must) ? this.run.toReversed() : undefined;
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

  private anyWin(side: CubeSide): number {
    const line = this.codes.findIndex((code) => code === 3 * UNIT[side]);
    return this.free[line]!;
  }

  /** The attacker to move, with no four to complete; `must`: the cell of the defender's threat. */
  private attack(must: number): boolean {
    if (++this.nodes > this.limit) {
      this.isCut = true;
      return false;
    }
    const slot = this.failedSlot();
    if (this.hasFailed(slot)) return false;
    const begin = this.top;
    const isWon = this.gather(must) || this.tryAll(begin);
    this.top = begin;
    if (!isWon && !this.isCut) this.failed.set(this.marks, slot);
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

  private tryAll(begin: number): boolean {
    const end = this.top;
    for (let at = begin; at < end; at += 2) {
      const move = this.stack[at]!;
      const reply = this.stack[at + 1]!;
      this.play(move, this.attacker);
      this.play(reply, this.defender);
      const next = this.threatThrough(reply, this.defender);
      const isWon = next !== TOO_MANY && this.attack(next);
      this.undo(reply, this.defender);
      this.undo(move, this.attacker);
      if (isWon) {
        this.run.push(reply, move);
        return true;
      }
    }
    return false;
  }

  private failedSlot(): number {
    let hash = 0;
    for (let half = 0; half < 4; half++) {
      hash = Math.imul(hash ^ this.marks[half]!, 0x9e3779b1);
      hash ^= hash >>> 15;
    }
    return 4 * (hash & (ENTRIES - 1));
  }

  private hasFailed(slot: number): boolean {
    const { failed, marks } = this;
    return (
      failed[slot] === marks[0] &&
      failed[slot + 1] === marks[1] &&
      failed[slot + 2] === marks[2] &&
      failed[slot + 3] === marks[3]
    );
  }
}
