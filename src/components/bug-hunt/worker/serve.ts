import {
  Comparison,
  boardOfSheet,
  findWitness,
  judgeWeighing,
  judgeWin,
  tryRepair,
  type BugQuestion,
  type CopyChoice,
  type Effect,
  type Judgement,
  type Point,
  type SuspectId,
  type Trial,
  type WinJudgement,
} from '../../../engine/index.ts';

/** Patches of marks that one message looks at, after one game. */
const TANGLES = 12;

/** Lines that were read once are kept for the next message about the same choice. */
let kept: { readonly key: string; readonly comparison: Comparison } | undefined;

function comparisonOf(choice: CopyChoice): Comparison {
  const key = JSON.stringify(choice);
  if (kept?.key !== key) kept = { key, comparison: new Comparison(choice) };
  return kept.comparison;
}

/**
 * What the worker is asked; `choice` says which mistakes, or which repairs, run. Programs that throw
 * or never end are part of an answer: the handlers do neither.
 */
export const bugHandlers = {
  judge: ({ choice, question }: Asked<{ question: BugQuestion }>): Judgement =>
    judgeWeighing(question, choice),
  win: ({ choice, question, cell }: Asked<{ question: BugQuestion; cell: Point }>): WinJudgement =>
    judgeWin(boardOfSheet(question), cell, choice),
  find,
  repair: ({ id, choice }: Asked<{ id: SuspectId }>): Trial => tryRepair(id, choice),
};
type Asked<Question> = Readonly<Question & { choice: CopyChoice }>;

/** Looks through what the next few seeds give; `looked` counts positions. */
function find({ choice, effect, seed }: Asked<{ effect: Effect; seed: number }>) {
  const comparison = comparisonOf(choice);
  const before = comparison.judged;
  let found: BugQuestion | undefined = findWitness(comparison, effect, 'games', seed);
  for (let at = 0; at < TANGLES && !found; at++) {
    found = findWitness(comparison, effect, 'tangles', seed * TANGLES + at);
  }
  return { found, looked: comparison.judged - before };
}
