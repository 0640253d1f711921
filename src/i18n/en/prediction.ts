import type { MoveOrder } from '../../engine/index.ts';
import type { Question, QuestionKind, Tally } from '../../components/view/questions.ts';
import type { Sentence, StepFacts } from '../../components/view/types.ts';
import { count, formatScore, ink, listed, say, strong, took, worth } from './grammar.ts';

function most({ maximising }: StepFacts): string {
  return maximising ? 'most' : 'least';
}

const ask: Record<QuestionKind, (question: Question) => Sentence> = {
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

const reasons: Record<QuestionKind, (question: Question) => Sentence> = {
  cell: ({ order, answer }) => say(`${ORDER[order]}: next comes ${answer}.`),
  returns: ({ facts, answer }) => {
    const value = worth(answer, facts.computer);
    if (facts.kind === 'won' && facts.winner && facts.wonLine) {
      const owner = ink(facts.winner, `${facts.winner}’s`);
      return say(`Cells ${listed(facts.wonLine)} are `, owner, ': that is worth ', value, '.');
    }
    if (facts.kind === 'full') {
      return say('No cell is empty and nobody has a line: that is worth ', value, '.');
    }
    const answers = facts.answers ?? [];
    const got = listed(answers.map(({ score }) => formatScore(score)));
    if (answers.length === 1) return say(`Its only answer was ${got}.`);
    return say(ink(facts.mover), ` wants the ${most(facts)} of ${got}: that is `, value, '.');
  },
  kept: ({ facts, answer }) => {
    const value = worth(facts.score ?? 0, facts.computer);
    const equal = (facts.answers ?? []).filter(({ score }) => score === facts.score);
    if (equal.length > 1) {
      const cells = listed(equal.map(({ cell }) => cell));
      const rule = `, and of equals the ${facts.ties ?? 'first'} that was tried is kept: ${answer}.`;
      return say(`Cells ${cells} are ${equal.length === 2 ? 'both' : 'all'} worth `, value, rule);
    }
    return say(ink(facts.mover), ` wants the ${most(facts)}: cell ${answer} is worth `, value, '.');
  },
};

/** What is said around a prediction. */
export const prediction = {
  title: 'Before you go on',
  question: (question: Question) => ask[question.kind](question),
  cell: (cell: number) => `cell ${cell}`,
  /** Why the right answer is right: said after any answer. */
  reason: (question: Question) => reasons[question.kind](question),
  /** At the end, or whenever it is asked for. */
  tally: ({ asked, right, skipped }: Tally) => {
    if (asked === 0) return 'No guesses yet.';
    const left = skipped === 0 ? '' : ` ${skipped} skipped.`;
    return `${right} of ${asked} right.${left}`;
  },
} as const;
