import { parseVariant, type Policy, type Setup, type Variant } from '../../engine/index.ts';
import { opinionOf, type Opinion } from './botExplanation.ts';
import { parsePlayer, type Machine } from './players.ts';
import { moveValues, policyOfMachine, type MoveValue } from './policy.ts';

/** A position on a board by its name. */
interface BoardQuestion {
  readonly variant: string;
  readonly setup: Setup;
}

/** A bot by its name, and the position that it is asked about. */
interface BotQuestion extends BoardQuestion {
  readonly player: string;
}

/** What the worker is asked: what a bot may do; what it thinks, `undefined` if the game is over; what every move leads to. */
export const botHandlers = {
  policy: ({ player, setup, variant }: BotQuestion): Policy =>
    policyOfMachine(machineOf(player), setup, variantOf(variant)),
  opinion: ({ player, setup }: BotQuestion): Opinion | undefined =>
    opinionOf(machineOf(player), setup),
  values: (
    { setup, variant }: BoardQuestion,
    report: (moves: readonly MoveValue[]) => void,
  ): readonly MoveValue[] => moveValues(setup, variantOf(variant), report),
};

function machineOf(player: string): Machine {
  const machine = parsePlayer(player);
  if (machine === undefined || machine === 'person') throw new Error(`${player} is no bot`);
  return machine;
}

function variantOf(name: string): Variant {
  const variant = parseVariant(name);
  if (!variant.ok) throw new Error(`${name} is no board`);
  return variant.value;
}
