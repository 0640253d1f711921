import { random } from '../random.ts';
import type { BotKind } from '../bot.ts';
import { learnerPolicy, newLearner, type Learner } from './learner.ts';
import { policyTable } from './policyTable.ts';
import { MENACE, TD, type Scheme } from './scheme.ts';
import { Trainer } from './trainer.ts';

/**
 * The training of the registered players: this many games against a random player, first and second in turn,
 * with this seed. Enough to play well, and few enough that they still make mistakes.
 */
export const TRAINING = { games: 20_000, seed: 1, learns: 'both' } as const;

const trained = new Map<Scheme, Learner>();

/** The table of a registered player, trained at its first use (some hundredths of a second). */
export function trainedLearner(scheme: Scheme): Learner {
  let learner = trained.get(scheme);
  if (!learner) {
    learner = newLearner(scheme, TRAINING.learns, TRAINING.seed);
    new Trainer(
      learner,
      policyTable((setup) => random.policy(setup, 0)),
    ).play(TRAINING.games);
    trained.set(scheme, learner);
  }
  return learner;
}

/** Matchboxes: it draws a bead, so it plays its best move often, and others now and then. */
export const learningTableBot: BotKind = {
  policy: (setup) => learnerPolicy(trainedLearner(MENACE), setup),
};

/** Values learnt by temporal differences: it takes the greatest one, any of equal ones. */
export const tdTableBot: BotKind = {
  policy: (setup) => learnerPolicy(trainedLearner(TD), setup),
};
