import type { MarkName, RatingReason, RatingRule } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { ratingRules } from '#language/exercises/frame/ratingRules';
import { capital, count, ink, inWords, listed, say } from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';

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

interface TimesRated {
  readonly rule: RatingRule;
  readonly times: number;
  /** What the rule adds each time. */
  readonly points: number;
}

/** "1,000", "2 × 10 = 20". */
const pointsText = ({ times, points }: TimesRated) =>
  times === 1 ? count(points) : `${times} × ${count(points)} = ${count(times * points)}`;

export const cellRatingMessages = {
  name: 'Rate a cell by the seven rules',
  about: 'Pupils add up what the rules of the rating bot give to one cell.',
  fields: {
    setup: { label: smallExercises.boardField },
    cell: { label: 'The cell to rate', option: smallExercises.choice.answerText },
  },
  question: (mover: MarkName, cell: number): Sentence =>
    say`The bot plays ${ink(mover)}, and rates the cells by the seven rules. What rating does cell
      ${cell} get?`,
  /** In the table of the rules, by the name that hints and verdicts use. */
  rule: (rule: RatingRule) => `${capital(ruleDoes[rule])}. ${ratingRules.adds[rule]}`,
  choose: 'Rating',
  rating: (rating: number) => count(rating),
  hints: {
    rules: (cell: number): Sentence =>
      say`Go through the rules, the one that adds most first. How often does each add to cell
        ${cell}?`,
    crossings: (cell: number): Sentence =>
      say`Look at the crossings on the other empty cells too: some rules add to all empty cells of
        the two lines, and so to cell ${cell}.`,
    greatest: (cell: number, { rule, times }: Omit<TimesRated, 'points'>): Sentence =>
      say`The rule that adds most here: cell ${cell}
        ${ruleDoes[rule]}${times > 1 ? `, ${inWords(times)} times` : ''}.`,
  },
  solution(rating: number, parts: readonly TimesRated[]): Sentence {
    const counted = parts.filter(({ times }) => times > 0);
    const each = counted.map((part) => `it ${ruleDoes[part.rule]} (${pointsText(part)})`);
    return say`It is ${count(rating)}: ${listed(each)}.`;
  },
  reason: ({ cell, rule, more }: RatingReason): Sentence =>
    say`Count again how often cell ${cell} ${ruleDoes[rule]}: it is ${more ? 'more' : 'less'} often
      than that.`,
};
