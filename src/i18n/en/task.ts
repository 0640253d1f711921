import { count, inWords } from './grammar.ts';

const times = (number: number): string =>
  number === 1 ? 'once' : number === 2 ? 'twice' : `${inWords(number)} times`;

/** What the frame of one task of an assignment says. */
export const task = {
  title: (number: number) => `Task ${count(number)}`,
  worth: (points: number) => (points === 1 ? '1 point' : `${count(points)} points`),
  check: 'Check',
  /** Where nothing is told before the work is handed in. */
  keep: 'Keep this answer',
  kept: 'Kept. You will see whether it is right after you have handed in your work.',
  keptForTeacher: 'Kept. Your teacher reads it.',
  chooseFirst: 'Choose an answer first.',
  /** Below the button: how often it may still be pressed; nothing where there is no limit. */
  checksLeft: (left: number) =>
    left === 0 ? 'This was the last time you could answer here.' : `You can check ${times(left)}.`,
  keepsLeft: (left: number) =>
    left === 0
      ? 'The answer cannot be changed any more.'
      : `You can keep an answer here ${times(left)}.`,
  hint: (left: number) => (left === 1 ? 'Hint (the last one)' : `Hint (${count(left)} left)`),
  hints: 'Hints',
  hintSaid: (hint: string) => `Hint: ${hint}`,
  right: 'That is right.',
  wrong: 'Not quite.',
  /** Some of it is right: a share of one, above 0 and below 1. */
  partly: (points: number) =>
    points >= 0.75 ? 'Nearly.' : points >= 0.4 ? 'Partly right.' : 'A little of it is right.',
  needsPerson: 'Your teacher reads this one and gives the points.',
  noAnswer: 'There is no answer here.',
  solution: 'Solution',
  key: 'Key',
  line: { show: 'Show how the game goes on', hide: 'Back to the question' },
  typed: {
    label: 'Or type your answer',
    take: 'Take it',
    taken: (told: string) => `Your answer now: ${told}.`,
    unread: 'This cannot be read as an answer.',
  },
};

export type TaskWords = typeof task;
