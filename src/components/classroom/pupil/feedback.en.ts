import { count, upTo } from '#language/ui/language/grammar';

const part = upTo(2);
const points = (number: number): string => (number === 1 ? '1 point' : `${count(number)} points`);

/** What a pupil reads over the points and comments that a teacher has given back. */
export const feedbackMessages = {
  title: (title: string) => `Given back: ${title}`,
  pupil: (name: string) => (name === '' ? 'No name given' : name),
  sum: (got: number, most: number) => `${part(got)} of ${points(most)}`,
  unread: (number: number) =>
    number === 1
      ? 'One answer is not read yet, so its points are still missing here.'
      : `${count(number)} answers are not read yet, so their points are still missing here.`,
  /** Anybody can write such a file. */
  from: 'Points and comments are those of the person who gave you this link or file. If you aren’t sure who that was, ask your teacher. Your own work on this device stays as it is.',
  list: 'Tasks, with points and comments',
  task: (number: number) => `Task ${count(number)}`,
  /** `got` absent: nobody has read it. */
  points: (got: number | undefined, most: number) =>
    got === undefined ? 'not read yet' : `${part(got)} of ${points(most)}`,
  /** At which try, and after how many hints; empty if there is nothing to say. */
  how: (tries: number, hints: number) =>
    [
      tries > 1 && `${count(tries)} tries`,
      hints > 0 && (hints === 1 ? '1 hint' : `${count(hints)} hints`),
    ]
      .filter(Boolean)
      .join(', '),
  comment: 'Comment',
  reason: 'Why these points',
  other: 'Open something else',
};
