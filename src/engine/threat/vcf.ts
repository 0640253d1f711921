import { LEVEL } from './cellLevel.ts';
import { isForbidden } from './forbidden.ts';
import { SetTable } from './setTable.ts';
import { GROUP, enemyOf, type ThreatSide, type ThreatBoard } from './threatBoard.ts';

/** What a search for a forced win says: there is one, there is none, or it ended before it knew. */
export type ForcedOutcome = 'win' | 'none' | 'unknown';

/** In a line: a reply that does not exist, because all that would stop the five is forbidden. */
export const NO_REPLY = -1;

const NEVER = (): boolean => false;
/** Nodes between two looks at the clock. */
const BREATH = 128;

/** What one call of the recursion returns. */
const [NONE, WON, UNKNOWN] = [0, 1, 2];

/**
 * Victory by continuous fours (docs/algorithms.md, section 9): complete, so only its budget of nodes can end it
 * before it knows. A node is a position with the attacker to move. Sets of marks without a win are
 * kept in a table, across calls too.
 */
export class VcfSearch {
  /** Nodes since this object was made. */
  nodes = 0;
  /** Whether a move was left out because it lies at a cut of the board (`LocalBoard`). */
  leftOut = false;
  /** The moves of the last win, both sides', from the attacker's first to its five. */
  readonly line: number[] = [];

  private readonly board: ThreatBoard;
  private readonly failed: SetTable;
  private readonly isSoft: Uint8Array | undefined;
  private readonly moves: number[] = [];
  private limit = 0;
  private isTimeOver = NEVER;
  private attacker: ThreatSide = 0;

  /** `tableBits`: the table has 2^tableBits entries of 8 bytes. `isSoft`: cells where nothing is played. */
  constructor(board: ThreatBoard, tableBits = 16, isSoft?: Uint8Array) {
    this.board = board;
    this.failed = new SetTable(tableBits);
    this.isSoft = isSoft;
  }

  /**
   * Looks for a win of the attacker, which is to move, with a budget of so many nodes. `isTimeOver` is asked
   * now and then.
   */
  find(attacker: ThreatSide, budget: number, isTimeOver = NEVER): ForcedOutcome {
    this.attacker = attacker;
    this.isTimeOver = isTimeOver;
    this.limit = this.nodes + budget;
    this.line.length = 0;
    this.moves.length = 0;
    const found = this.attack();
    this.line.reverse();
    return found === WON ? 'win' : found === NONE ? 'none' : 'unknown';
  }

  /** The attacker to move. A win leaves its moves in `line`, last move first. */
  private attack(): number {
    const { board, attacker } = this;
    const defender = enemyOf(attacker);
    if (this.nodes >= this.limit) return UNKNOWN;
    this.nodes += 1;
    if (this.nodes % BREATH === 0 && this.isTimeOver()) {
      this.limit = this.nodes;
      return UNKNOWN;
    }
    if (board.count(attacker, GROUP.FIVES) > 0) {
      this.line.push(board.listed(attacker, GROUP.FIVES, 0));
      return WON;
    }
    const fives = board.count(defender, GROUP.FIVES);
    if (fives > 1 || board.count(attacker, GROUP.FOURS) === 0) return NONE;
    if (fives === 1) {
      const block = board.listed(defender, GROUP.FIVES, 0);
      return (board.level(attacker, block) & 7) >= LEVEL.FOUR ? this.tryFour(block) : NONE;
    }
    if (this.failed.has(board, attacker)) return NONE;
    const outcome = this.tryAll();
    if (outcome === NONE) this.failed.add(board, attacker);
    return outcome;
  }

  /** Every four, those with two winning cells first. */
  private tryAll(): number {
    const { board, attacker, moves } = this;
    const begin = moves.length;
    const count = board.count(attacker, GROUP.FOURS);
    for (let at = 0; at < count; at++) moves.push(board.listed(attacker, GROUP.FOURS, at));
    let outcome = NONE;
    for (let wanted: number = LEVEL.WINNING_FOUR; wanted >= LEVEL.FOUR; wanted--) {
      for (let at = begin; at < begin + count; at++) {
        const move = moves[at]!;
        if ((board.level(attacker, move) & 7) !== wanted) continue;
        const tried = this.tryFour(move);
        if (tried === UNKNOWN) outcome = UNKNOWN;
        if (tried !== WON) continue;
        moves.length = begin;
        return WON;
      }
    }
    moves.length = begin;
    return outcome;
  }

  /** Plays a four and the one reply to it, and attacks again. */
  private tryFour(move: number): number {
    const { board, attacker } = this;
    const defender = enemyOf(attacker);
    if (this.isSoft?.[move] === 1) {
      this.leftOut = true;
      return NONE;
    }
    if (board.rule === 'renju' && attacker === 0 && isForbidden(board, move)) return NONE;
    board.place(move, attacker);
    const outcome = this.reply(defender);
    board.remove(move, attacker);
    if (outcome === WON) this.line.push(move);
    return outcome;
  }

  /** The defender to move, after a four. It has no five of its own: that was blocked, if there was one. */
  private reply(defender: ThreatSide): number {
    const { board, attacker } = this;
    const last = lastMoves(board, attacker);
    if (last) {
      this.line.push(last[1], last[0]);
      return WON;
    }
    const stop = board.listed(attacker, GROUP.FIVES, 0);
    board.place(stop, defender);
    const outcome = this.attack();
    board.remove(stop, defender);
    if (outcome === WON) this.line.push(stop);
    return outcome;
  }
}

/**
 * After a four that no reply stops: the reply, a legal one if there is one, and the five. `undefined` if the only
 * winning cell may be taken.
 */
export function lastMoves(
  board: ThreatBoard,
  attacker: ThreatSide,
): readonly [reply: number, five: number] | undefined {
  const [one, two] = [0, 1].map((at) => board.listed(attacker, GROUP.FIVES, at)) as [
    number,
    number,
  ];
  const isBlack = board.rule === 'renju' && attacker === 1;
  const may = (cell: number) => !isBlack || !isForbidden(board, cell);
  if (board.count(attacker, GROUP.FIVES) === 1) return may(one) ? undefined : [NO_REPLY, one];
  if (may(one)) return [one, two];
  return may(two) ? [two, one] : [NO_REPLY, one];
}
