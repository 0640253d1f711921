import { CELLS, DRAWN_GAME, FIRST_WON, OPEN, SECOND_WON, gameGraph } from './gameGraph.ts';
import type { PlayerTable } from './player.ts';

/**
 * A player as numbers: entry position × 9 + cell is the probability of that cell. The rows of finished games
 * and of positions with the other side to move are not read.
 */
export type Probabilities = Float64Array;

/** The chances of the three endings, in floating point. The first player is the one who begins. */
export interface NumberOutcome {
  readonly first: number;
  readonly draw: number;
  readonly second: number;
}

/** A player's probabilities in every position. */
export function probabilitiesOf(player: PlayerTable): Probabilities {
  const { stands } = gameGraph();
  const all = new Float64Array(stands.length * CELLS);
  for (let position = 0; position < stands.length; position++) {
    if (stands[position] !== OPEN) continue;
    const policy = player(position);
    const sum = policy.reduce((total, { weight }) => total + weight, 0);
    for (const { cell, weight } of policy) all[position * CELLS + cell] = weight / sum;
  }
  return all;
}

/**
 * The audit in floating point, for callers that need it often (tables that learn). It works forwards: the
 * chance of reaching each position is passed on to its successors. Positions are numbered so that all
 * predecessors of a position come before it.
 */
export function auditNumbers(first: Probabilities, second: Probabilities): NumberOutcome {
  const { stands, next, firstMoves } = gameGraph();
  const reached = new Float64Array(stands.length);
  const ends = [0, 0, 0, 0];
  reached[0] = 1;
  for (let position = 0; position < stands.length; position++) {
    const chance = reached[position] as number;
    if (chance === 0) continue;
    const stand = stands[position] as number;
    if (stand !== OPEN) {
      ends[stand] = (ends[stand] as number) + chance;
      continue;
    }
    const player = firstMoves[position] ? first : second;
    const row = position * CELLS;
    for (let at = row; at < row + CELLS; at++) {
      const after = next[at] as number;
      if (after > 0) {
        reached[after] = (reached[after] as number) + chance * (player[at] as number);
      }
    }
  }
  return {
    first: ends[FIRST_WON] as number,
    draw: ends[DRAWN_GAME] as number,
    second: ends[SECOND_WON] as number,
  };
}
