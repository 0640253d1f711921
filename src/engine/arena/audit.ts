import type { Policy } from '../bots/bot.ts';
import type { Setup } from '../game/setup.ts';
import { CELLS, DRAWN_GAME, FIRST_WON, OPEN, SECOND_WON, gameGraph } from './gameGraph.ts';
import { fraction, gcd, lcm, type Fraction } from './fraction.ts';

/**
 * A player: a function from a position to a policy with whole weights. It sees only the position, not the
 * opponent or the moves before.
 */
export type Player = (setup: Setup) => Policy;

/** A player's policies by position of the graph, each computed once. */
export type PlayerTable = (position: number) => Policy;

/** Caches a player's policies, because the arena needs the same ones for every opponent. */
export function tableOf(player: Player): PlayerTable {
  const known: (Policy | undefined)[] = [];
  return (position) => {
    known[position] ??= checked(player(gameGraph().setups[position] as Setup), position);
    return known[position];
  };
}

/** Throws for a policy that breaks the contract, because exact results for it would be wrong. */
function checked(policy: Policy, position: number): Policy {
  const { next, stands } = gameGraph();
  const isFine =
    policy.length > 0 &&
    policy.every(
      ({ cell, weight }, at) =>
        (next[position * CELLS + cell] ?? 0) > 0 &&
        Number.isSafeInteger(weight) &&
        weight > 0 &&
        cell > (policy[at - 1]?.cell ?? -1),
    );
  if (stands[position] === OPEN && !isFine) {
    throw new RangeError(`no policy for position ${position}: ${JSON.stringify(policy)}`);
  }
  return policy;
}

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

/** Indexed by `firstMoves` of the graph: the player who did not begin, and the one who did. */
type Pair = readonly [PlayerTable, PlayerTable];

/**
 * The exact results of one player against another from the empty board, by walking the tree of random moves
 * from the leaves to the root. Each position is computed once, however many games pass through it, because
 * its chances do not depend on how it was reached. A player that has no move in an open position loses there.
 */
export function audit(player: PlayerTable, opponent: PlayerTable, plays: Side): GameShares {
  const pair: Pair = plays === 'first' ? [opponent, player] : [player, opponent];
  const share = evenShare(pair) ?? shareOf(0, pair, []);
  const drawn = share.all - share.first - share.second;
  const [win, loss] = plays === 'first' ? ['first', 'second'] : ['second', 'first'];
  return {
    win: fraction(share[win as Side], share.all),
    draw: fraction(drawn, share.all),
    loss: fraction(share[loss as Side], share.all),
  };
}

/** By marks on the board: what each possible number of choices divides. */
const CHOICES = [2520, 840, 420, 60, 60, 12, 6, 2, 1] as const;

/** By marks on the board: the common denominator of chances from there on. The greatest is below 2⁵³. */
const WHOLES = CHOICES.reduceRight<number[]>(
  (all, each) => [each * (all[0] as number), ...all],
  [1],
);

/**
 * The share of the empty board between two who take their cells equally often; `undefined` if one of them doesn't. With a
 * common denominator chances are whole numbers, and quick: a page judges a player while a card is dragged.
 */
function evenShare(players: Pair): Share | undefined {
  const { stands, next, firstMoves, marks } = gameGraph();
  const met = new Uint8Array(stands.length);
  met[0] = 1;
  for (let position = 0; position < met.length; position++) {
    if (met[position] === 0 || stands[position] !== OPEN) continue;
    for (const { cell, weight } of players[firstMoves[position] as 0 | 1](position)) {
      if (weight !== 1) return undefined;
      met[next[position * CELLS + cell] as number] = 1;
    }
  }
  const first = new Float64Array(stands.length);
  const second = new Float64Array(stands.length);
  for (let position = met.length - 1; position >= 0; position--) {
    if (met[position] === 0) continue;
    const mover = firstMoves[position] as 0 | 1;
    const policy = stands[position] === OPEN ? players[mover](position) : [];
    const stand = policy.length > 0 ? OPEN : standWithoutMove(position);
    if (stand === FIRST_WON) first[position] = WHOLES[marks[position] as number] as number;
    if (stand === SECOND_WON) second[position] = WHOLES[marks[position] as number] as number;
    const times = (CHOICES[marks[position] as number] as number) / policy.length;
    for (const { cell } of policy) {
      const after = next[position * CELLS + cell] as number;
      first[position] = (first[position] as number) + times * (first[after] as number);
      second[position] = (second[position] as number) + times * (second[after] as number);
    }
  }
  return {
    first: BigInt(first[0] as number),
    second: BigInt(second[0] as number),
    all: BigInt(WHOLES[0] as number),
  };
}

/** How a game has ended where nobody moves: an open one is lost by whoever has to. */
function standWithoutMove(position: number): number {
  const { stands, firstMoves } = gameGraph();
  if (stands[position] !== OPEN) return stands[position] as number;
  return firstMoves[position] === 1 ? SECOND_WON : FIRST_WON;
}

function shareOf(position: number, players: Pair, known: (Share | undefined)[]): Share {
  const found = known[position];
  if (found) return found;
  const { stands, next, firstMoves } = gameGraph();
  const policy = stands[position] === OPEN ? players[firstMoves[position] as 0 | 1](position) : [];
  if (policy.length === 0) return ENDS[standWithoutMove(position)] as Share;
  const parts = policy.map(({ cell, weight }) => ({
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
