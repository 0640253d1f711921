import { SEARCH_TRAITS, type SearchEvent, type SearchName } from '../../../engine/index.ts';
import type { FactsByKind, FactsOf, Sentence } from '../../ui/types.ts';
import { countedLines } from '#language/stepper/guess';
import {
  childReturns,
  value,
  whyKeptOrNot,
  result,
  sentence as plain,
  tags as plainTags,
  won,
} from '#language/stepper/search/sentences';
import {
  count,
  formatScore,
  ink,
  inWords,
  listed,
  otherMark,
  say,
  strong,
  took,
} from '#language/ui/language/grammar';

const plies = (number: number) => (number === 1 ? 'one mark' : `${inWords(number)} marks`);

/** How far the search looks, where it says who moves and what it wants. */
function begins(facts: FactsOf<'call'>): Sentence {
  const { path, limit } = facts;
  const note = path.length > 0 || limit === undefined ? '' : ` It looks ${plies(limit)} ahead.`;
  return say`${plain.call(facts)}${note}`;
}

/** Why a finished game does not simply score plus or minus ten. */
function ends(facts: FactsOf<'won'>): Sentence {
  const { search, path, score, scale } = facts;
  if (scale.ends)
    return won(facts, `, the ${score > scale.notWon ? 'highest' : 'lowest'} there is.`);
  if (search !== 'quickMinimax' || path.length === 0) return plain.won(facts);
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
  return `${which} never tried: ${count(calls)} ${calls === 1 ? 'call' : 'calls'} saved.`;
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
    return say`That’s a guess: the search saw no end of the game.`;
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
  return say`${winner}${later === 0 ? ' wins at once.' : ` wins, ${plies(later)} later.`}`;
}

function returns(facts: FactsOf<'return'>): Sentence {
  if (facts.parentCall !== undefined) return plain.return(facts);
  // A limit beyond the last empty cell is none: every score is then of a finished game.
  const isGuess =
    SEARCH_TRAITS[facts.search].evaluates && (facts.limit ?? 0) < facts.emptyCells.length;
  if (isGuess) return result(facts, guessedResult(facts));
  return facts.scale.ends ? result(facts, ratedResult(facts)) : plain.return(facts);
}

const tags: Record<SearchEvent, string> = {
  ...plainTags,
  window: 'α and β',
  dead: 'dead',
  horizon: 'limit',
  adjust: 'later',
  cut: 'pruned',
};

const sentence: { readonly [Kind in SearchEvent]: (facts: FactsOf<Kind>) => Sentence } = {
  ...plain,
  call: begins,
  won: ends,
  back: (facts) => (facts.adjusts ? childReturns(facts) : plain.back(facts)),
  return: returns,
  window,
  dead,
  horizon,
  adjust,
  cut,
};

/** What a figure says of the searches beside minimax. */
export const otherSearchMessages = {
  tags,
  sentence,
  /** A score as this search writes it. */
  score: (search: SearchName) => (SEARCH_TRAITS[search].scale.ends ? count : formatScore),
};
