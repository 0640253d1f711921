import { LEVEL } from './cellLevel.ts';
import { isForbidden } from './forbidden.ts';
import { treeOfFours, type TreeReply, type ForcedTree } from './forcedTree.ts';
import { GROUP, enemyOf, type ThreatSide, type ThreatBoard } from './threatBoard.ts';
import type { VcfSearch } from './vcf.ts';
import { lastMoves, type ForcedOutcome } from './vcf.ts';
import { DepthTable } from './setTable.ts';
import { replayFours, repliesNear } from './relevant.ts';

/** Which moves are tried besides fours: those that make an open three, or every move that threatens fours. */
type Width = 'open-threes' | 'all-threes';

/** Moves of the attacker beyond which no line is followed. */
const DEEPEST = 16;

/**
 * Victory by continuous threats (docs/algorithms.md, section 9): fours, and threes, which are moves after which
 * their player could win by fours alone. It deepens one threat at a time; first with open threes, then with
 * all threes. Nodes are those of the fours inside as well.
 *
 * Against a three every reply counts. Those that change nothing near the threatened line lose to it; each
 * other one is played: the fours of the defender first, then all that stop the line.
 */
export class VctSearch {
  /** The proof of the last win. */
  tree: ForcedTree | undefined;

  private readonly board: ThreatBoard;
  private readonly fours: VcfSearch;
  private readonly isSoft: Uint8Array | undefined;
  private readonly failed = new DepthTable();
  private readonly placedBefore: number;
  private limit = 0;
  private attacker: ThreatSide = 0;
  private width: Width = 'open-threes';
  /** Whether a line ended because of its depth. */
  private wasCut = false;

  constructor(board: ThreatBoard, fours: VcfSearch, isSoft?: Uint8Array) {
    this.board = board;
    this.fours = fours;
    this.placedBefore = board.placed;
    this.isSoft = isSoft;
  }

  get nodes(): number {
    return this.board.placed - this.placedBefore;
  }

  find(attacker: ThreatSide, budget: number): ForcedOutcome {
    this.attacker = attacker;
    this.limit = this.nodes + budget;
    for (const width of ['open-threes', 'all-threes'] as const) {
      this.width = width;
      this.failed.clear();
      for (let depth = 1; depth <= DEEPEST; depth++) {
        this.wasCut = false;
        this.tree = this.attack(depth);
        if (this.tree) return 'win';
        if (this.isOut()) return 'unknown';
        if (!this.wasCut) break;
      }
    }
    return this.wasCut || this.fours.leftOut ? 'unknown' : 'none';
  }

  private isOut(): boolean {
    return this.nodes >= this.limit;
  }

  /** A win by fours of the attacker, to move, as its line. */
  private foursWin(): readonly number[] | undefined {
    const outcome = this.fours.find(this.attacker, Math.max(0, this.limit - this.nodes));
    return outcome === 'win' ? [...this.fours.line] : undefined;
  }

  /** The attacker to move, with so many threats to come before the fours. */
  private attack(depth: number): ForcedTree | undefined {
    const { board, attacker } = this;
    const fours = this.foursWin();
    if (fours) return treeOfFours(fours);
    if (this.isOut() || board.count(enemyOf(attacker), GROUP.FIVES) > 1) return undefined;
    if (depth === 0) {
      this.wasCut = true;
      return undefined;
    }
    const known = this.failed.get(board);
    if (known >= depth) {
      this.wasCut ||= known < DepthTable.FOR_EVER;
      return undefined;
    }
    const wasCut = this.wasCut;
    this.wasCut = false;
    const tree = this.tryThreats(depth);
    if (!tree && !this.isOut()) this.failed.set(board, this.wasCut ? depth : DepthTable.FOR_EVER);
    this.wasCut ||= wasCut;
    return tree;
  }

  private tryThreats(depth: number): ForcedTree | undefined {
    for (const move of this.threats()) {
      const tree = this.tryMove(move, depth - 1);
      if (tree) return tree;
      if (this.isOut()) return undefined;
    }
    return undefined;
  }

