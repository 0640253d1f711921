import {
  emptyCells,
  isSamePlay,
  nodeAt,
  playsOf,
  recordPlayed,
  type SearchStep,
  type PlayAlgorithmParams,
  type PlayAt,
  type PlayedParams,
  type SearchRun,
} from '../../../engine/index.ts';
import type { PlaySaid } from '#language/exercises/play-algorithm/messages';
import { boardAtStep, stackView } from '../../stepper/search/stackView.ts';
import { factsAt } from '../../stepper/search/facts.ts';
import { describeStep } from '../../stepper/search/describe.ts';
import type { BoardView, Sentence, StackRow } from '../../ui/types.ts';

/** A search that is played by hand: its recording, what is done already, and what is asked for. */
export interface Playing {
  readonly run: SearchRun;
  readonly before: readonly PlayAt[];
  readonly asked: readonly PlayAt[];
}

/** One of the steps asked for, as far as it has come. */
interface Slot {
  readonly given: SearchStep | undefined;
  readonly isRight: boolean;
  /** What the search does; absent until the step is done. */
  readonly done: PlaySaid | undefined;
}

export function playingOf(params: PlayAlgorithmParams): Playing {
  const run = recordPlayed(params);
  const plays = playsOf(run.trace);
  const { done, steps } = params;
  return { run, before: plays.slice(0, done), asked: plays.slice(done, done + steps) };
}

/** A play with the call that does it. */
export function saidOf({ trace }: SearchRun, play: PlayAt): PlaySaid {
  return { call: nodeAt(trace, play.step) + 1, play };
}

/** The step of the recording at which the search stands when so many of the asked steps are done. */
function stepAfter({ run, asked }: Playing, done: number): number {
  const next = asked[done];
  if (next) return next.step - 1;
  return asked.at(-1)?.step ?? run.trace.events.length - 1;
}

/** Board and waiting calls when so many of the asked steps are done. */
export function sceneOf(
  playing: Playing,
  done: number,
): { readonly board: BoardView; readonly stack: readonly StackRow[] } {
  const step = stepAfter(playing, done);
  return { board: boardAtStep(playing.run, step), stack: stackView(playing.run, step) };
}

/** Each asked step, with what was answered; `done` of them are done. */
export function slotsOf(playing: Playing, answer: readonly SearchStep[], done: number): Slot[] {
  return playing.asked.map((play, at) => {
    const given = answer[at];
    return {
      given,
      isRight: given !== undefined && isSamePlay(given, play),
      done: at < done ? saidOf(playing.run, play) : undefined,
    };
  });
}

/**
 * Answers whose last step was wrong, was taken back, and has not been done again: that step is open on the
 * page, though the answer keeps the first try at it.
 */
const reopened = new WeakSet<readonly SearchStep[]>();

export function noteReopened(answer: readonly SearchStep[], isOpen: boolean): void {
  if (isOpen) reopened.add(answer);
  else reopened.delete(answer);
}

/** How many of the asked steps are still to be done. */
export function openSteps(answer: readonly SearchStep[], asked: number): number {
  return Math.max(0, asked - answer.length) + (reopened.has(answer) ? 1 : 0);
}

/** A step of a played search, in the words of the figures; a fact of it may be told otherwise. */
export function sentenceAt(
  run: SearchRun,
  step: number,
  change: (facts: ReturnType<typeof factsAt>) => ReturnType<typeof factsAt> = (facts) => facts,
): Sentence {
  return describeStep(change(factsAt(run, step)));
}

/** The cells that are empty where a search begins. */
export function cellsOfSearch({ setup }: PlayedParams): number[] {
  return emptyCells(setup.cells);
}
