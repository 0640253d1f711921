import { count } from '#language/ui/language/grammar';

/** What the gradebook says of one pupil's answer. */
export const gradedAnswer = {
  title: (pupil: string, task: number) => `Pupil ${pupil}, task ${count(task)}`,
  before: 'Pupil before',
  after: 'Next pupil',
  taskBefore: 'Task before',
  taskAfter: 'Next task',
  close: 'Close',
  none: 'No answer was given.',
  attempt: (number: number, all: number) => `Attempt ${count(number)} of ${count(all)}`,
  earlier: 'Attempt before',
  later: 'Next attempt',
  seconds: (seconds: number) => (seconds === 1 ? '1 second' : `${count(seconds)} seconds`),
  counts: 'this one counts',
  beyond: 'one attempt too many: it counts for nothing',
  hints: (number: number) =>
    number === 0 ? 'no hint' : number === 1 ? '1 hint' : `${count(number)} hints`,
  unreadable: (text: string) => `This is no answer to this task, so it counts as wrong: “${text}”`,
  notKept:
    'This answer was given on a learning platform, which had no room to keep it. It was not the last one.',
  searchHere: 'Search the position on this board, call by call',
  searchAsked: 'The search of this question, call by call',
  newTab: '(in a new tab)',
  needsPerson: 'Nobody but you can judge this answer.',
  give: (most: number) => `Points, 0 to ${count(most)}`,
  answered: 'The pupil’s answer',
  right: 'Right',
  /** The key at length. */
  solution: 'Why that is right',
};
