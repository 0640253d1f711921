import type { CanonicalFormReason } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { listed, say, strong } from '#language/ui/language/grammar';
import { smallExercises } from '#language/exercises/frame/small';

const LETTERS = ['A', 'B', 'C', 'D'];
const letter = (at: number): string => LETTERS[at] ?? '';

const ALIKE = ['none of the three', 'one of the three', 'two of the three', 'all three'];

/** Which of four boards is this one, as a table stores it? */
export const canonicalFormMessages = {
  name: 'Find the canonical form',
  about:
    'A board, and four others. Pupils find the one that a table stores in its place: turned or mirrored, and with the lowest number.',
  fields: {
    setup: { label: smallExercises.boardField },
    alike: {
      label: 'How many of the wrong boards are the same board, turned or mirrored',
      option: (alike: number) => ALIKE[alike] ?? String(alike),
    },
    others: {
      label: 'Which wrong boards are offered',
      option: (others: number) => `set ${others}`,
    },
  },
  question: (alike: number): Sentence =>
    alike === 0
      ? say`Only one of the four boards below can be turned or mirrored into this one, and that’s
        how the table stores it. Which board is it?`
      : say`Of all the boards that you get from this one by turning and mirroring, the table stores
        the one with the ${strong('lowest number')}. (Read it row by row, with 0 for an empty cell,
        1 for X and 2 for O.) Which of the four is it?`,
  own: 'This board',
  choose: 'The table stores',
  hints: {
    places: say`A corner stays a corner and the centre stays in the centre, whatever you do. Which
      marks are in the corners here?`,
    beside: say`Neighbours stay neighbours, too. Which marks are side by side here, and which on
      each of the four boards?`,
    zeros: say`The more zeros a number begins with, the lower it is. Which empty cells can you bring
      into the top row?`,
    begins: (digits: string): Sentence => say`The number begins with ${digits}.`,
    either: (boards: readonly number[]): Sentence =>
      say`It is one of these boards: ${listed(boards.map(letter))}.`,
  },
  solution: (key: number, number: string): Sentence =>
    say`It’s board ${letter(key)}, with the number ${strong(number)}.`,
  reason: (reason: CanonicalFormReason): Sentence =>
    reason.code === 'other-board'
      ? say`However you turn or mirror board ${letter(reason.chosen)}, it never becomes this one.
        Look at what’s in the corners, and what’s beside them.`
      : say`Board ${letter(reason.chosen)} is this board, turned or mirrored, but ${reason.number}
        isn’t the lowest number that you can get.`,
  letter,
  boardName: (at: number) => `Board ${letter(at)}`,
  board: (at: number, rows: readonly string[]) => `Board ${letter(at)}. ${rows.join(' ')}`,
  answerText: letter,
} as const;
