import {
  SEARCH_TRAITS,
  type Score,
  type SearchEvent,
  type SearchName,
} from '../../../engine/index.ts';
import type { CommonFacts, FactsByKind, FactsOf, Sentence, Words } from '../../ui/types.ts';
import { countedLines } from '#language/stepper/frame';
import {
  count,
  countInWords,
  countThings,
  formatScore,
  ink,
  howOften,
  inWords,
  listed,
  otherMark,
  say,
  strong,
  took,
  worth,
} from '#language/ui/language/grammar';

const plies = (number: number) => countInWords(number, 'mark');

/** A score of the search that the facts are about, in the ink of the side that it is good for. */
function value({ computer, scale }: CommonFacts, score: Score): Words {
  return worth(score, computer, scale);
}

/** "Call 4 returns −10 to call 2." */
function childReturns(facts: FactsByKind['back']): Sentence {
  const head = strong(`Call ${count(facts.childCall)}`);
  return say`${head} returns ${value(facts, facts.score)} to call ${count(facts.call)}.`;
}

/** Why an answer takes the place of the best so far, or does not. */
function whyKeptOrNot(facts: FactsByKind['back' | 'adjust']): Sentence {
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
function extreme(facts: FactsByKind['return']): Sentence {
  const { maximising, score, equals, ties, answers: all } = facts;
  const best = value(facts, score);
  const kept = ties === 'first' ? 'first' : 'last';
  if (equals > 1 && equals === all.length) {
    const each = equals === 2 ? 'Both scores are ' : `All ${inWords(equals)} scores are `;
    return say`${each}${best}, and the ${kept} of them is kept`;
  }
  const head = say`The ${maximising ? 'highest' : 'lowest'} is ${best}`;
  if (equals < 2) return head;
  return say`${head}, ${howOften(equals)}, and the ${kept} of them is kept`;
}

/** "Call 6 has tried every cell. " */
function hasTried({ call, answers: all }: FactsByKind['return']): Sentence {
  const head = strong(`Call ${count(call)}`);
  return all.length === 1
    ? say`${head} had one cell to try. `
    : say`${head} has tried every cell. `;
}

/** A word or two on the tag before each sentence. */
export const tags: Record<SearchEvent, string> = {
  call: 'call',
  test: 'over?',
  won: 'over',
  full: 'full',
  try: 'try',
  back: 'back',
  improve: 'keep',
  return: 'return',
  window: 'α and β',
  dead: 'dead',
  horizon: 'limit',
  adjust: 'later',
  cut: 'pruned',
};

/** Where a call keeps another move than before: on the slider, and in the sentence. */
export const changesMind = 'changes its mind';

/** What happens at a step, and why. */
export const sentence: { readonly [Kind in SearchEvent]: (facts: FactsOf<Kind>) => Sentence } = {
  call: (facts) => {
    const head = strong(`Call ${count(facts.call)}.`);
    if (facts.path.length === 0) {
      const looks = facts.limit === undefined ? '' : ` It looks ${plies(facts.limit)} ahead.`;
      return say`${head} The search begins here, with ${ink(facts.mover)} to move. ${side(facts)}${looks}`;
    }
    const came = say`${head} ${took(facts.path)}`;
    if (facts.emptyCells.length === 0) return say`${came}: the last cell.`;
    if (facts.wins) return say`${came}.`;
    return say`${came}. If the game goes on, ${ink(facts.mover)} moves next.`;
  },
  /** Depth ratings call a draw early, but for the first call, which has to find a move. */
  test: ({ call, winLength, scale, path }) =>
    say`${strong(`Call ${count(call)}`)} first checks whether the game is over: is there a line of
      ${inWords(winLength)}, ${scale.ends && path.length > 0 ? 'or both marks on every line' : 'or no empty cell left'}?`,
  won: ends,
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
  return: (facts) => (facts.parentCall === undefined ? result(facts) : returned(facts)),
  window,
  dead,
  horizon,
  adjust,
  cut,
};

/** A score as a search writes it. */
export const scoreWriter = (search: SearchName) =>
  SEARCH_TRAITS[search].scale.ends ? count : formatScore;

/** Somebody has a line; `end` closes the sentence. */
function won(facts: FactsByKind['won'], end: string): Sentence {
  const { wonLine, owner, winner } = facts;
  const loses = owner === winner ? '' : say`, and a line loses here`;
  const line = say`ells ${listed(wonLine)} are ${ink(owner, `${owner}’s`)}${loses}. `;
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
function result(facts: FactsByKind['return']): Sentence {
  const { mover, score, keptCell, answers: all } = facts;
  const play = say`${ink(mover)} should play cell ${keptCell}`;
  const outcome = outcomeOf(facts);
  if (all.length > 1) return say`${hasTried(facts)}${extreme(facts)}, so ${play}. ${outcome}`;
  return say`${hasTried(facts)}${play}, for a score of ${value(facts, score)}. ${outcome}`;
}

function outcomeOf(facts: FactsByKind['return']): Sentence {
  // A limit beyond the last empty cell is none: every score is then of a finished game.
  const isGuess =
    SEARCH_TRAITS[facts.search].evaluates && (facts.limit ?? 0) < facts.emptyCells.length;
  if (isGuess) return guessedResult(facts);
  return facts.scale.ends ? ratedResult(facts) : searchedResult(facts);
}

function searchedResult({ computer, score }: FactsByKind['return']): Sentence {
  if (score === 0) return say`With best play it is a draw.`;
  return say`With best play ${ink(score > 0 ? computer : otherMark(computer))} wins.`;
}

/** Why a finished game does not simply score plus or minus ten. */
function ends(facts: FactsOf<'won'>): Sentence {
  const { search, path, score, scale } = facts;
  if (scale.ends)
    return won(facts, `, the ${score > scale.notWon ? 'highest' : 'lowest'} there is.`);
  if (search !== 'quickMinimax' || path.length === 0) return won(facts, '.');
  const sum = score > 0 ? 'ten less' : 'minus ten and';
  return won(facts, `: ${sum} ${inWords(path.length)}, for the ${plies(path.length)} until then.`);
}

/** Alpha, and what the other side can say against it: beta. */
function window(facts: FactsByKind['window']): Sentence {
  const { call, computer, bounds } = facts;
  const head = strong(`Call ${count(call)}`);
  const { alpha, beta } = bounds ?? {};
  if (alpha === undefined && beta === undefined) {
    return say`${head} begins with nothing sure on either side, so α and β are still open.`;
  }
  return say`${head} begins. ${ink(computer)} is sure of ${
    alpha === undefined ? ['nothing'] : say`at least ${value(facts, alpha)}`
  } elsewhere (α), and ${ink(otherMark(computer))}${
    beta === undefined
      ? [' cannot limit that yet (β).']
      : say` can hold it to ${value(facts, beta)} (β).`
  }`;
}

function dead(facts: FactsByKind['dead']): Sentence {
  const head = strong(`Call ${count(facts.call)}.`);
  const why = facts.emptyCells.length === 0 ? 'no cell is empty' : 'both marks are on every line';
  return say`${head} ${took(facts.path)}${facts.path.length === 0 ? 'Here ' : ': '}${why}, and
    nobody can win. A draw scores ${value(facts, facts.score)}.`;
}

function horizon(facts: FactsByKind['horizon']): Sentence {
  const head = strong(`Call ${count(facts.call)}.`);
  const where = `: ${plies(facts.path.length)} ahead is the limit. `;
  const why = facts.openLines
    ? countedLines(facts)
    : say`How the game ends is unknown, and that scores `;
  return say`${head} ${took(facts.path)}${where}${why}${value(facts, facts.score)}.`;
}

/** The answer is one mark further away than it was for the call that gave it. */
function adjust(facts: FactsByKind['adjust']): Sentence {
  const { call, rated, score } = facts;
  return say`${
    score > rated
      ? 'A loss one mark further away hurts less: '
      : 'A win one mark further away scores lower: '
  }${strong(`call ${count(call)}`)} counts ${value(facts, rated)} as ${value(facts, score)}.
    ${whyKeptOrNot(facts)}`;
}

/** "Cells 6 and 8 are never tried: 25 calls saved." */
function spared({ cut: { cells, calls } }: FactsByKind['cut']): string {
  const which = cells.length === 1 ? `Cell ${cells[0]} is` : `Cells ${listed(cells)} are`;
  return `${which} never tried: ${countThings(calls, 'call')} saved.`;
}

function cut(facts: FactsByKind['cut']): Sentence {
  const { call, mover, computer, bounds, maximising, score } = facts;
  const rival = maximising ? otherMark(computer) : computer;
  const elsewhere = (maximising ? bounds?.beta : bounds?.alpha) ?? 0;
  const holds = say` can hold ${ink(computer)} to `;
  return say`${strong(`Call ${count(call)}`)} is pruned:
    ${ink(mover)}${maximising ? say` is sure of ` : holds}${value(facts, score)} here, and
    ${ink(rival)}${maximising ? holds : say` is sure of `}${value(facts, elsewhere)} elsewhere, so
    ${ink(rival)}${score === elsewhere ? ' gains nothing here. ' : ' won’t come this way. '}${spared(facts)}`;
}

/** What the score of the whole position means where the leaves are guesses. */
function guessedResult({ computer, score, scale }: FactsByKind['return']): Sentence {
  if (score >= scale.notLost && score <= scale.notWon) {
    return say`That’s a guess: the search had to stop before the game was over.`;
  }
  return say`With best play ${ink(score > 0 ? computer : otherMark(computer))} wins.`;
}

/** What the rating of the whole position means. */
function ratedResult({ computer, score, maximising, scale }: FactsByKind['return']): Sentence {
  const { notLost, notWon, ends: { lost, won: win } = { lost: 0, won: 0 } } = scale;
  const winner = ink(score > notWon ? computer : otherMark(computer));
  if (score === notLost) return say`The limit was too near to tell how it ends.`;
  if (score === notWon) return say`That is at ${maximising ? 'least' : 'most'} a draw.`;
  const later = score > notWon ? win - score : score - lost;
  return say`${winner}${later === 0 ? ' wins straight away.' : ` wins, ${plies(later)} later.`}`;
}
