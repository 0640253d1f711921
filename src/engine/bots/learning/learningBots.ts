import { random } from '../random.ts';
import type { BotKind } from '../bot.ts';
import { learnerPolicy, newLearner, type Learner } from './learner.ts';
import { policyTable } from './policyTable.ts';
import { MENACE, TD, type Scheme } from './scheme.ts';
import { Trainer } from './trainer.ts';

/**
 * What the players of the register have learnt: so many games against random, first and second in turn,
 * with this seed. Enough to play well, and few enough to be seen to err.
 */
export const TRAINING = { games: 20_000, seed: 1, learns: 'both' } as const;

const trained = new Map<Scheme, Learner>();

/** The table of a player of the register, trained when it is first asked for (some hundredths of a second). */
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

/** Matchboxes: a bead is drawn, so that it plays its best move often, and others now and then. */
export const learningTableBot: BotKind = {
  policy: (setup) => learnerPolicy(trainedLearner(MENACE), setup),
};

/** A table of values learnt by temporal differences: the greatest is taken, of equals any. */
export const tdTableBot: BotKind = {
  policy: (setup) => learnerPolicy(trainedLearner(TD), setup),
};
