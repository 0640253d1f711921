import { count, inWords } from '#language/ui/language/grammar';

const times = (number: number): string =>
  number === 1 ? 'once' : number === 2 ? 'twice' : `${inWords(number)} times`;

const stillTimes = (left: number, isFirst: boolean): string =>
  isFirst ? times(left) : left === 1 ? 'once more' : `${inWords(left)} more times`;

const stillEmpty = (parts: number): string =>
  parts === 1 ? 'One part is still empty.' : `${count(parts)} parts are still empty.`;

/** What the frame of one task of an assignment says. */
export const taskMessages = {
  title: (number: number) => `Task ${count(number)}`,
  worth: (points: number) => (points === 1 ? '1 point' : `${count(points)} points`),
  check: 'Check',
  /** Where nothing is told before the work is handed in. */
  keep: 'Keep this answer',
  kept: 'Kept. You will see whether it is right after you have handed in your work.',
  chooseFirst: 'Choose an answer first.',
  /** Said once, and only where an answer is counted or not told. */
  checkUnfinished: (missing: number) => `${stillEmpty(missing)} Check all the same?`,
  keepUnfinished: (missing: number) => `${stillEmpty(missing)} Keep this answer all the same?`,
  /** Below the button: how often it may still be pressed; nothing where there is no limit. */
  checksLeft: (left: number, isFirst: boolean) =>
    left === 0
      ? 'This was the last time you could answer here.'
      : `You can check ${stillTimes(left, isFirst)}.`,
  keepsLeft: (left: number, isFirst: boolean) =>
    left === 0
      ? 'The answer cannot be changed any more.'
      : `You can keep an answer here ${stillTimes(left, isFirst)}.`,
  hint: (left: number) => `Hint (${count(left)} left)`,
  noMoreHints: 'No more hints',
  /** From the game as it goes on to the board with the pupil's own answer. */
  hideLine: 'Back to your answer',
  /** A link to the lesson that the task is about. */
  again: 'What was that again? Open the lesson',
  newTab: '(in a new tab)',
  needsPerson: 'Your teacher reads this one and gives the points.',
  solution: 'Solution',
  key: 'Key',
};

export type TaskMessages = typeof taskMessages;
