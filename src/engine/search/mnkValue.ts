import { MOST_BITS } from '../game/bitPosition.ts';
import type { Variant } from '../game/variants.ts';

/** Who wins if both play as well as they can. */
export const GAME_VALUES = ['first', 'draw', 'second'] as const;
export type GameValue = (typeof GAME_VALUES)[number];

export interface MnkValue {
  readonly value: GameValue;
  /** Positions that were searched; those found in the transposition table are not counted. */
  readonly nodes: number;
}

/** The search gives up after this many positions: about ten seconds. */
const MOST_NODES = 12_000_000;

/** Entries of the transposition table, a power of two. A new entry overwrites an old one in its place. */
const ENTRIES = 2 ** 21;

/**
 * The value of an empty board, by alpha-beta with a table of positions. `undefined` if the board has
 * more than 31 cells, or if more than `mostNodes` positions would have to be looked into.
 *
 * It only asks whether the first player can win, so the window between alpha and beta has width one and
 * every result either cuts off or doesn't. The second player never wins these games: the first could
 * steal a winning strategy, because an extra mark never hurts (Nash; see Berlekamp, Conway and Guy,
 * "Winning Ways", chapter 22). A test compares with plain minimax, which does not know that.
 */
export function mnkValue(variant: Variant, mostNodes = MOST_NODES): MnkValue | undefined {
  if (variant.geometry.lines.length === 0) return { value: 'draw', nodes: 1 };
  if (variant.geometry.cellCount > MOST_BITS) return undefined;
  const search = new FirstWins(variant, mostNodes);
  const wins = search.from(0, 0, true);
  if (wins === undefined) return undefined;
  return { value: wins ? 'first' : 'draw', nodes: search.nodes };
}

function bitCount(bits: number): number {
  let count = 0;
  for (; bits; bits &= bits - 1) count++;
  return count;
}

const isOneBit = (bits: number) => (bits & (bits - 1)) === 0;

/** Facts about the lines of a position, gathered in one pass. */
interface Lines {
  /** Cells that complete a line of the first player, or of the second. */
  first: number;
  second: number;
  /**
   * The sum over the lines that are still open to the first player of 2 to the power of its marks there.
   * Erdős and Selfridge (1973): whoever only wants to stop all lines of k cells can, if the sum is
   * below 2^k and it is their move, or below 2^(k − 1) and it is not.
   */
  weight: number;
}

class FirstWins {
  nodes = 0;
  private readonly masks: readonly number[];
  private readonly full: number;
  private readonly goal: number;
  private readonly mostNodes: number;
  private readonly winLength: number;
  private readonly lines: Lines = { first: 0, second: 0, weight: 0 };
  private readonly keysFirst = new Int32Array(ENTRIES);
  private readonly keysSecond = new Int32Array(ENTRIES);
  /** 0 nothing, 1 the first does not win, 2 it does. */
  private readonly answers = new Uint8Array(ENTRIES);
  private readonly cellsOf: readonly (readonly number[])[];
  private readonly cellCount: number;

  constructor({ geometry, winLength }: Variant, mostNodes: number) {
    this.cellsOf = geometry.lines;
    this.masks = geometry.lines.map((line) => line.reduce((mask, cell) => mask | (1 << cell), 0));
    this.cellCount = geometry.cellCount;
    this.full = 2 ** geometry.cellCount - 1;
    this.winLength = winLength;
    this.goal = 2 ** winLength;
    this.mostNodes = mostNodes;
  }

  /** Whether the first wins from here; `undefined` if too many positions were looked into. */
  from(first: number, second: number, firstMoves: boolean): boolean | undefined {
    const slot = this.slotOf(first, second);
    const known = this.answers[slot];
    if (known && this.keysFirst[slot] === first && this.keysSecond[slot] === second) {
      return known === 2;
    }
    if (++this.nodes > this.mostNodes) return undefined;
    const wins = this.decided(first, second, firstMoves) ?? this.tried(first, second, firstMoves);
    if (wins === undefined) return undefined;
    this.keysFirst[slot] = first;
    this.keysSecond[slot] = second;
    this.answers[slot] = wins ? 2 : 1;
    return wins;
  }

  /** The result, if the lines decide it without looking ahead. */
  private decided(first: number, second: number, firstMoves: boolean): boolean | undefined {
    const lines = this.look(first, second);
    const [own, other] = firstMoves ? [lines.first, lines.second] : [lines.second, lines.first];
    if (own) return firstMoves;
    // Two cells to stop, and one move to do it.
    if (other && !isOneBit(other)) return !firstMoves;
    return lines.weight < (firstMoves ? this.goal / 2 : this.goal) ? false : undefined;
  }

  private tried(first: number, second: number, firstMoves: boolean): boolean | undefined {
    const { first: forFirst, second: forSecond } = this.lines;
    const must = firstMoves ? forSecond : forFirst;
    for (const bit of must ? [must] : this.inOrder(first, second)) {
      const wins = firstMoves
        ? this.from(first | bit, second, false)
        : this.from(first, second | bit, true);
      if (wins === undefined || wins === firstMoves) return wins;
    }
    return !firstMoves;
  }

  private look(first: number, second: number): Lines {
    const { lines, masks, winLength } = this;
    lines.first = lines.second = lines.weight = 0;
    for (let i = 0; i < masks.length; i++) {
      const mask = masks[i] as number;
      const [ofFirst, ofSecond] = [mask & first, mask & second];
      if (ofSecond === 0) {
        const count = bitCount(ofFirst);
        lines.weight += 2 ** count;
        if (count === winLength - 1) lines.first |= mask & ~first;
      } else if (ofFirst === 0 && bitCount(ofSecond) === winLength - 1) {
        lines.second |= mask & ~second;
      }
    }
    return lines;
  }

  /** Empty cells as bits; first those on the heaviest lines, for either side. */
  private inOrder(first: number, second: number): number[] {
    const weights = new Float64Array(this.cellCount);
    for (let i = 0; i < this.masks.length; i++) {
      const mask = this.masks[i] as number;
      const [ofFirst, ofSecond] = [mask & first, mask & second];
      if (ofFirst && ofSecond) continue;
      const weight = 4 ** bitCount(ofFirst | ofSecond);
      for (const cell of this.cellsOf[i] as readonly number[]) {
        weights[cell] = (weights[cell] as number) + weight;
      }
    }
    const bits: number[] = [];
    for (let left = this.full & ~(first | second); left; left &= left - 1) bits.push(left & -left);
    const weightOf = (bit: number) => weights[31 - Math.clz32(bit)] as number;
    return bits.sort((a, b) => weightOf(b) - weightOf(a));
  }

  private slotOf(first: number, second: number): number {
    const mixed = Math.imul(first, 0x9e3779b1) ^ Math.imul(second + 0x7f4a7c15, 0x85ebca6b);
    return (mixed ^ (mixed >>> 15)) & (ENTRIES - 1);
  }
}
