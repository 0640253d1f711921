import type { MarkName, RatingReason, RatingRule } from '../../../engine/index.ts';
import type { Sentence } from '../../../components/view/types.ts';
import { count, ink, inWords, say } from '../grammar.ts';
import { nineExercises } from './nine.ts';

/** What a rule of the ratings says of a mark on the cell. */
const ruleDoes: Readonly<Record<RatingRule, string>> = {
  win: 'wins now',
  stopWin: 'stops a loss now',
  fork: 'makes a fork',
  stopFork: 'stops a fork',
  prepare: 'prepares a fork',
  spoil: 'stops a fork from being prepared',
  free: 'is empty',
};

export interface TimesRated {
  readonly rule: RatingRule;
  readonly times: number;
}

export const cellRatingWords = {
  name: 'Rate a cell by the seven rules',
  about: 'Pupils add up what the rules of the rating bot give to one cell.',
  fields: {
    setup: { label: nineExercises.boardField },
    cell: { label: 'The cell to rate' },
  },
  question: (mover: MarkName, cell: number): Sentence =>
    say(
      'The bot plays ',
      ink(mover),
      `, and rates the cells by the seven rules. What rating does cell ${cell} get?`,
    ),
  choose: 'Rating',
  rating: (rating: number) => count(rating),
  typed: 'Type the rating as a whole number.',
  hints: {
    rules: (cell: number): Sentence =>
      say(`Go through the rules, the greatest first. How often does each add to cell ${cell}?`),
    turns: say('The turns of the other cells can add to it as well.'),
    greatest: (cell: number, { rule, times }: TimesRated): Sentence =>
      say(
        `The greatest rule here: cell ${cell} ${ruleDoes[rule]}${times > 1 ? `, ${inWords(times)} times` : ''}.`,
      ),
  },
  solution(rating: number, parts: readonly TimesRated[]): Sentence {
    const counted = parts.filter(({ times }) => times > 0);
    const each = counted.map(({ rule, times }) =>
      times === 1 ? `it ${ruleDoes[rule]}` : `it ${ruleDoes[rule]}, ${inWords(times)} times`,
    );
    return say(`It is ${count(rating)}: ${each.join('; ')}.`);
  },
  reason: ({ cell, rule, more }: RatingReason): Sentence =>
    say(
      `Count again how often cell ${cell} ${ruleDoes[rule]}: it is ${more ? 'more' : 'less'} often than that.`,
    ),
};
