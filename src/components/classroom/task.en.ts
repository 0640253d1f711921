import { count, eitherOf, howOften, inWords } from '#language/ui/language/grammar';
import { calmName } from '../ui/calmText.ts';

const more = (left: number): string => (left === 1 ? 'once more' : `${inWords(left)} more times`);

const stillEmpty = (parts: number): string =>
  parts === 1 ? 'One part is still empty.' : `${count(parts)} parts are still empty.`;

/** What the frame of one task of an assignment says. */
export const taskMessages = {
  title: (number: number) => `Task ${count(number)}`,
  worth: (points: number) => (points === 1 ? '1 point' : `${count(points)} points`),
  check: 'Check',
  /** Where pupils learn nothing before they hand in. */
  keep: 'Keep this answer',
  kept: 'Kept.',
  answerFirst: 'Give an answer first.',
  /** Said once, and only where an answer counts, or its result stays hidden. */
  checkUnfinished: (missing: number) => `${stillEmpty(missing)} Check anyway?`,
  keepUnfinished: (missing: number) => `${stillEmpty(missing)} Keep this answer anyway?`,
  /** Below the button before the first answer. */
  rules: (attempts: number): string =>
    attempts === 0
      ? ''
      : attempts === 1
        ? 'You have one try.'
        : `You can check ${howOften(attempts)}. Your best answer counts.`,
  /** In a test. */
  untilHandedIn: 'You can change your answer until you hand in.',
  /** After a try: how many are left (`undefined` for no limit). */
  left: (left: number | undefined): string =>
    left === undefined
      ? ''
      : left === 0
        ? 'That was your last try here.'
        : `You can check ${more(left)}.`,
  hint: (left: number) => `Hint (${count(left)} left)`,
  noMoreHints: 'No more hints',
  /** From the game as it goes on to the board with the pupil's own answer. */
  hideLine: 'Back to your answer',
  /** A link to the lesson that the task is about. */
  again: 'What was that again? Open the lesson',
  newTab: '(in a new tab)',
  needsPerson: 'Your teacher reads this one and gives the points.',
  solution: 'Solution',
  /** What the teacher wrote to their own question, as an answer that they would like. */
  model: 'What a good answer says',
};

const MOST_NAMED = 6;

/** "cell 2 or cell 8"; of many right answers the first ones. */
export const rightNamed = (right: readonly string[]): string => {
  const more = right.length - MOST_NAMED;
  const named = more > 1 ? [...right.slice(0, MOST_NAMED), `one of ${count(more)} others`] : right;
  return eitherOf(named);
};

/** With its time zone: who reads it elsewhere, or on paper, sees whose clock is meant. */
const moment = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  hour: '2-digit',
  minute: '2-digit',
  timeZoneName: 'short',
});

/** Where and until when to hand in, as pupils are told on their page and on paper. `due`: seconds since 1970. */
export const handingIn = {
  by: (due: number) => `Hand in by ${moment.format(due * 1000)}.`,
  to: (where: string) => `Hand in here: ${calmName(where)}`,
};
