import type { MarkName } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { ink, locale, say, strong } from '#language/ui/language/grammar';
import { largeExercises } from '#language/exercises/frame/large';

const upToTwo = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });
const weighs = (weight: number) => strong(upToTwo.format(weight));

/** The move of the weighing bot: what is asked and said. Cells come by name: "d8". */
export const largeMoveMessages = {
  name: 'Predict the weighing bot',
  about:
    'Pupils say which cell the weighing bot takes: good for seeing what a program sees, and what it doesn’t.',
  fields: {
    sheet: { label: largeExercises.board },
    toMove: { label: 'Whose turn' },
  },
  question: (mark: MarkName): Sentence =>
    say`The weighing bot plays ${ink(mark)}. It takes the cell that weighs most: the weight of the
      cell for ${ink('X')} and its weight for ${ink('O')}, added up. It looks no further than that
      one mark. Which cell does it take?`,
  hints: {
    both: (mark: MarkName): Sentence =>
      say`Look for a cell where a mark makes a lot: a five, a four, a three with two open ends, or
        two such things at once. What the other side would make there counts as well. A five of
        ${ink(mark)} gets a bonus, so it usually wins, though a sum of other things can be higher.`,
    most: (weight: number): Sentence => say`The heaviest cell weighs ${weighs(weight)}.`,
  },
  solution: (cells: readonly string[], weight: number): Sentence => {
    const [first = '', ...others] = cells;
    return others.length === 0
      ? say`It takes ${strong(first)}, which weighs ${weighs(weight)}.`
      : say`${strong([first, ...others].join(', '))} weigh the same, ${weighs(weight)}. The bot
        draws one of them, so each is right.`;
  },
  lighter: (cell: string, weight: number, most: number): Sentence =>
    say`Cell ${strong(cell)} weighs ${weighs(weight)}. Another cell weighs ${weighs(most)}.`,
} as const;
