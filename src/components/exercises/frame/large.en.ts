import type { MarkName } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import {
  capital,
  countInWords,
  ink,
  inWords,
  listed,
  otherMark,
  say,
  strong,
} from '#language/ui/language/grammar';

const cellsSaid = (count: number) => countInWords(count, 'cell');

const after = (mark: MarkName, cell: string): Sentence =>
  say`After ${ink(mark)} on ${strong(cell)}, `;

/** What exercises about lines and large boards have in common. Cells come by name: "d8". */
export const largeExercises = {
  board: 'Board',
  line: 'Line',
  /** All marks of a board, for someone who does not see it. */
  marks: (x: readonly string[], o: readonly string[]) =>
    `X on ${listed(x) || 'no cell'}. O on ${listed(o) || 'no cell'}.`,
  places: { edge: 'edge', empty: 'empty' },
  lineSpoken: (places: readonly string[]) => `The line, from the left: ${places.join(', ')}.`,
  /** "After X on d8, ". */
  after,
  /** What a wrong move allows the other side; `five` is left out while the answer may be given again. */
  letsFive: (mark: MarkName, cell: string, five?: string): Sentence =>
    say`${after(mark, cell)}${ink(otherMark(mark))}${
      five === undefined ? ' makes five with its next mark.' : ' makes five on '
    }${five === undefined ? [] : [strong(five), '.']}`,
  /** Where the answer is a set of cells. */
  cells: {
    chosen: (names: readonly string[]) =>
      names.length === 0 ? 'No cell is chosen yet.' : `Chosen: ${listed(names)}.`,
    /** Heard alone: the cell that was chosen or taken back just now, and how many there are. */
    changed: (name: string, isChosen: boolean, count: number) =>
      `${name} ${isChosen ? 'chosen' : 'taken back'}: ${cellsSaid(count)}.`,
    /** Several were chosen at once, or all were taken back. */
    count: (count: number) =>
      count === 0 ? 'No cell is chosen.' : `${capital(cellsSaid(count))} chosen.`,
    answerText: (names: readonly string[]) => names.join(', ') || 'no cell',
    clear: 'Choose none',
    blank: 'Cells',
  },
  /** Where a cell is given, and something about it is asked. */
  asked: {
    board: (name: string) => `The board of the question. The cell in question is ${name}.`,
    cell: ', the cell in question',
    /** After the marks; `last` is the last column. */
    size: (columns: number, last: string, rows: number) =>
      `The board has ${inWords(columns)} columns, a to ${last}, and ${inWords(rows)} rows.`,
  },
  /** Where it is one cell. */
  cell: {
    none: 'No cell is chosen yet.',
    chosen: (mark: MarkName, name: string) => `Your choice: ${mark} on ${name}.`,
    yours: ', your choice',
    board: (mark: MarkName) => `The board of the question. Choose a cell for ${mark}.`,
    /** The board as it is shown has an answer on it, and perhaps the reply. */
    after: 'The board after your move.',
    noCell: (name: string): Sentence => say`There is no cell ${strong(name)} on this board.`,
    taken: (name: string, mark: MarkName): Sentence =>
      say`Cell ${strong(name)} is taken: ${ink(mark)} is there.`,
    inColumn: (column: string): Sentence => say`Look in column ${strong(column)}.`,
    /** Without borders. */
    atX: (x: string): Sentence => say`Look at the cells with x = ${strong(x)}.`,
    blank: 'Cell',
  },
} as const;
