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
  return score === undefined ? say('open') : say(value(facts, score));
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
    say(
      strong(`Call ${count(facts.call)}`),
      ' is about to put ',
      ink(facts.mover),
      tried.length === 0 ? ' on its first cell. Which one?' : ' on its next cell. Which one?',
    ),
  returns: ({ facts }) =>
    say(
      took(facts.path),
      facts.path.length === 0 ? '' : '. ',
      'What does ',
      strong(`call ${count(facts.call)}`),
      ' return?',
    ),
  cut: ({ facts }) =>
    say(
      strong(`Call ${count(facts.call)}`),
      ' has cells left. So far ',
      ink(facts.mover),
      ' has ',
      best(facts),
      '; α is ',
      bound(facts, facts.bounds?.alpha),
      ', β is ',
      bound(facts, facts.bounds?.beta),
      '. Is it pruned now?',
    ),
  kept: ({ facts }) =>
    say(
      strong(`Call ${count(facts.call)}`),
      ' has tried every cell. Which one does ',
      ink(facts.mover),
      ' keep?',
    ),
};

const ORDER: Record<MoveOrder, string> = {
  ascending: 'Cells are tried from the lowest number to the highest',
  'centre-first': 'Cells are tried from the middle outwards, equally near ones by their numbers',
  random: 'The order of the cells was drawn at random before the search, so this was luck',
};

const NO_CELL_LEFT = 'No cell is empty and nobody has a line, and a draw scores ';

const reasons: Say = {
  cell: ({ order, answer }) => say(`${ORDER[order]}: next comes ${answer}.`),
  returns: ({ facts, answer }) => {
    const right = value(facts, answer);
    switch (facts.kind) {
      case 'won': {
        const owner = ink(facts.winner, `${facts.winner}’s`);
        return say(`Cells ${listed(facts.wonLine)} are `, owner, ': the score is ', right, '.');
      }
      case 'horizon':
        return facts.openLines
          ? say('The limit is reached, so it guesses. ', countedLines(facts), right, '.')
          : say('The limit is reached and the game isn’t over, so nobody knows: ', right, '.');
      case 'cut':
        return say('It is pruned, and returns the best that it has found: ', right, '.');
      case 'full':
        return say(NO_CELL_LEFT, right, '.');
      case 'dead':
        return say(
          facts.emptyCells.length > 0
            ? 'Both marks are on every line, so it is a draw: '
            : NO_CELL_LEFT,
          right,
          '.',
        );
      case 'return': {
        const got = listed(facts.answers.map(({ score }) => value(facts, score).text));
        if (facts.answers.length === 1) return say(`The only score it got was ${got}.`);
        return say(
          ink(facts.mover),
          ` wants the ${highest(facts)} of ${got}: that is `,
          right,
          '.',
        );
      }
    }
  },
  cut: ({ facts, answer }) => {
    const { maximising, bounds } = facts;
    const sure = maximising ? bounds?.beta : bounds?.alpha;
    const here = best(facts);
    const side = maximising ? otherMark(facts.computer) : facts.computer;
    if (sure === undefined) return say(ink(side), ' has nothing better elsewhere, so it goes on.');
    const holds = maximising ? say(' can hold ', ink(facts.computer), ' to ') : say(' is sure of ');
    const elsewhere = say(ink(side), ...holds, value(facts, sure), ' elsewhere');
    return answer === 1
      ? say(elsewhere, ' and gains nothing by coming here for ', here, '. It is pruned.')
      : say(elsewhere, ', and ', here, ' is not enough to keep it away. It goes on.');
  },
  kept: ({ facts, answer }) => {
    const right = value(facts, facts.score);
    const equal = facts.answers.filter(({ score }) => score === facts.score);
    if (equal.length > 1) {
      const cells = listed(equal.map(({ cell }) => cell));
      const rule = `, and of equals the ${facts.ties === 'first' ? 'first' : 'last'} that was tried is kept: ${answer}.`;
      return say(`Cells ${cells} ${equal.length === 2 ? 'both' : 'all'} score `, right, rule);
    }
    return say(
      ink(facts.mover),
      ` wants the ${highest(facts)}: cell ${answer} scores `,
      right,
      '.',
    );
  },
};

/** What is said around a prediction. */
export const prediction = {
  title: 'Before you go on',
  question: (question: PredictionQuestion) => sayOf(ask, question),
  cell: (cell: number) => `cell ${cell}`,
  cut: (isCut: number) => (isCut === 1 ? 'yes, it is pruned' : 'no, it goes on'),
  /** Why the right answer is right: said after any answer. */
  reason: (question: PredictionQuestion) => sayOf(reasons, question),
} as const;
