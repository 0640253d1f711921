import { opinionOf } from '../view/play/minds.ts';
import { parsePlayer } from '../view/play/players.ts';
import { policyOfMachine } from '../view/play/policies.ts';
import type { PlayerAnswer, PlayerQuestion } from './policyMessages.ts';

/** What the worker says: what the player of that name may do, or thinks. */
export function answerPlayer({ id, ask, player, setup }: PlayerQuestion): PlayerAnswer {
  const machine = parsePlayer(player);
  if (machine === undefined || machine === 'person') throw new Error(`${player} is no bot`);
  const asked = ask === 'opinion' ? opinionOf : policyOfMachine;
  return { id, answer: asked(machine, setup) };
}
