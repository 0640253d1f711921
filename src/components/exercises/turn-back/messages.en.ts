import type { TurnBackReason } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { listed, say, strong } from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';

/** How one of the eight looks is reached, in the order of `SYMMETRIES`. */
const TURNS = [
  'left as it is',
  'turned by a quarter, clockwise',
  'turned by half',
  'turned by a quarter, anticlockwise',
  'mirrored, left to right',
  'turned by a quarter, clockwise, and then mirrored, left to right',
  'mirrored, top to bottom',
  'turned by a quarter, anticlockwise, and then mirrored, left to right',
];

const cellsAre = (cells: readonly number[]) =>
  `${cells.length === 1 ? 'cell' : 'cells'} ${listed(cells)}`;

/** Where on this board is the cell that the table names? */
export const turnBackMessages = {
  name: 'Turn the answer back',
  about:
    'A board, and how a table stores it, turned or mirrored. Pupils find the cell that the table means on the board itself.',
  fields: {
    setup: { label: smallExercises.boardField },
    cell: { label: 'The cell that the table names, on the board as it is stored' },
  },
  question: (cell: number): Sentence =>
    say`The table stores this board turned or mirrored, as the small picture shows. There it names
      ${strong(`cell ${cell}`)}, the marked one. Which cell is that on the board itself?`,
  stored: 'Stored in the table',
  /** For someone who does not see the picture. */
  storedSpoken: (rows: readonly string[], cell: number) =>
    `As the table stores it: ${rows.join(' ')} There the table names cell ${cell}.`,
  board: 'The board itself. Choose the cell that the table means.',
  chosen: (cell: number) => `Your choice: cell ${cell}.`,
  hints: {
    marks: say`Pick a mark that you can tell from the others, and find it on both boards. How did it
      get from one place to the other?`,
    turn: (symmetry: number): Sentence =>
      say`The board was ${TURNS[symmetry] ?? ''}, and then it was stored. Now undo that.`,
    beside: say`Say where the named cell lies among the marks around it, and look for that place on
      the board itself.`,
  },
  solution: (cells: readonly number[], named: number, symmetry: number): Sentence =>
    say`It is ${cellsAre(cells)}. The board was ${TURNS[symmetry] ?? ''}. Undo that, and cell
      ${named} of the table comes back to ${cellsAre(cells)}.`,
  reason({ code, cell }: TurnBackReason): Sentence {
    switch (code) {
      case 'cell-taken':
        return smallExercises.taken(cell);
      case 'not-turned':
        return say`Cell ${cell} has that number in the table, but there the board lies in another
          way, so on your board that place has another number.`;
      case 'wrong-way':
        return say`You got to cell ${cell} by turning the same way once more. What was turned has to
          be turned back.`;
      case 'other-cell':
        return say`Cell ${cell} isn’t in the same place among the marks as the cell that the table
          names.`;
    }
  },
} as const;
