import type { ThreatBoard, ThreatSide } from './threatBoard.ts';

/**
 * A set of sets of marks, by their hashes of 64 bits, for each side. It may forget: a newer entry takes the
 * place of an older one.
 */
export class SetTable {
  private readonly mask: number;
  private readonly low: Int32Array;
  private readonly high: Int32Array;

  /** 2^bits entries of eight bytes. */
  constructor(bits: number) {
    this.mask = 2 ** bits - 1;
    this.low = new Int32Array(2 ** bits);
    this.high = new Int32Array(2 ** bits);
  }

  has(board: ThreatBoard, side: ThreatSide): boolean {
    const at = (board.hashLow + side) & this.mask;
    return this.low[at] === (board.hashLow | 0) && this.high[at] === (board.hashHigh ^ -side);
  }

  add(board: ThreatBoard, side: ThreatSide): void {
    const at = (board.hashLow + side) & this.mask;
    this.low[at] = board.hashLow;
    this.high[at] = board.hashHigh ^ -side;
  }
}

/** For sets of marks, how deep a search has failed on them: exact up to 52 bits of their hashes. */
export class DepthTable {
  static readonly FOR_EVER = 1e9;
  private readonly depths = new Map<number, number>();

  clear(): void {
    this.depths.clear();
  }

  /** −1 if nothing is known. */
  get(board: ThreatBoard): number {
    return this.depths.get(keyOfSet(board)) ?? -1;
  }

  set(board: ThreatBoard, depth: number): void {
    this.depths.set(keyOfSet(board), depth);
  }
}

function keyOfSet({ hashLow, hashHigh }: ThreatBoard): number {
  return (hashHigh & 0xfffff) * 2 ** 32 + (hashLow >>> 0);
}
