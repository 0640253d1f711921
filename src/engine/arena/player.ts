import type { Policy } from '../bots/bot.ts';
import type { Setup } from '../game/setup.ts';
import { CELLS, OPEN, gameGraph } from './gameGraph.ts';

/**
 * Anybody who plays by a rule: what they may do as the side to move, and how likely, in whole numbers.
 * They see the position and nothing else; not who they play, nor how it came about.
 */
export type Player = (setup: Setup) => Policy;

/** A player's policies by position of the graph, each asked for once. */
export type PlayerTable = (position: number) => Policy;

/** Remembers what a player says: the arena asks the same position for every opponent. */
export function tableOf(player: Player): PlayerTable {
  const known: (Policy | undefined)[] = [];
  return (position) => {
    known[position] ??= checked(player(gameGraph().setups[position] as Setup), position);
    return known[position];
  };
}

/** Throws on a policy that breaks the contract: an exact answer about it would be a wrong one. */
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
