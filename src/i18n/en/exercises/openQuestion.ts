import type { OpenParams } from '../../../engine/index.ts';
import type { Sentence } from '../../../components/view/types.ts';
import { count, say } from '../grammar.ts';
import { nineExercises } from './nine.ts';

/** What the exercise 'open' says. */
export const openQuestionWords = {
  name: 'Your own question',
  about:
    'You ask in the text of the task; pupils answer in words, and you read them. With a board or without.',
  fields: {
    setup: { label: nineExercises.boardField },
    board: {
      label: 'The board',
      option: (board: OpenParams['board']) => (board === 'shown' ? 'is shown' : 'is not shown'),
    },
  },
  question: say('Answer in your own words.'),
  noBoard: 'There is no board.',
  label: 'Your answer',
  left: (characters: number) =>
    characters === 1 ? 'One more character.' : `${count(characters)} more characters.`,
  hints: [
    say('Say what you see on the board or in the program first, and then why.'),
  ] as readonly Sentence[],
  solution: say('There is no one right answer: a person reads what you wrote.'),
  none: 'no answer',
  typed: 'Type your answer.',
};
