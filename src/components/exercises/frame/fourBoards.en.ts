import { smallExercises } from '#language/exercises/frame/small';

const LETTERS = ['A', 'B', 'C', 'D'];
const letter = (at: number): string => LETTERS[at] ?? '';

/** Where one of four boards is to be chosen. */
export const fourBoards = {
  letter,
  boardName: (at: number) => `Board ${letter(at)}`,
  board: (at: number, rows: readonly string[]) => `Board ${letter(at)}. ${rows.join(' ')}`,
  rows: smallExercises.rows,
} as const;
