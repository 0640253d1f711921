import type { Policy, Setup } from '../../engine/index.ts';
import { opinionOf, type Opinion } from './botExplanation.ts';
import { parsePlayer, type Machine } from './players.ts';
import { policyOfMachine } from './policy.ts';

/** A bot by its name, and the position that it is asked about. */
interface BotQuestion {
  readonly player: string;
  readonly setup: Setup;
}

/** What the worker is asked: what a bot may do; what it thinks, `undefined` if the game is over. */
export const botHandlers = {
  policy: ({ player, setup }: BotQuestion): Policy => policyOfMachine(machineOf(player), setup),
  opinion: ({ player, setup }: BotQuestion): Opinion | undefined =>
    opinionOf(machineOf(player), setup),
};

function machineOf(player: string): Machine {
  const machine = parsePlayer(player);
  if (machine === undefined || machine === 'person') throw new Error(`${player} is no bot`);
  return machine;
}
