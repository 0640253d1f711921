import type { PlainEvent, Score } from '../../../engine/index.ts';
import type { CommonFacts, FactsByKind, FactsOf, Sentence, Words } from '../../ui/types.ts';
import {
  count,
  ink,
  listed,
  otherMark,
  say,
  strong,
  took,
  inWords,
  worth,
} from '#language/ui/language/grammar';

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
function hasTried({ call, answers: all }: FactsByKind['return']): Sentence {
  const head = strong(`Call ${count(call)}`);
  return all.length === 1
    ? say`${head} had one cell to try. `
    : say`${head} has tried every cell. `;
}

/** A word or two on the tag before each sentence. */
export const tags: Record<PlainEvent, string> = {
  call: 'call',
  test: 'over?',
  won: 'over',
  full: 'full',
  try: 'try',
  back: 'back',
  improve: 'keep',
  return: 'return',
};

/** Where a call keeps another move than before: on the slider, and in the sentence. */
export const changesMind = 'changes its mind';

/** What happens at a step, and why. */
export const sentence: { readonly [Kind in PlainEvent]: (facts: FactsOf<Kind>) => Sentence } = {
  call: (facts) => {
    const head = strong(`Call ${count(facts.call)}.`);
    if (facts.path.length === 0) {
      return say`${head} The search begins here, with ${ink(facts.mover)} to move. ${side(facts)}`;
    }
    const came = say`${head} ${took(facts.path)}`;
    if (facts.emptyCells.length === 0) return say`${came}: the last cell.`;
    if (facts.wins) return say`${came}.`;
    return say`${came}. If the game goes on, ${ink(facts.mover)} moves next.`;
  },
  test: ({ call }) =>
    say`${strong(`Call ${count(call)}`)} first checks whether the game is over: is there a line of
      three, or no empty cell left?`,
  won: (facts) => won(facts, '.'),
  full: (facts) => {
    const head = strong(`Call ${count(facts.call)}.`);
    const how = facts.path.length === 0 ? say` N` : say` ${took(facts.path)}: n`;
    return say`${head}${how}o cell is empty and nobody has a line. A draw scores ${value(facts, 0)}.`;
  },
  try: ({ call, mover, cell, childCall, isCut }) => {
    const head = strong(`Call ${count(call)}`);
    const tries = say`${head} puts ${ink(mover)} on cell ${cell}`;
    if (isCut || childCall === undefined) {
      return say`${tries}. The recording ends here: the search has more calls than it can hold.`;
    }
    return say`${tries} and asks call ${count(childCall)} for the score.`;
  },
  back: (facts) =>
    facts.adjusts ? childReturns(facts) : say`${childReturns(facts)} ${whyKeptOrNot(facts)}`,
  improve: (facts) => {
    const { bestBefore, score, mover, cell } = facts;
    const keeps = say` keeps ${value(facts, score)}, by ${ink(mover)} on cell ${cell}`;
    if (!bestBefore) return say`So ${strong(`call ${count(facts.call)}`)}${keeps}.`;
    const isTie = bestBefore.score === score;
    const before = isTie ? `cell ${bestBefore.cell}` : value(facts, bestBefore.score);
    const why = isTie
      ? ''
      : say` ${ink(mover)} wants the ${facts.maximising ? 'highest' : 'lowest'}.`;
    return say`${strong(`Call ${count(facts.call)}`)} ${changesMind}: it${keeps}, instead of
      ${before}.${why}`;
  },
  return: (facts) =>
    facts.parentCall === undefined ? result(facts, searchedResult(facts)) : returned(facts),
};

/** Somebody has a line; `end` closes the sentence. */
export function won(facts: FactsByKind['won'], end: string): Sentence {
  const { wonLine, winner } = facts;
  const line = say`ells ${listed(wonLine)} are ${ink(winner, `${winner}’s`)}. `;
  const over = say`The game is over, and the score is ${value(facts, facts.score)}${end}`;
  const head = strong(`Call ${count(facts.call)}.`);
  if (facts.path.length === 0) return say`${head} C${line}${over}`;
  return say`${head} ${took(facts.path)}: c${line}${over}`;
}

/** "X is the computer, and wants the highest score." */
function side({ mover, maximising }: CommonFacts): Sentence {
  return maximising
    ? say`${ink(mover)} is the computer, and wants the highest score.`
    : say`${ink(mover)} plays against the computer, and wants the lowest score.`;
}

function returned(facts: FactsByKind['return']): Sentence {
  const { score, parentCall = 0, answers: all } = facts;
  const end = say`returns ${value(facts, score)} to call ${count(parentCall)}.`;
  if (all.length === 1) return say`${hasTried(facts)}It ${end}`;
  return say`${hasTried(facts)}${extreme(facts)}, so it ${end}`;
}

/** The root's return: what the whole search was for. */
export function result(facts: FactsByKind['return'], outcome: Sentence): Sentence {
  const { mover, score, keptCell, answers: all } = facts;
  const play = say`${ink(mover)} should play cell ${keptCell}`;
  if (all.length > 1) return say`${hasTried(facts)}${extreme(facts)}, so ${play}. ${outcome}`;
  return say`${hasTried(facts)}${play}, for a score of ${value(facts, score)}. ${outcome}`;
}

function searchedResult({ computer, score }: FactsByKind['return']): Sentence {
  if (score === 0) return say`With best play it is a draw.`;
  return say`With best play ${ink(score > 0 ? computer : otherMark(computer))} wins.`;
}
