import { gameRng, newLearner, type Learner } from '../../bots/learning/learner.ts';
import { MENACE_EVENTS, menaceGame, type MenaceEvent } from '../../bots/learning/menace.ts';
import { policyTable, type PolicyTable } from '../../bots/learning/policyTable.ts';
import { MENACE, TD, type Scheme } from '../../bots/learning/scheme.ts';
import { TD_EVENTS, tdGame, type TdEvent } from '../../bots/learning/temporalDifference.ts';
import { Trainer } from '../../bots/learning/trainer.ts';
import { random } from '../../bots/random.ts';
import { EMPTY } from '../../core/types.ts';
import { recordSteps } from '../../trace/stepTrace.ts';
import type { StepInput, StepRun } from '../stepRun.ts';

/** Games that a table of a figure may have behind it. */
const MOST_BEFORE = 20_000;

let rival: PolicyTable | undefined;

/** Tables that figures have asked for last: whoever steps, edits and comes back need not wait again. */
const trained = new Map<string, Learner>();
const MOST_TRAINED = 16;

/**
 * The table of a figure before its game: it has learnt from `level` games against random, on the side
 * that moves in `setup`. A copy that may be changed.
 */
export function learnerBefore(scheme: Scheme, { setup, seed, level }: StepInput): Learner {
  const marks = setup.cells.filter((content) => content !== EMPTY).length;
  const side = marks % 2 === 0 ? 'first' : 'second';
  const name = JSON.stringify([scheme, side, seed, level]);
  let learner = trained.get(name);
  if (!learner) {
    learner = newLearner(scheme, side, seed);
    rival ??= policyTable((each) => random.policy(each, 0));
    new Trainer(learner, rival).play(level);
    const [oldest] = trained.keys();
    if (trained.size >= MOST_TRAINED && oldest !== undefined) trained.delete(oldest);
    trained.set(name, learner);
  }
  return { ...learner, entries: learner.entries.slice() };
}

/** The contest of a figure: the side to move learns, random answers. */
const contestOf = ({ setup }: StepInput) => ({
  learns: [setup.toMove],
  opponent: (each: StepInput['setup']) => random.policy(each, 0),
  start: setup,
});

/** A game by matchboxes from any position on, and its corrections. */
export const menaceRun: StepRun<MenaceEvent> = {
  name: 'menace',
  kinds: MENACE_EVENTS,
  uses: ['seed', 'level'],
  mostLevel: MOST_BEFORE,
  record: (input) =>
    recordSteps(MENACE_EVENTS, (trace) => {
      const { entries, seed, games } = learnerBefore(MENACE, input);
      menaceGame(entries, MENACE, contestOf(input), gameRng(seed, games), trace);
    }),
};

/** A game by a table of values from any position on, and its corrections. */
export const tdRun: StepRun<TdEvent> = {
  name: 'temporalDifference',
  kinds: TD_EVENTS,
  uses: ['seed', 'level'],
  mostLevel: MOST_BEFORE,
  record: (input) =>
    recordSteps(TD_EVENTS, (trace) => {
      const { entries, seed, games } = learnerBefore(TD, input);
      tdGame(entries, TD, contestOf(input), gameRng(seed, games), trace);
    }),
};
