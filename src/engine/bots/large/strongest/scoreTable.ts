import type { ThreatBoard, ThreatSide } from '../../../threat/threatBoard.ts';
import { SURE_LINE_SCORE } from './tuning.ts';

/** What a stored score is: exact, at least so much, or at most. */
export const BOUND = { NONE: 0, EXACT: 1, AT_LEAST: 2, AT_MOST: 3 } as const;

/**
 * What a search has found out about positions, by the hash of their marks and the side to move. An entry
 * is replaced by one of the same or greater depth, or by one of a later move of the game.
 */
export class ScoreTable {
  private readonly mask: number;
  private readonly keys: Int32Array;
  private readonly moves: Int32Array;
  private readonly scores: Int16Array;
  private readonly depths: Int8Array;
  private readonly bounds: Uint8Array;
  private readonly ages: Uint8Array;
  private age = 0;

  /** 2^bits entries of 13 bytes. */
  constructor(bits: number) {
    const length = 2 ** bits;
    this.mask = length - 1;
    this.keys = new Int32Array(length);
    this.moves = new Int32Array(length);
    this.scores = new Int16Array(length);
    this.depths = new Int8Array(length);
    this.bounds = new Uint8Array(length);
    this.ages = new Uint8Array(length);
  }

  /** Another move of the game: what is stored may be replaced. */
  grow(): void {
    this.age = (this.age + 1) & 255;
  }

  /** The place of an entry of this position; −1 if there is none. */
  find({ hashLow, hashHigh }: ThreatBoard, side: ThreatSide): number {
    const at = (hashLow ^ -side) & this.mask;
    return this.keys[at] === (hashHigh | 0) && this.bounds[at] !== BOUND.NONE ? at : -1;
  }

  move(at: number): number {
    return this.moves[at]!;
  }

  score(at: number): number {
    return this.scores[at]!;
  }

  depth(at: number): number {
    return this.depths[at]!;
  }

  bound(at: number): number {
    return this.bounds[at]!;
  }

  store(
    board: ThreatBoard,
    side: ThreatSide,
    entry: { move: number; score: number; depth: number; bound: number },
  ): void {
    const at = (board.hashLow ^ -side) & this.mask;
    const key = board.hashHigh | 0;
    const isSame = this.keys[at] === key && this.bounds[at] !== BOUND.NONE;
    if (this.ages[at] === this.age && this.depths[at]! > entry.depth + (isSame ? 1 : 0)) {
      if (entry.bound !== BOUND.EXACT || !isSame) return;
    }
    this.keys[at] = key;
    if (entry.move >= 0 || !isSame) this.moves[at] = entry.move;
    this.scores[at] = entry.score;
    this.depths[at] = entry.depth;
    this.bounds[at] = entry.bound;
    this.ages[at] = this.age;
  }
}

/** Wins are stored as they are seen from their own position. */
export function inTable(score: number, ply: number): number {
  if (score > SURE_LINE_SCORE) return score + ply;
  return score < -SURE_LINE_SCORE ? score - ply : score;
}

/** A stored score as it is seen from the root. */
export function fromTable(score: number, ply: number): number {
  if (score > SURE_LINE_SCORE) return score - ply;
  return score < -SURE_LINE_SCORE ? score + ply : score;
}
