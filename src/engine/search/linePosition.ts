import { EMPTY, X, other, type Mark } from '../core/types.ts';
import { NOBODY, NO_CELL, type Position } from '../game/bitPosition.ts';
import type { Setup } from '../game/setup.ts';
import type { Variant } from '../game/variants.ts';
import { LineBoard } from './lineBoard.ts';

/** What `BitPosition` is on boards of up to 31 cells, on those of up to 64: for searches that are to be read. */
export class LinePosition implements Position {
  private readonly board: LineBoard;
  private readonly marksAtStart: number;
  private marks = 0;
  /** Whose line there is. Nobody plays on after it. */
  private lineOf: Mark | typeof NOBODY = NOBODY;

  constructor({ cells }: Setup, variant: Variant) {
    this.board = new LineBoard(variant, { symmetry: false, deadLines: false });
    for (const [cell, content] of cells.entries()) {
      if (content !== EMPTY) this.play(cell, content);
    }
    this.marksAtStart = this.marks;
  }

  get ply(): number {
    return this.marks - this.marksAtStart;
  }

  get winner(): Mark | typeof NOBODY {
    const { lineOf, board } = this;
    return lineOf !== NOBODY && board.variant.misere ? other(lineOf) : lineOf;
  }

  get isFull(): boolean {
    return this.marks === this.board.cellCount;
  }

  get isDead(): boolean {
    const { counts, lineCount } = this.board;
    for (let line = 0; line < lineCount; line++) {
      if (counts[line] === 0 || counts[lineCount + line] === 0) return false;
    }
    return true;
  }

  get isOver(): boolean {
    return this.isFull || this.lineOf !== NOBODY;
  }

  firstEmpty(): number {
    return this.emptyAfter(-1);
  }

  emptyAfter(cell: number): number {
    const { board } = this;
    for (let at = cell + 1; at < board.cellCount; at++) if (board.isPlayable(at)) return at;
    return NO_CELL;
  }

  play(cell: number, mark: Mark): void {
    this.marks++;
    if (this.board.play(cell, mark === X ? 0 : 1)) this.lineOf = mark;
  }

  undo(cell: number): void {
    this.marks--;
    this.board.undo(cell);
    this.lineOf = NOBODY;
  }
}
