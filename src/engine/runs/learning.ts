import { gameRng, newLearner, type Learner } from '../bots/learning/learner.ts';
import { MENACE_EVENTS, menaceGame, type MenaceEvent } from '../bots/learning/menace.ts';
import { policyTable, type PolicyTable } from '../bots/learning/policyTable.ts';
import { MENACE, TD, type Scheme } from '../bots/learning/scheme.ts';
import { TD_EVENTS, tdGame, type TdEvent } from '../bots/learning/temporalDifference.ts';
import { Trainer } from '../bots/learning/trainer.ts';
import { random } from '../bots/random.ts';
import { EMPTY } from '../core/types.ts';
import type { SmallInput, SmallRun } from './linearRun.ts';

/** The most games that a figure's table may have learnt from. */
const MOST_BEFORE = 20_000;

let rival: PolicyTable | undefined;

/** A cache of the tables used last, so that stepping, editing and coming back need not wait again. */
const trained = new Map<string, Learner>();
const MOST_TRAINED = 16;

/**
 * The table of a figure before its game: it has learnt from `level` games against a random player, on the
 * side that moves in `setup`. It is a copy and may be changed.
 */
export function learnerBefore(scheme: Scheme, { setup, seed, level }: SmallInput): Learner {
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

/** The players of a figure's game: the side to move learns, the other plays at random. */
const contestOf = ({ setup }: SmallInput) => ({
  learns: [setup.toMove],
  opponent: (each: SmallInput['setup']) => random.policy(each, 0),
  start: setup,
});

/** A game by matchboxes from any position on, and its corrections. */
export const menaceRun: SmallRun<MenaceEvent> = {
  kinds: MENACE_EVENTS,
  uses: ['seed', 'level'],
  mostLevel: MOST_BEFORE,
  run: (input, trace) => {
    const { entries, seed, games } = learnerBefore(MENACE, input);
    menaceGame(entries, MENACE, contestOf(input), gameRng(seed, games), trace);
  },
};

/** A game by a table of values from any position on, and its corrections. */
export const temporalDifferenceRun: SmallRun<TdEvent> = {
  kinds: TD_EVENTS,
  uses: ['seed', 'level'],
  mostLevel: MOST_BEFORE,
  run: (input, trace) => {
    const { entries, seed, games } = learnerBefore(TD, input);
    tdGame(entries, TD, contestOf(input), gameRng(seed, games), trace);
  },
};
