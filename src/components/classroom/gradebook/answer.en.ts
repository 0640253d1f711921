import { count, eitherOf } from '#language/ui/language/grammar';

const MOST_NAMED = 6;

/** "cell 2 or cell 8"; of many right answers the first ones. */
export const rightNamed = (right: readonly string[]): string => {
  const more = right.length - MOST_NAMED;
  const named = more > 1 ? [...right.slice(0, MOST_NAMED), `one of ${count(more)} others`] : right;
  return eitherOf(named);
};

/** What the gradebook says of one pupil's answer. */
export const gradedAnswer = {
  title: (pupil: string, task: number) => `Pupil ${pupil}, task ${count(task)}`,
  before: 'Previous pupil',
  after: 'Next pupil',
  taskBefore: 'Previous task',
  taskAfter: 'Next task',
  close: 'Close',
  none: 'No answer was given.',
  attempt: (number: number, all: number) => `Try ${count(number)} of ${count(all)}`,
  earlier: 'Previous try',
  later: 'Next try',
  seconds: (seconds: number) => (seconds === 1 ? '1 second' : `${count(seconds)} seconds`),
  counts: 'this one counts',
  beyond: 'one try too many, so it doesn’t count',
  hints: (number: number) =>
    number === 0 ? 'no hint' : number === 1 ? '1 hint' : `${count(number)} hints`,
  unreadable: (text: string) =>
    `This isn’t an answer to this task, so it counts as wrong: “${text}”`,
  notKept:
    'The pupil gave this answer on a learning platform, which had no room to keep it. It wasn’t the last one.',
  searchHere: 'Search the position on this board, call by call',
  searchAsked: 'The search of this question, call by call',
  newTab: '(in a new tab)',
  needsPerson: 'Only you can judge this answer.',
  give: (most: number) => `Points, 0 to ${count(most)}`,
  answered: 'The pupil’s answer',
  right: 'Right',
  rightNamed,
  /** The key at length. */
  solution: 'Why that is right',
};
