import {
  X,
  other,
  type ForcedMove,
  type Mark,
  type Point,
  type SparseBoard,
  type WinRule,
} from '../../../src/engine/index.ts';
import { plainReason } from './plainForbidden.ts';
import { emptyCells, having, isFree, makesFive, type Cell } from './plainLines.ts';

const cellOf = ({ x, y }: Point): Cell => [x, y];

/** Replays lines and proofs of forced wins with nothing but the rules, against every empty cell. */
export class PlainProof {
  private readonly board: SparseBoard;
  private readonly rule: WinRule;
  private readonly attacker: Mark;
  private readonly defender: Mark;

  constructor(board: SparseBoard, rule: WinRule, attacker: Mark) {
    this.board = board;
    this.rule = rule;
    this.attacker = attacker;
    this.defender = other(attacker);
  }

  /**
   * What is wrong with a line of fours, or nothing. The attacker is to move. After another reply than none the line
   * may also end sooner (`isAfterReply`): its own reply has become forbidden, or there are two winning cells.
   */
  line(line: readonly (Point | null)[], isAfterReply = false): string | undefined {
    const [move, reply, ...rest] = line;
    if (!move) return 'no move';
    const cell = cellOf(move);
    const problem = this.cannotPlay(cell, this.attacker);
    if (problem) return problem;
    if (this.fives(this.attacker, [cell]).length > 0) return line.length === 1 ? undefined : 'long';
    return having(this.board, cell, this.attacker, () => {
      if (this.fives(this.defender).length > 0) return 'the defender has a five';
      const stops = this.fives(this.attacker);
      if (stops.length === 0) return 'no four';
      if (reply === undefined) return 'ends without a five';
      const isLegal = stops.some((stop) => !this.cannotPlay(stop, this.defender));
      if (isAfterReply && (!isLegal || stops.length > 1)) return undefined;
      if (reply === null) return isLegal ? 'a legal reply' : this.line(rest);
      const answer = cellOf(reply);
      if (!stops.some(([x, y]) => x === answer[0] && y === answer[1])) return 'another reply';
      if (this.cannotPlay(answer, this.defender)) return 'a forbidden reply';
      return having(this.board, answer, this.defender, () => this.line(rest, isAfterReply));
    });
  }

  /** What is wrong with a proof, or nothing. */
  tree({ move, kind, replies, rest }: ForcedMove): string | undefined {
    const cell = cellOf(move);
    const problem = this.cannotPlay(cell, this.attacker);
    if (problem) return problem;
    if (kind === 'five') {
      return this.fives(this.attacker, [cell]).length > 0 ? undefined : 'no five';
    }
    return having(this.board, cell, this.attacker, () => {
      if (this.fives(this.defender).length > 0) return 'the defender has a five';
      const known = new Map(
        replies.map((each) => [each.cell && `${each.cell.x},${each.cell.y}`, each]),
      );
      for (const answer of emptyCells(this.board)) {
        if (this.cannotPlay(answer, this.defender)) continue;
        const reply = known.get(answer.join(','));
        const found = having(this.board, answer, this.defender, () => {
          if (reply) return this.tree(reply.then);
          // With two winning cells, or one that was not stopped, the attacker makes five.
          if (this.fives(this.attacker).length > 0) return undefined;
          return this.line(this.shortened(rest), true);
        });
        if (found) return `${found} after ${answer.join(',')}`;
      }
      return undefined;
    });
  }

  /** A line up to the first five in it: a careless reply lets the attacker finish sooner. */
  private shortened(line: readonly (Point | null)[]): readonly (Point | null)[] {
    for (let at = 0; at < line.length; at += 2) {
      const undo: Point[] = [];
      let made = false;
      for (const [place, each] of line.slice(0, at + 1).entries()) {
        if (!each || !isFree(this.board, cellOf(each))) continue;
        const mark = place % 2 === 0 ? this.attacker : this.defender;
        if (place === at) made = makesFive(this.board, cellOf(each), mark, this.rule);
        this.board.place(each.x, each.y, mark);
        undo.push(each);
      }
      for (const { x, y } of undo) this.board.remove(x, y);
      if (made) return line.slice(0, at + 1);
    }
    return line;
  }

  private fives(mark: Mark, cells: readonly Cell[] = emptyCells(this.board)): readonly Cell[] {
    return cells.filter((cell) => makesFive(this.board, cell, mark, this.rule));
  }

  private cannotPlay(cell: Cell, mark: Mark): string | undefined {
    if (!isFree(this.board, cell)) return 'a taken cell';
    const isBlack = this.rule === 'renju' && mark === X;
    return isBlack && plainReason(this.board, cell) ? 'a forbidden cell' : undefined;
  }
}
