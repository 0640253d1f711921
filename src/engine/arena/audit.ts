import { fraction, gcd, lcm, type Fraction } from './fraction.ts';
import { CELLS, DRAWN_GAME, FIRST_WON, OPEN, SECOND_WON, gameGraph } from './gameGraph.ts';
import type { PlayerTable } from './player.ts';

/** How likely each end of a game is. The three add up to one. */
export interface GameShares {
  readonly win: Fraction;
  readonly draw: Fraction;
  readonly loss: Fraction;
}

/** Who begins. */
export const SIDES = ['first', 'second'] as const;
export type Side = (typeof SIDES)[number];

/** Chances over one denominator, for the player who began; the remainder is draws. */
interface Share {
  readonly first: bigint;
  readonly second: bigint;
  readonly all: bigint;
}

const ENDS: Readonly<Record<number, Share>> = {
  [FIRST_WON]: { first: 1n, second: 0n, all: 1n },
  [SECOND_WON]: { first: 0n, second: 1n, all: 1n },
  [DRAWN_GAME]: { first: 0n, second: 0n, all: 1n },
};

/**
 * The exact results of one player against another from the empty board, by walking the tree of random moves
 * from the leaves to the root. Each position is computed once, however many games pass through it, because
 * its chances do not depend on how it was reached.
 */
export function audit(player: PlayerTable, opponent: PlayerTable, plays: Side): GameShares {
  const [first, second] = plays === 'first' ? [player, opponent] : [opponent, player];
  const share = shareOf(0, [second, first], []);
  const drawn = share.all - share.first - share.second;
  const [win, loss] = plays === 'first' ? ['first', 'second'] : ['second', 'first'];
  return {
    win: fraction(share[win as Side], share.all),
    draw: fraction(drawn, share.all),
    loss: fraction(share[loss as Side], share.all),
  };
}

/** `players` is indexed by `firstMoves` of the graph: 0 the player who did not begin, 1 the one who did. */
function shareOf(
  position: number,
  players: readonly [PlayerTable, PlayerTable],
  known: (Share | undefined)[],
): Share {
  const found = known[position];
  if (found) return found;
  const { stands, next, firstMoves } = gameGraph();
  const stand = stands[position] as number;
  if (stand !== OPEN) return ENDS[stand] as Share;
  const player = players[firstMoves[position] as 0 | 1];
  const parts = player(position).map(({ cell, weight }) => ({
    weight: BigInt(weight),
    share: shareOf(next[position * CELLS + cell] as number, players, known),
  }));
  const share = mixed(parts);
  known[position] = share;
  return share;
}

/** The weighted mean of shares, over their least common denominator. */
function mixed(parts: readonly { readonly weight: bigint; readonly share: Share }[]): Share {
  const [only] = parts;
  if (parts.length === 1 && only) return only.share;
  const shared = parts.reduce((sum, { weight }) => gcd(sum, weight), 0n);
  const common = parts.reduce((all, { share }) => lcm(all, share.all), 1n);
  let [first, second, weights] = [0n, 0n, 0n];
  for (const { weight, share } of parts) {
    const times = (weight / shared) * (common / share.all);
    first += times * share.first;
    second += times * share.second;
    weights += weight / shared;
  }
  return { first, second, all: weights * common };
}
