import { MOST_PLIES } from './moveList.ts';

/** The best line from each ply on, as far as it is known. */
export class BestLines {
  /** `MOST_PLIES` moves a ply, ended by `END`. */
  private readonly moves = new Int32Array((MOST_PLIES + 2) * MOST_PLIES);

  /** Nothing is known from this ply on. */
  clear(ply: number): void {
    this.moves[ply * MOST_PLIES] = END;
  }

  /** From this ply on the line is these moves. */
  set(ply: number, line: readonly number[]): void {
    const begin = ply * MOST_PLIES;
    const length = Math.min(line.length, MOST_PLIES - 1);
    for (let at = 0; at < length; at++) this.moves[begin + at] = line[at]!;
    this.moves[begin + length] = END;
  }

  /** From this ply on the line is a move, and the line of the next ply. */
  prepend(ply: number, move: number): void {
    const { moves } = this;
    const [own, next] = [ply * MOST_PLIES, (ply + 1) * MOST_PLIES];
    moves[own] = move;
    let at = 0;
    while (at < MOST_PLIES - 2 && moves[next + at] !== END) {
      moves[own + at + 1] = moves[next + at]!;
      at += 1;
    }
    moves[own + at + 1] = END;
  }

  first(ply: number): number {
    return this.moves[ply * MOST_PLIES]!;
  }

  from(ply: number): number[] {
    const begin = ply * MOST_PLIES;
    const end = this.moves.indexOf(END, begin);
    return [...this.moves.subarray(begin, end)];
  }
}

/** −1 is a reply that does not exist (`NO_REPLY`). */
const END = -2;
