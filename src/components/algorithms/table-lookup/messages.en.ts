import type { LinearMessages } from '../../stepper/linear/view.ts';
import type { LookupFacts } from './view.ts';
import { count, ink, listed, say, strong } from '#language/ui/language/grammar';

const TURNS = [
  'as it is',
  '¼ turn',
  '½ turn',
  '¾ turn',
  'mirrored',
  '¼ turn, mirrored',
  '½ turn, mirrored',
  '¾ turn, mirrored',
];
const IN_WORDS = [
  'as it is',
  'turned a quarter clockwise',
  'turned halfway round',
  'turned three quarters clockwise',
  'mirrored left to right',
  'turned a quarter and then mirrored',
  'turned halfway round and then mirrored',
  'turned three quarters and then mirrored',
];

/** A row on its slip of paper; what it holds, for somebody who doesn't see it. */
export const tableSlip = {
  title: (row: number) => `Row ${count(row)} of the table`,
  row: (cells: readonly (readonly [cell: number, number: string])[]) =>
    `${cells.map(([cell, number]) => `Cell ${cell}: ${number}`).join('. ')}.`,
};

/** The figure of a look-up in a table. */
export const tableLookupMessages: LinearMessages<LookupFacts> = {
  figure: (caption) => `Step through a look-up in the table${caption ? `: ${caption}` : ''}`,
  loaded: (steps) => `A look-up of ${count(steps)} steps.`,
  tags: {
    turn: 'turn',
    least: 'lowest',
    found: 'found',
    bring: 'turn back',
    greatest: 'highest',
    equal: 'equal',
    answer: 'answer',
  },
  sentence: {
    turn: ({ symmetry, digits, swapped }) =>
      say`${symmetry === 0 && swapped ? 'O began: X and O swap first. ' : ''}The board,
        ${IN_WORDS[symmetry] ?? ''}, is written
        ${strong(digits)}${symmetry === 0 ? ': cell by cell, 0 for empty, 1 for X, 2 for O.' : '.'}`,
    least: ({ symmetry, digits }) =>
      say`${
        symmetry === 0
          ? 'It’s the first, so it’s the lowest number so far: '
          : 'That’s lower than all the ones before: '
      }${strong(digits)}.`,
    found: ({ row, symmetry }) =>
      say`The board, ${IN_WORDS[symmetry] ?? ''}, has the lowest number, so it’s the one the table
        keeps for all eight. ${strong(`Row ${count(row)}`)} of the table is its row.`,
    bring: ({ from, cell, weight, symmetry }) =>
      symmetry === 0
        ? say`Cell ${cell} has ${strong(count(weight))}, and stays there, because nothing was
          turned.`
        : say`Cell ${from} of the table’s board is cell ${cell} of ours, so cell ${cell} gets
          ${strong(count(weight))}.`,
    greatest: ({ cell, weight }) =>
      say`Cell ${cell} has ${strong(count(weight))}, and no number so far is higher.`,
    equal: ({ cell, weight }) =>
      say`Cell ${cell} has ${count(weight)} too, so it’s kept along with the others.`,
    answer: ({ best, mover }) =>
      best.length === 0
        ? say`The game is over: the table has nothing to say.`
        : best.length === 1
          ? say`${ink(mover)} takes ${strong(`cell ${best[0] ?? ''}`)}.`
          : say`${ink(mover)} takes one of ${strong(listed(best))}, each as likely as the others.`,
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
    least: 'the lowest',
  },
};
