import { count } from '#language/ui/language/grammar';

const pupils = (number: number): string => (number === 1 ? '1 pupil' : `${count(number)} pupils`);

/** A task by its number and what it asks, if that is known. */
export const taskLabel = (number: number, kind = ''): string =>
  `Task ${count(number)}${kind && `: ${kind}`}`;

/** What the gradebook says of all pupils together. */
export const gradedClass = {
  title: 'How each task went',
  pupils,
  states: 'States by task',
  statesSaid: (number: number, hardest: number | undefined) =>
    hardest === undefined
      ? `How ${pupils(number)} did on each task.`
      : `How ${pupils(number)} did on each task. Task ${count(hardest)} went worst.`,
  wrong: (task: string) => `Most common wrong answers: ${task}`,
  wrongSaid: (number: number) =>
    number === 0
      ? 'Nobody gave a wrong answer here.'
      : 'Answers that weren’t wholly right, from all tries that were allowed. A pupil who gives the same answer again is counted once.',
  ownBoards:
    'Every pupil has a board of their own in this task, so wrong answers can’t be counted together. Open one in the table to see it.',
  choose: 'Task',
  table: 'The numbers as a table',
  columns: {
    task: 'Task',
    tried: 'Tried',
    mean: 'Mean share of the points',
    attempts: 'Tries, mean',
    seconds: 'Seconds, middle pupil',
    hints: 'Hints',
    answer: 'Answer',
    pupils: 'Pupils',
  },
  more: (number: number) =>
    number === 1 ? '1 other answer was given' : `${count(number)} other answers were given`,
};
