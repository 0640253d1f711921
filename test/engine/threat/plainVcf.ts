import { X, other, type Mark, type SparseBoard, type WinRule } from '../../../src/engine/index.ts';
import { plainReason } from './plainForbidden.ts';
import { emptyCells, having, makesFive, type Cell } from './plainLines.ts';

/**
 * Victory by continuous fours from the text of section 9: every cell of the board is tried, nothing is known
 * but the rules. Complete; it remembers the sets of marks that it has seen.
 */
export class PlainVcf {
  nodes = 0;
  private readonly seen = new Map<string, boolean>();
  private readonly board: SparseBoard;
  private readonly rule: WinRule;

  constructor(board: SparseBoard, rule: WinRule) {
    this.board = board;
    this.rule = rule;
  }

  /** Throws `RangeError` when it has seen more nodes than `most`. */
  wins(attacker: Mark, most = Infinity): boolean {
    const key = [...this.board.stones()].map(({ x, y, mark }) => `${x},${y},${mark}`);
    const name = `${attacker}:${key.toSorted().join(' ')}`;
    const known = this.seen.get(name);
    if (known !== undefined) return known;
    if (this.nodes >= most) throw new RangeError('too many nodes');
    this.nodes += 1;
    const won = this.attack(attacker, most);
    this.seen.set(name, won);
    return won;
  }

  private attack(attacker: Mark, most: number): boolean {
    if (this.winning(attacker).length > 0) return true;
    const threatened = this.winning(other(attacker));
    if (threatened.length > 1) return false;
    const moves = threatened.length === 1 ? threatened : emptyCells(this.board);
    return moves.some((move) => {
      if (!this.isAllowed(move, attacker)) return false;
      return having(this.board, move, attacker, () => this.answered(attacker, most));
    });
  }

  /** After a move of the attacker: whether it is a four, and wins against every answer to it. */
  private answered(attacker: Mark, most: number): boolean {
    const fives = this.winning(attacker);
    if (fives.length === 0) return false;
    return fives.every((stop) => {
      if (!this.isAllowed(stop, other(attacker))) return true;
      return having(this.board, stop, other(attacker), () => this.wins(attacker, most));
    });
  }

  private winning(mark: Mark): Cell[] {
    return emptyCells(this.board).filter((cell) => makesFive(this.board, cell, mark, this.rule));
  }

  private isAllowed(cell: Cell, mark: Mark): boolean {
    return this.rule !== 'renju' || mark !== X || plainReason(this.board, cell) === undefined;
  }
}
