import { VACANT, type LineBoard, type SolverSide } from './lineBoard.ts';

/** So many times the weight that can be stopped, and pairs are not looked for any more. */
const FAR = 4;

/** Shows, without looking ahead, that all lines of one side, the attacker, can be stopped; where it doesn't, they may be all the same. */
export class LineStops {
  private readonly board: LineBoard;
  private attacker: SolverSide = 0;
  /** By cell: what a mark of the attacker would add to the weight. */
  private readonly gains: Float64Array;
  /** For `canPair`: cells that are in a pair or hold a mark, and lines that hold a pair or can't be completed. */
  private readonly isPaired: Int8Array;
  private readonly isHeld: Uint8Array;

  constructor(board: LineBoard) {
    this.board = board;
    this.gains = new Float64Array(board.cellCount);
    this.isPaired = new Int8Array(board.cellCount);
    this.isHeld = new Uint8Array(board.lineCount);
  }

  /**
   * Erdős and Selfridge (1973): whoever only wants to stop all lines of k cells can, on its move's end, if the sum over those without its
   * mark of 2 to the power of the other side's marks is below 2^k. If the attacker moves, its best move is added.
   */
  stops(attacker: SolverSide, mover: SolverSide): boolean {
    this.attacker = attacker;
    const { board, gains } = this;
    const { counts, winLength, lineCount, lineCells, owner } = board;
    const moves = attacker === mover;
    if (moves) gains.fill(0);
    let weight = 0;
    let most = 0;
    for (let line = 0; line < lineCount; line++) {
      if (counts[(1 - attacker) * lineCount + line] !== 0) continue;
      const adds = 2 ** (counts[attacker * lineCount + line] as number);
      weight += adds;
      if (!moves) continue;
      for (let at = line * winLength; at < (line + 1) * winLength; at++) {
        const cell = lineCells[at] as number;
        const gain = (gains[cell] as number) + adds;
        gains[cell] = gain;
        if (owner[cell] === VACANT && gain > most) most = gain;
      }
    }
    const goal = 2 ** winLength;
    return weight + most < goal || (weight < FAR * goal && this.canPair());
  }

  /**
   * Whether pairs of empty cells that share no cell are found so that each of the attacker's lines holds one: then the other side answers in the pair. One
   * attempt, most advanced lines first; `findPairing` is the search that knows when there is none. A line that lacks one mark is stopped at once.
   */
  private canPair(): boolean {
    const { board, attacker, isPaired, isHeld } = this;
    const { counts, winLength, lineCount, lineCells } = board;
    const against = (1 - attacker) * lineCount;
    const own = attacker * lineCount;
    isPaired.set(board.owner);
    isHeld.set(counts.subarray(against, against + lineCount));
    for (let marks = winLength - 2; marks >= 0; marks--) {
      for (let line = 0; line < lineCount; line++) {
        if (isHeld[line] !== 0 || counts[own + line] !== marks) continue;
        let [one, two, best] = [VACANT, VACANT, -Infinity];
        const end = (line + 1) * winLength;
        for (let at = line * winLength; at < end; at++) {
          const a = lineCells[at] as number;
          if (isPaired[a] !== VACANT) continue;
          for (let by = at + 1; by < end; by++) {
            const b = lineCells[by] as number;
            if (isPaired[b] !== VACANT) continue;
            const rank = this.rankOf(a, b);
            if (rank > best) [one, two, best] = [a, b, rank];
          }
        }
        if (one === VACANT) return false;
        isPaired[one] = isPaired[two] = 1;
        this.sharedLines(one, two, true);
      }
    }
    return true;
  }

  /** Pairs that do for many lines are good, and cells that other lines need are not. */
  private rankOf(a: number, b: number): number {
    const { live, cellCount } = this.board;
    const from = this.attacker * cellCount;
    const needed = (live[from + a] as number) + (live[from + b] as number);
    return 8 * this.sharedLines(a, b, false) - needed;
  }

  /** How many lines without a pair go through both cells; with `hold` they have one from now on. */
  private sharedLines(a: number, b: number, hold: boolean): number {
    const { board, isHeld } = this;
    const { start, through, lineCells, winLength } = board;
    let shared = 0;
    for (let at = start[a] as number; at < (start[a + 1] as number); at++) {
      const line = through[at] as number;
      if (isHeld[line] !== 0) continue;
      for (let by = line * winLength; by < (line + 1) * winLength; by++) {
        if (lineCells[by] !== b) continue;
        shared++;
        if (hold) isHeld[line] = 1;
      }
    }
    return shared;
  }
}
