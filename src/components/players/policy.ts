import { policyOf, solvedMoves, type Policy, type Setup } from '../../engine/index.ts';
import { bestOf, type Machine } from './players.ts';

/** What a player may do as the side to move; empty if the game is over. */
export function policyOfMachine(player: Machine, setup: Setup): Policy {
  return player === 'best' ? bestPolicy(setup) : policyOf(player, setup);
}

/** Every move that wins soonest, or else keeps the draw, or else loses last; all alike. */
function bestPolicy(setup: Setup): Policy {
  return bestOf(solvedMoves(setup)).map(({ cell }) => ({ cell, weight: 1 }));
}
