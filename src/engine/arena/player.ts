import type { Policy } from '../bots/bot.ts';
import type { Setup } from '../game/setup.ts';
import { CELLS, OPEN, gameGraph } from './gameGraph.ts';

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