  /** The moves that are tried, the strongest first. A five of the defender has to be stopped. */
  private threats(): number[] {
    const { board, attacker } = this;
    const defender = enemyOf(attacker);
    if (board.count(defender, GROUP.FIVES) > 0) return [board.listed(defender, GROUP.FIVES, 0)];
    const level = (cell: number) => board.level(attacker, cell) & 7;
    const moves: number[] = [];
    if (this.width === 'all-threes') {
      for (let cell = 0; cell < board.length; cell++) {
        if (board.isEmpty(cell) && board.code(attacker, cell) !== 0) moves.push(cell);
      }
    } else {
      for (const group of [GROUP.FOURS, GROUP.THREES]) {
        for (let at = 0; at < board.count(attacker, group); at++) {
          moves.push(board.listed(attacker, group, at));
        }
      }
    }
    return moves.sort((a, b) => level(b) - level(a) || a - b);
  }

  private tryMove(move: number, depth: number): ForcedTree | undefined {
    const { board, attacker } = this;
    if (this.isSoft?.[move] === 1) {
      // So far from every mark it could only matter to fours that begin without it.
      const hasFours = board.count(attacker, GROUP.FOURS) > 0;
      if (hasFours || board.count(enemyOf(attacker), GROUP.FIVES) > 0) this.fours.leftOut = true;
      return undefined;
    }
    if (!this.mayPlay(move, attacker)) return undefined;
    const blocks = board.count(enemyOf(attacker), GROUP.FIVES) > 0;
    board.place(move, attacker);
    const tree = this.afterMove(move, depth, blocks ? 'block' : 'three');
    board.remove(move, attacker);
    return tree;
  }

  private mayPlay(cell: number, side: ThreatSide): boolean {
    return this.board.rule !== 'renju' || side !== 0 || !isForbidden(this.board, cell);
  }

  /** The defender to move: what the attacker's last move threatens, and whether any reply holds. */
  private afterMove(move: number, depth: number, kind: 'three' | 'block'): ForcedTree | undefined {
    const { board, attacker } = this;
    if (board.count(enemyOf(attacker), GROUP.FIVES) > 0) return undefined;
    if (board.count(attacker, GROUP.FIVES) > 0) return this.afterFour(move, depth);
    const rest = this.foursWin();
    if (!rest) return undefined;
    const replies: TreeReply[] = [];
    if (!this.answerFours(depth, replies)) return undefined;
    if (!this.answerOthers(depth, rest, replies)) return undefined;
    return { move, kind, replies, rest };
  }

  /** After a four there is one reply, or none that helps. */
  private afterFour(move: number, depth: number): ForcedTree | undefined {
    const { board, attacker } = this;
    const defender = enemyOf(attacker);
    const last = lastMoves(board, attacker);
    if (last) return treeOfFours([move, ...last]);
    const stop = board.listed(attacker, GROUP.FIVES, 0);
    board.place(stop, defender);
    const then = this.attack(depth);
    board.remove(stop, defender);
    return then && { move, kind: 'four', replies: [{ cell: stop, then }], rest: [] };
  }

  /** Every four of the defender, which has to be stopped before anything else. */
  private answerFours(depth: number, replies: TreeReply[]): boolean {
    const { board, attacker } = this;
    const defender = enemyOf(attacker);
    const cells = Array.from({ length: board.count(defender, GROUP.FOURS) }, (_, at) =>
      board.listed(defender, GROUP.FOURS, at),
    );
    for (const cell of cells) {
      if (!this.mayPlay(cell, defender)) continue;
      board.place(cell, defender);
      const then = this.stopFour(depth);
      board.remove(cell, defender);
      if (!then) return false;
      replies.push({ cell, then });
    }
    return true;
  }

  /** The attacker to move against a four: it has no five, so its block must threaten as well. */
  private stopFour(depth: number): ForcedTree | undefined {
    const { board, attacker } = this;
    if (board.count(enemyOf(attacker), GROUP.FIVES) > 1 || this.isOut()) return undefined;
    return this.tryMove(board.listed(enemyOf(attacker), GROUP.FIVES, 0), depth);
  }

  /** Every other reply near the threatened line that the line does not win against. */
  private answerOthers(depth: number, rest: readonly number[], replies: TreeReply[]): boolean {
    const { board, attacker } = this;
    const defender = enemyOf(attacker);
    for (const cell of repliesNear(board, rest)) {
      if ((board.level(defender, cell) & 7) >= LEVEL.FOUR || !this.mayPlay(cell, defender))
        continue;
      board.place(cell, defender);
      const isCovered = replayFours(board, attacker, rest);
      const then = isCovered ? undefined : this.attack(depth);
      board.remove(cell, defender);
      if (isCovered) continue;
      if (!then) return false;
      replies.push({ cell, then });
    }
    return true;
  }
}
