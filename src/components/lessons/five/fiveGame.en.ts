import type { MarkName } from '../../../engine/index.ts';
import { count } from '#language/ui/language/grammar';
import type { GameState } from './fiveGame.svelte.ts';

const looks = (number: number) => `${count(number)} ${number === 1 ? 'look' : 'looks'}`;

/** The small game at the beginning of the lesson. A cell comes by its name: "h8". */
export const fiveGameMessages = {
  figure: 'Play five in a row against the machine',
  board: 'The board, 15 by 15',
  cell: (name: string, mark: MarkName | undefined, isLast: boolean) =>
    `${name}, ${mark ?? 'empty'}${isLast ? ', the last mark' : ''}`,
  says: (state: GameState, marks: number): string =>
    ({
      begin: 'You are X. Press any cell.',
      turn: 'Your move.',
      thinking: 'The machine is thinking.',
      won: `Five in a row! You won, with ${count(marks)} marks on the board.`,
      lost: `The machine has five in a row, with ${count(marks)} marks on the board. Once more?`,
      full: 'The board is full, and nobody has five.',
    })[state],
  answered: (cell: string) => `The machine plays ${cell}. Your move.`,
  taken: (name: string) => `${name} is taken.`,
  cost: (board: number, last: number) =>
    `Was that five? Finding out takes ${looks(board)} over the whole board, or ${looks(last)} from the last mark.`,
  noCost: 'Every mark raises a question: was that five?',
  undo: 'Undo',
  again: 'New game',
} as const;
