import type { MoveOrder, Score } from '../../engine/index.ts';
import type { PredictionQuestion, QuestionKind, QuestionOf } from './questions.ts';
import type { CommonFacts, Sentence, Words } from '../ui/types.ts';
import {
  count,
  ink,
  listed,
  otherMark,
  say,
  strong,
  took,
  worth,
} from '#language/ui/language/grammar';
import { countedLines } from '#language/stepper/guess';

/** A score of the search that is asked about, in the ink of the side that it is good for. */
const value = ({ computer, scale }: CommonFacts, score: Score): Words =>
  worth(score, computer, scale);

function highest({ maximising }: CommonFacts): string {
  return maximising ? 'highest' : 'lowest';
}

/** The best that a call has had before this step: a question about a cut comes after an answer. */
function best(facts: CommonFacts): Words {
  return value(facts, facts.bestBefore?.score ?? 0);
}

/** A bound, or that there is none yet. */
function bound(facts: CommonFacts, score: Score | undefined): Sentence {
  return score === undefined ? say`open` : say`${value(facts, score)}`;
}

/** The cell that a call has kept so far, with its score, and the one whose score has just come back. */
function rivals({ bestBefore, cell, score }: QuestionOf<'kept'>['facts']) {
  return {
    before: { cell: bestBefore?.cell, score: bestBefore?.score ?? 0 },
    now: { cell, score },
  };
}

/** What is said of a question, by its kind. */
type Say = { readonly [Kind in QuestionKind]: (question: QuestionOf<Kind>) => Sentence };

function sayOf<Kind extends QuestionKind>(
  table: { readonly [Each in Kind]: (question: QuestionOf<Each>) => Sentence },
  question: QuestionOf<Kind>,
): Sentence {
  return table[question.kind](question);
}

const ask: Say = {
  cell: ({ facts, tried }) =>
    say`${strong(`Call ${count(facts.call)}`)} is about to put ${ink(facts.mover)}${
      tried.length === 0 ? ' on its first cell. Which one?' : ' on its next cell. Which one?'
    }`,
  returns: ({ facts }) =>
    say`${took(facts.path)}${facts.path.length === 0 ? '' : '. '}What does
      ${strong(`call ${count(facts.call)}`)} return?`,
  cut: ({ facts }) =>
    say`${strong(`Call ${count(facts.call)}`)} has cells left. So far ${ink(facts.mover)} has
      ${best(facts)}; α is ${bound(facts, facts.bounds?.alpha)}, β is
      ${bound(facts, facts.bounds?.beta)}. Is it pruned now?`,
  kept: ({ facts }) => {
    const { before, now } = rivals(facts);
    return say`${strong(`Call ${count(facts.call)}`)} has kept ${value(facts, before.score)} so far,
      from cell ${before.cell}. Now cell ${now.cell} brings ${value(facts, now.score)}. Which does
      ${ink(facts.mover)} keep?`;
  },
};

const ORDER: Record<MoveOrder, string> = {
  ascending: 'Cells are tried from the lowest number to the highest',
  'centre-first': 'Cells are tried from the middle outwards, equally near ones by their numbers',
  random: 'The order of the cells was drawn at random before the search, so this was luck',
};

const NO_CELL_LEFT = 'No cell is empty and nobody has a line, and a draw scores ';

const reasons: Say = {
  cell: ({ order, answer }) => say`${ORDER[order]}: next comes ${answer}.`,
  returns: ({ facts, answer }) => {
    const right = value(facts, answer);
    switch (facts.kind) {
      case 'won': {
        const owner = ink(facts.winner, `${facts.winner}’s`);
        return say`Cells ${listed(facts.wonLine)} are ${owner}: the score is ${right}.`;
      }
      case 'horizon':
        return facts.openLines
          ? say`The limit is reached, so it guesses. ${countedLines(facts)}${right}.`
          : say`The limit is reached and the game isn’t over, so nobody knows: ${right}.`;
      case 'full':
        return say`${NO_CELL_LEFT}${right}.`;
      case 'dead':
        return say`${
          facts.emptyCells.length > 0
            ? 'Both marks are on every line, so it is a draw: '
            : NO_CELL_LEFT
        }${right}.`;
    }
  },
  cut: ({ facts, answer }) => {
    const { maximising, bounds } = facts;
    const sure = maximising ? bounds?.beta : bounds?.alpha;
    const here = best(facts);
    const side = maximising ? otherMark(facts.computer) : facts.computer;
    if (sure === undefined) return say`${ink(side)} has nothing better elsewhere, so it goes on.`;
    const holds = maximising ? say` can hold ${ink(facts.computer)} to ` : say` is sure of `;
    const elsewhere = say`${ink(side)}${holds}${value(facts, sure)} elsewhere`;
    return answer === 1
      ? say`${elsewhere} and gains nothing by coming here for ${here}. It is pruned.`
      : say`${elsewhere}, and ${here} is not enough to keep it away. It goes on.`;
  },
  kept: ({ facts, answer }) => {
    const { before, now } = rivals(facts);
    const call = strong(`call ${count(facts.call)}`);
    if (before.score === now.score) {
      const rule = `, and the ${facts.improves ? 'last' : 'first'} that was tried is kept: cell ${answer}.`;
      return say`Both score ${value(facts, now.score)}${rule}`;
    }
    const higher = now.score > before.score ? ' is higher than ' : ' is lower than ';
    return say`${ink(facts.mover)} wants the ${highest(facts)}, and ${value(facts, now.score)}${higher}${value(facts, before.score)}${
      facts.improves
        ? [...say`, so `, call, ...say` changes its mind.`]
        : say`, so cell ${answer} stays.`
    }`;
  },
};

/** What is said around a prediction. */
export const prediction = {
  title: 'Before you go on',
  question: (question: PredictionQuestion) => sayOf(ask, question),
  cell: (cell: number) => `cell ${cell}`,
  /** A cell with the score that it brings. */
  rival: ({ facts }: QuestionOf<'kept'>, cell: number): string => {
    const { before, now } = rivals(facts);
    return `${value(facts, (cell === now.cell ? now : before).score).text}, cell ${cell}`;
  },
  cut: (isCut: number) => (isCut === 1 ? 'yes, it is pruned' : 'no, it goes on'),
  /** Why the right answer is right: said after any answer. */
  reason: (question: PredictionQuestion) => sayOf(reasons, question),
} as const;
