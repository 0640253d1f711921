import type { ThreatBoard } from './threatBoard.ts';

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
