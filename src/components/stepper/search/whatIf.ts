import {
  SEARCH_TRAITS,
  bestChildBy,
  chosenCell,
  markName,
  pathTo,
  sameStep,
  stepCount,
  suppose,
  type Score,
  type SearchRun,
} from '../../../engine/index.ts';
import { whatIfMessages as say, type WhatIfFacts } from '#language/stepper/search/whatIf';
import { moverAtPly } from '../../ui/board/moves.ts';
import type { Stepper } from './stepper.svelte.ts';

/** The scores that a finished game can be given, from the lowest. */
export const CHOICES: readonly Score[] = SEARCH_TRAITS.minimax.scores;

const scoreOf = ({ trace }: SearchRun, node: number) => trace.score[node] as Score;

/** The call and those above it as far as their scores change, and the first that stays as it was. */
function passedUp(before: SearchRun, after: SearchRun, leaf: number) {
  const up = pathTo(after.trace, leaf).reverse();
  const unchanged = up.find((node) => scoreOf(before, node) === scoreOf(after, node));
  return { changed: unchanged === undefined ? up : up.slice(0, up.indexOf(unchanged)), unchanged };
}

/** What is to be said of a score that has been changed. */
function factsOf(before: SearchRun, after: SearchRun, leaf: number): WhatIfFacts {
  const { changed, unchanged } = passedUp(before, after, leaf);
  const end = stepCount(after.trace);
  const passed = (node: number) => ({
    call: node + 1,
    before: scoreOf(before, node),
    after: scoreOf(after, node),
    keptCall: (bestChildBy(after.trace, node, end) ?? node) + 1,
  });
  return {
    computer: markName(after.request.computer),
    ...passed(leaf),
    changed: changed.slice(1).map(passed),
    unchanged: unchanged === undefined ? undefined : passed(unchanged),
    mover: markName(moverAtPly(after, 0)),
    kept: chosenCell(after) ?? 0,
  };
}

/** Gives a finished game another score, and every call above it what the search makes of it. */
export function supposeScore(stepper: Stepper, leaf: number, score: Score): void {
  const { run, step, supposition } = stepper;
  const truth = supposition?.truth ?? run;
  if (score === scoreOf(run, leaf)) return;
  const scores = new Map(supposition?.scores);
  scores.delete(leaf);
  // What is said compares with the search in which only this score is true, however the reader came to it.
  const without = suppose(truth, scores);
  if (score !== scoreOf(truth, leaf)) scores.set(leaf, score);
  if (scores.size === 0) return backToTruth(stepper);
  const after = suppose(truth, scores);
  const to = sameStep(run, step, after);
  const said = scores.has(leaf) ? say.whatIf(factsOf(without, after, leaf)) : undefined;
  const rise = passedUp(run, after, leaf).changed.map((node) => ({
    node,
    before: scoreOf(run, node),
    after: scoreOf(after, node),
  }));
  stepper.take(after, to, {
    truth,
    scores,
    rise,
    sentence: (facts, at) => {
      if (at === to) return said;
      const own = scores.get(facts.call - 1);
      const isEnd = facts.kind === 'won' || facts.kind === 'full';
      if (own === undefined || !isEnd) return undefined;
      return say.ended(facts, own, scoreOf(truth, facts.call - 1));
    },
  });
}

/** The search as it is, at the same moment. */
export function backToTruth(stepper: Stepper): void {
  const { run, step, supposition } = stepper;
  if (!supposition) return;
  stepper.take(supposition.truth, sameStep(run, step, supposition.truth));
}
