import type { LookupEvent } from '../../../engine/index.ts';
import type { LinearMessages } from '../../stepper/linear/view.ts';
import type { LookupFacts } from './view.ts';
import { count, ink, listed, say, strong } from '#language/ui/language/grammar';

const TURNS = [
  'as it lies',
  '¼ turn',
  '½ turn',
  '¾ turn',
  'mirrored',
  '¼ turn, mirrored',
  '½ turn, mirrored',
  '¾ turn, mirrored',
];
const IN_WORDS = [
  'as it lies',
  'turned by a quarter, clockwise',
  'turned by half',
  'turned by three quarters, clockwise',
  'mirrored, left to right',
  'turned by a quarter and then mirrored',
  'turned by half and then mirrored',
  'turned by three quarters and then mirrored',
];

/** The figure of the look into a table. */
export const tableLookupMessages: LinearMessages<LookupEvent, LookupFacts> = {
  figure: (caption) => `Step through a look into the table${caption ? `: ${caption}` : ''}`,
  loaded: (steps) => `A look-up of ${count(steps)} steps.`,
  tags: {
    turn: 'turn',
    least: 'least',
    found: 'found',
    bring: 'bring back',
    greatest: 'greatest',
    equal: 'equal',
    answer: 'answer',
  },
  sentence: {
    turn: ({ symmetry, digits, swapped }) =>
      say(
        symmetry === 0 && swapped ? 'O began, so X and O change places. ' : '',
        `The board ${IN_WORDS[symmetry] ?? ''} is written `,
        strong(digits),
        symmetry === 0 ? ': cell by cell, 0 for empty, 1 for X, 2 for O.' : '.',
      ),
    least: ({ symmetry, digits }) =>
      say(
        symmetry === 0
          ? 'It is the first, so it is the least number so far: '
          : 'That is less than all before: ',
        strong(digits),
        '.',
      ),
    found: ({ row, symmetry }) =>
      say(
        `The board ${IN_WORDS[symmetry] ?? ''} has the least number, so it stands for all eight. `,
        strong(`Row ${count(row)}`),
        ' of the table belongs to it.',
      ),
    bring: ({ from, cell, weight, symmetry }) =>
      symmetry === 0
        ? say(`Cell ${cell} has `, strong(count(weight)), ': nothing was turned.')
        : say(
            `Cell ${from} of the table’s board is cell ${cell} of ours. It has `,
            strong(count(weight)),
            '.',
          ),
    greatest: ({ cell, weight }) =>
      say(`Cell ${cell} has `, strong(count(weight)), ': no number so far is greater.'),
    equal: ({ cell, weight }) =>
      say(`Cell ${cell} has ${count(weight)} too, and is kept beside the others.`),
    answer: ({ best, mover }) =>
      best.length === 0
        ? say('The game is over: the table has nothing to say.')
        : best.length === 1
          ? say(ink(mover), ' takes ', strong(`cell ${best[0] ?? ''}`), '.')
          : say(
              ink(mover),
              ' takes one of ',
              strong(listed(best)),
              ', each as likely as the others.',
            ),
  },
  note: (text) => `, has ${text}`,
  tables: {
    turns: {
      caption: 'The same board eight times, as numbers',
      columns: ['turned', 'written', 'so far'],
    },
  },
  terms: {
    ...Object.fromEntries(TURNS.map((name, at) => [`symmetry-${at}`, name])),
    least: 'the least',
    'not-least': '',
  },
  questions: {
    choose: 'where a number of the table belongs',
    ask: (_, { from }) =>
      say(`The board was turned. To which cell of ours does cell ${from} of the table belong?`),
    option: (_, option) => `cell ${option}`,
    reason: (question, { from, symmetry }) =>
      say(
        `The board was ${IN_WORDS[symmetry] ?? ''}. That brought cell ${question.answer} to cell ${from}, so the number goes back to cell ${question.answer}.`,
      ),
  },
};
