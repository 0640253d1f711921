import type { MarkName } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { capital } from '#language/ui/language/capital';
import { ink, inWords, listed, say, strong } from '#language/ui/language/grammar';
import { largeExercises } from '#language/exercises/frame/large';
import { lineRules } from '#language/exercises/frame/lineRules';

const cellsSaid = (count: number) => `${inWords(count)} ${count === 1 ? 'cell' : 'cells'}`;

/** Which cells the scan from the last mark looks at: what is asked and said. Cells come by name: "d8". */
export const scanVisitsMessages = {
  name: 'Where does the scan look?',
  about:
    'A board and the last mark. Pupils choose the cells that a program looks at to see who has won: good for reading code closely.',
  fields: {
    rule: {
      label: 'What wins',
      option: (rule: 'freestyle' | 'standard') =>
        rule === 'freestyle' ? 'five or more in a row' : 'exactly five in a row',
    },
    last: { label: 'The last mark' },
    cells: { label: largeExercises.board },
  },
  question: (mark: MarkName, last: string, isExact: boolean): Sentence =>
    say`${ink(mark)} has just been placed on ${strong(last)}${
      isExact ? '. Exactly five in a row wins. ' : '. Five or more in a row win. '
    }From there the scan walks both ways along four lines. ${lineRules.walk(isExact ? 5 : 4)}
      ${lineRules.walkOrder} Choose every cell that it looks at.`,
  hints: {
    lines: (last: string): Sentence =>
      say`The scan goes from ${strong(last)} both ways along four lines: the row, the column and
        both diagonals.`,
    counts: (all: number, inRow: number): Sentence =>
      say`It looks at ${cellsSaid(all)}, ${inWords(inRow)} of them in the row of the last mark.`,
  },
  solution: (cells: readonly string[], hasWon: boolean): Sentence =>
    say`It looks at ${cellsSaid(cells.length)}: ${listed(cells)}. Each way ends at the first cell
      that’s different, and the scan has looked at that one too.${
        hasWon ? ' One direction makes five, so the scan doesn’t look along those after it.' : ''
      }`,
  missing: (cell: string, count: number): Sentence =>
    count === 1
      ? say`One cell is missing: ${strong(cell)}. The scan looks at it.`
      : say`${capital(cellsSaid(count))} are missing, ${strong(cell)} among them. The scan has
        looked at the cell that ends a walk as well.`,
  offLine: (cell: string, last: string): Sentence =>
    say`Cell ${strong(cell)} is on none of the four lines through ${last}.`,
  begins: (last: string): Sentence =>
    say`The scan begins at ${strong(last)}: it looks at the cells around it.`,
  behind: (cell: string): Sentence =>
    say`The scan doesn’t get to ${strong(cell)}: a cell before it ends the walk, or it’s too far
      away, or five have been found by then.`,
  board: (last: string) =>
    `The board of the question. The last mark is on ${last}. Choose cells, and choose one again to take it back.`,
  cell: (
    name: string,
    mark: MarkName | undefined,
    is: { readonly isChosen: boolean; readonly isLast: boolean; readonly isWrong: boolean },
  ) =>
    [
      name,
      mark ?? 'empty',
      ...(is.isLast ? ['placed last'] : []),
      ...(is.isChosen ? ['chosen'] : []),
      ...(is.isWrong ? ['wrong'] : []),
    ].join(', '),
} as const;
