import { O, X } from '../core/types.ts';
import { isWinningLength } from '../game/large/winScan.ts';
import type { ForcedTree } from './forcedTree.ts';
import { isForbidden } from './forbidden.ts';
import { repliesNear } from './relevant.ts';
import { enemyOf, type ThreatSide, type ThreatBoard } from './threatBoard.ts';
import { NO_REPLY } from './vcf.ts';

/**
 * Whether a forced win holds by the rules, move by move and against every defence: runs are counted anew from the
 * marks, without classes, levels or lists; only what renju forbids is asked of the board. The attacker is to move;
 * the board is given back as it was.
 */
export function verifyForced(board: ThreatBoard, attacker: ThreatSide, tree: ForcedTree): boolean {
  return new RulesCheck(board, attacker).verify(tree);
}

class RulesCheck {
  private readonly board: ThreatBoard;
  private readonly attacker: ThreatSide;
  private readonly defender: ThreatSide;
  /** Where the defender could make five before the win begins: only its first move can take one away. */
  private readonly atFirst: readonly number[];

  constructor(board: ThreatBoard, attacker: ThreatSide) {
    this.board = board;
    this.attacker = attacker;
    this.defender = enemyOf(attacker);
    this.atFirst = near(board, this.defender).filter((cell) =>
      makesFive(board, this.defender, cell),
    );
  }

  verify(tree: ForcedTree): boolean {
    return this.holds(tree, undefined);
  }

  /** Runs a part of the check with one more mark on the board. */
  private having(cell: number, side: ThreatSide, run: () => boolean): boolean {
    if (!this.board.isEmpty(cell)) return false;
    this.board.place(cell, side);
    const proven = run();
    this.board.remove(cell, side);
    return proven;
  }

  /** `last`: the defender's last mark. Before it the defender had no five, so a new one goes through it. */
  private holds(tree: ForcedTree, last: number | undefined): boolean {
    const { board, attacker } = this;
    const { move, kind } = tree;
    if (kind === 'five') return board.isEmpty(move) && makesFive(board, attacker, move);
    if (!board.isEmpty(move) || !this.mayPlay(attacker, move)) return false;
    return this.having(move, attacker, () => {
      if (this.hasFive(last)) return false;
      return kind === 'four' ? this.fourHolds(tree) : this.threeHolds(tree);
    });
  }

  private hasFive(last: number | undefined): boolean {
    const { board, defender } = this;
    if (last !== undefined) return fivesThrough(board, defender, last).length > 0;
    return this.atFirst.some((cell) => board.isEmpty(cell));
  }

  /** After a four: with two winning cells no reply helps; with one, only that. */
  private fourHolds({ move, replies }: ForcedTree): boolean {
    const stops = fivesThrough(this.board, this.attacker, move);
    const [reply] = replies;
    if (stops.length === 0 || !reply) return false;
    if (stops.length > 1) return true;
    if (reply.cell === NO_REPLY) return !this.mayPlay(this.defender, stops[0]!);
    return reply.cell === stops[0] && this.answered(reply.cell, reply.then);
  }

  private answered(cell: number, then: ForcedTree): boolean {
    return this.having(cell, this.defender, () => this.holds(then, cell));
  }

  /** After a three: each reply is in the tree, or loses to the line of fours. */
  private threeHolds({ rest, replies }: ForcedTree): boolean {
    const { board, defender } = this;
    if (!this.lineHolds(rest, 0, undefined)) return false;
    const inTree = new Set<number>();
    for (const { cell, then } of replies) {
      inTree.add(cell);
      if (this.mayPlay(defender, cell) && !this.answered(cell, then)) return false;
    }
    // A reply elsewhere is as good as none, unless it is a four.
    for (const cell of new Set([...repliesNear(board, rest), ...this.defenderFours()])) {
      if (inTree.has(cell) || !this.mayPlay(defender, cell)) continue;
      const covered = () =>
        fivesThrough(board, defender, cell).length === 0 && this.lineHolds(rest, 0, cell);
      if (!this.having(cell, defender, covered)) return false;
    }
    return true;
  }

  /** Whether a line of fours wins, from a place of it on, with the attacker to move. */
  private lineHolds(line: readonly number[], at: number, last: number | undefined): boolean {
    const { board, attacker } = this;
    const move = line[at];
    if (move === undefined || !board.isEmpty(move)) return false;
    if (makesFive(board, attacker, move)) return true;
    if (!this.mayPlay(attacker, move)) return false;
    return this.having(move, attacker, () => {
      const stops = fivesThrough(board, attacker, move);
      const isHeld = last !== undefined && fivesThrough(board, this.defender, last).length > 0;
      if (stops.length === 0 || isHeld) return false;
      const [stop = NO_REPLY] = stops;
      if (stops.length > 1 || !this.mayPlay(this.defender, stop)) return true;
      if (line[at + 1] !== stop) return false;
      return this.having(stop, this.defender, () => this.lineHolds(line, at + 2, stop));
    });
  }

  /** All cells where the defender makes a four. */
  private defenderFours(): readonly number[] {
    const { board, defender } = this;
    return near(board, defender).filter((cell) =>
      this.having(cell, defender, () => fivesThrough(board, defender, cell).length > 0),
    );
  }

  private mayPlay(side: ThreatSide, cell: number): boolean {
    return this.board.rule !== 'renju' || side !== 0 || !isForbidden(this.board, cell);
  }
}

/** The empty cells on the lines through the marks of a side, up to four cells away. */
function near(board: ThreatBoard, side: ThreatSide): readonly number[] {
  const found = new Set<number>();
  for (let cell = 0; cell < board.length; cell++) {
    if (board.cells[cell] !== side + 1) continue;
    for (const step of board.steps) {
      for (let far = -4; far <= 4; far++) {
        if (board.cells[cell + far * step] === 0) found.add(cell + far * step);
      }
    }
  }
  return [...found];
}

/** Whether a mark of the side on an empty cell makes a run that wins. */
function makesFive(board: ThreatBoard, side: ThreatSide, cell: number): boolean {
  const stone = side + 1;
  for (const step of board.steps) {
    let length = 1;
    for (let at = cell + step; board.cells[at] === stone; at += step) length += 1;
    for (let at = cell - step; board.cells[at] === stone; at -= step) length += 1;
    if (isWinningLength(length, side === 0 ? X : O, board.rule)) return true;
  }
  return false;
}

/** The cells on the lines through one where the side makes five. */
function fivesThrough(board: ThreatBoard, side: ThreatSide, cell: number): number[] {
  const found: number[] = [];
  for (const step of board.steps) {
    for (let far = -4; far <= 4; far++) {
      const at = cell + far * step;
      if (board.cells[at] === 0 && makesFive(board, side, at)) found.push(at);
    }
  }
  return found;
}
