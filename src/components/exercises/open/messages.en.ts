import type { OpenParams } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { count, say } from '#language/ui/language/grammar';
import { largeExercises } from '#language/exercises/frame/large';
import { smallExercises } from '#language/exercises/frame/small';

const BOARDS: Readonly<Record<OpenParams['board'], string>> = {
  shown: 'nine cells',
  sheet: 'a large board',
  none: 'none',
};

/** What the exercise 'open' says. */
export const openQuestionMessages = {
  name: 'Your own question',
  about:
    'You ask in the text of the task; pupils answer in words, and you read them. With a board or without.',
  fields: {
    setup: { label: smallExercises.boardField },
    board: {
      label: 'The board',
      option: (board: OpenParams['board']) => BOARDS[board],
    },
    sheet: { label: largeExercises.board },
  },
  question: say`Answer in your own words.`,
  noBoard: 'There is no board.',
  sheet: 'The board of the question.',
  label: 'Your answer',
  over: (characters: number, most: number) =>
    `Your answer is ${characters === 1 ? 'one character' : `${count(characters)} characters`} too long: ${count(most)} can be kept as an answer. Shorten it.`,
  hints: [
    say`Say what you see on the board or in the program first, and then why.`,
  ] as readonly Sentence[],
  solution: say`There is no one right answer: a person reads what you wrote.`,
  none: 'no answer',
};
