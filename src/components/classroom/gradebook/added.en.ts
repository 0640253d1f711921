import { count } from '#language/ui/language/grammar';
import type { Added, LinkContent } from './found.ts';

const expected = 'Anybody can write such a link, so add it only if you were expecting it.';

export const results = (number: number): string =>
  number === 0 ? 'no results' : number === 1 ? '1 result' : `${count(number)} results`;

/** "5 things could not be read". */
export const unread = (number: number): string =>
  `${number === 1 ? 'One thing' : `${count(number)} things`} could not be read`;

/** What was added: new results, those that were there already, assignments, and what could not be read. */
export const gradebookAdded = (
  { fresh, same, noRoom, assignments, noPlace, bad, noCode, isStopped, elsewhere }: Added,
  room: { readonly entries: number; readonly assignments: number },
): string => {
  const isNothing = fresh + same + noRoom + assignments + noPlace + bad === 0;
  return [
    isStopped &&
      (isNothing ? 'Stopped. Nothing was read.' : 'Stopped. What was read before is here.'),
    fresh > 0 && `${results(fresh)} added.`,
    same > 0 && `${results(same)} ${same === 1 ? 'was' : 'were'} here already.`,
    noRoom > 0 &&
      `There’s room for ${count(room.entries)} results, or fewer if they’re long, so ${count(noRoom)} didn’t fit.`,
    assignments > 0 &&
      (assignments === 1 ? '1 assignment added.' : `${count(assignments)} assignments added.`),
    elsewhere !== undefined &&
      `That’s another assignment, “${elsewhere.trim() || 'Without a title'}”, which you can choose from the list.`,
    noPlace > 0 &&
      `There’s room for ${count(room.assignments)} assignments, or fewer if they’re long, so ${count(noPlace)} didn’t fit. Save the gradebook as a file, remove an assignment that you no longer need, and add this again.`,
    bad > 0 && `${unread(bad)}.`,
    noCode[0] &&
      `There is no code in ${noCode.length === 1 ? 'this line' : `${count(noCode.length)} other lines, of which this is the first`}: “${noCode[0].text}” (${noCode[0].from}).`,
    isNothing && !isStopped && 'There was nothing in it.',
  ]
    .filter((each) => typeof each === 'string')
    .join(' ');
};

/** A link was opened. Anybody can write one, so nothing of it is taken unasked. */
export const gradebookLink = {
  title: 'Add what this link holds?',
  ask: ({ results: number, assignments, pupil, title }: LinkContent): string => {
    const named = title ? `“${title}”` : 'an assignment without a title';
    if (number > 1) return `It holds ${results(number)}. ${expected}`;
    if (number === 1) {
      const whose = pupil === '' ? 'a result without a name' : `the result of pupil ${pupil}`;
      const what = title === undefined ? 'an assignment that is not on this device' : named;
      return `It holds ${whose} for ${what}. ${expected}`;
    }
    const what = title ? `the assignment ${named}` : named;
    return `It holds ${assignments > 1 ? `${count(assignments)} assignments` : what}, and no result. ${expected}`;
  },
  add: 'Add it',
  refuse: 'Leave it out',
  refused: 'Nothing was added from the link.',
};

/** Results that took too long. */
export const gradebookAside = {
  told: (number: number) =>
    number === 1
      ? 'This result took too long to grade, so it was set aside. Until it’s graded it doesn’t count, and it isn’t in the table that you save.'
      : `These ${count(number)} results took too long to grade, so they were set aside. Until they’re graded they don’t count, and they aren’t in the table that you save.`,
  /** In place of points. */
  mark: 'set aside',
  retry: 'Try it again',
  trying: 'Grading it again, for a minute at most …',
  outcome: {
    graded: (pupil: string) => `The result of ${pupil} is graded now.`,
    'too-long': (pupil: string) =>
      `A whole minute wasn’t enough for the result of ${pupil}, so it stays set aside.`,
    stopped: (pupil: string) => `Stopped. The result of ${pupil} stays set aside.`,
  },
};
