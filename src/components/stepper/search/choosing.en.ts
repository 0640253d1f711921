import type { Score } from '../../../engine/index.ts';
import type { CommonFacts, FactsByKind, Sentence, Words } from '../../ui/types.ts';
import { count, ink, inWords, say, strong, worth } from '#language/ui/language/grammar';

/** A score of the search that the facts are about, in the ink of the side that it is good for. */
export function value({ computer, scale }: CommonFacts, score: Score): Words {
  return worth(score, computer, scale);
}

/** "Call 4 returns −10 to call 2." */
export function childReturns(facts: FactsByKind['back']): Sentence {
  const head = strong(`Call ${count(facts.childCall)}`);
  return say`${head} returns ${value(facts, facts.score)} to call ${count(facts.call)}.`;
}

/** Why an answer takes the place of the best so far, or does not. */
export function whyKeptOrNot(facts: FactsByKind['back' | 'adjust']): Sentence {
  const { call, mover, maximising, score, bestBefore, improves } = facts;
  if (!bestBefore) {
    return say`Call ${count(call)} had nothing yet, so this is ${ink(mover, `${mover}’s`)} best so
      far.`;
  }
  const now = value(facts, score);
  const best = value(facts, bestBefore.score);
  const [highest, higher] = maximising ? ['highest', 'higher'] : ['lowest', 'lower'];
  if (score === bestBefore.score) {
    return improves
      ? say`${now} is no ${higher} than ${best}, but here an equal score takes its place.`
      : say`${now} is no ${higher} than ${best}, so the first stays.`;
  }
  const wants = say`${ink(mover)} wants the ${highest}: `;
  return improves
    ? say`${wants}${now} is ${higher} than ${best}.`
    : say`${wants}${now} is not ${higher} than ${best}, so ${best} stays.`;
}

/** "The lowest is −10, twice: the first stays" and the like, without a full stop. */
export function extreme(facts: FactsByKind['return']): Sentence {
  const { maximising, score, equals, ties, answers: all } = facts;
  const best = value(facts, score);
  const kept = ties === 'first' ? 'first' : 'last';
  if (equals > 1 && equals === all.length) {
    const each = equals === 2 ? 'Both scores are ' : `All ${inWords(equals)} scores are `;
    return say`${each}${best}, and the ${kept} of them is kept`;
  }
  const head = say`The ${maximising ? 'highest' : 'lowest'} is ${best}`;
  if (equals < 2) return head;
  return say`${head}, ${times(equals)}, and the ${kept} of them is kept`;
}

function times(number: number): string {
  return number === 2 ? 'twice' : `${inWords(number)} times`;
}

/** "Call 6 has tried every cell. " */
export function hasTried({ call, answers: all }: FactsByKind['return']): Sentence {
  const head = strong(`Call ${count(call)}`);
  return all.length === 1
    ? say`${head} had one cell to try. `
    : say`${head} has tried every cell. `;
}
