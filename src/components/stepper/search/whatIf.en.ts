import type { MarkName, Score } from '../../../engine/index.ts';
import type { CommonFacts, Sentence } from '../../ui/types.ts';
import { aloud, count, formatScore, ink, say, strong, worth } from '#language/ui/language/grammar';

/** A call above a score that was changed: what it returned before, and what it returns now. */
interface Passed {
  readonly call: number;
  readonly before: Score;
  readonly after: Score;
  /** The call whose score it keeps now. */
  readonly keptCall: number;
}

/** What a changed score does. */
export interface WhatIfFacts {
  readonly computer: MarkName;
  readonly call: number;
  readonly before: Score;
  readonly after: Score;
  /** The calls above that return another score, from below; then, if there is one, the first that does not. */
  readonly changed: readonly Passed[];
  readonly unchanged: Passed | undefined;
  /** The move of the first call now, and who makes it. */
  readonly mover: MarkName;
  readonly kept: number;
}

/** Names this many calls one by one; of more the first and the last. */
const NAMED = 3;

function passedOn({ changed, computer }: WhatIfFacts): Sentence {
  const one = ({ call, after }: Passed) =>
    say`call ${count(call)} returns ${worth(after, computer)}`;
  if (changed.length <= NAMED) {
    return changed.flatMap((each, at) => {
      const before = at === 0 ? '' : at === changed.length - 1 ? ' and ' : ', ';
      return say`${before}${one(each)}`;
    });
  }
  const [first, last] = [changed[0] as Passed, changed.at(-1) as Passed];
  return say`${one(first)}, and so on up: ${one(last)}`;
}

/** What is said where a reader changes the score of a finished game. */
export const whatIfMessages = {
  /** The name of a score that can be changed. */
  score: (call: number) => `Score of call ${count(call)}: up and down change it`,
  text: formatScore,
  spoken: (score: Score) => aloud(formatScore(score)),
  /** Beside the button that ends it. */
  supposed: (scores: number) =>
    scores === 1 ? 'One score is your own.' : `${count(scores)} scores are your own.`,
  back: 'Back to the true scores',
  isBack: 'The true scores again.',
  /** Where a score has just been changed. */
  whatIf: (facts: WhatIfFacts): Sentence => {
    const { computer, call, before, after, changed, unchanged, mover, kept } = facts;
    const asked = say`What if ${strong(`call ${count(call)}`)} returned ${worth(after, computer)}
      instead of ${worth(before, computer)}? `;
    const still =
      unchanged &&
      say`call ${count(unchanged.call)} still returns ${worth(unchanged.after, computer)}, from call
        ${count(unchanged.keptCall)}.`;
    if (still && changed.length === 0) return say`${asked}No score above changes: ${still}`;
    const passed = say`${asked}Then ${passedOn(facts)}`;
    return still
      ? say`${passed}, but ${still}`
      : say`${passed}. So ${ink(mover)} should play cell ${kept}.`;
  },
  /** At the end of a game whose score is the reader's. */
  ended: ({ call, computer }: CommonFacts, score: Score, truth: Score): Sentence =>
    say`${strong(`Call ${count(call)}.`)} The game is over. You say that its score is
      ${worth(score, computer)}; by the rules it is ${worth(truth, computer)}.`,
} as const;
