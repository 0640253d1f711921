import { count } from '#language/ui/language/grammar';
import type { CountedResult } from './results.ts';

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** The result that counts of a pupil who handed in more than once. */
export const countedResults: Readonly<Record<CountedResult, string>> = {
  latest: 'the latest',
  best: 'the best',
  first: 'the first',
};

/** What the gradebook says of one pupil's result. */
export const gradedPupil = {
  title: (pupil: string) => `Pupil ${pupil}`,
  from: (from: string) => `From: ${from}`,
  claimed: (claimed: number, real: number) =>
    `The pupil’s own page counted ${count(claimed)}, but graded again it’s ${count(real)}, and only the second number counts.`,
  twice: (number: number, counts: CountedResult) =>
    `This pupil handed in ${number === 2 ? 'twice' : `${count(number)} times`}, and ${countedResults[counts]} result counts, unless you choose one here.`,
  /** When it was handed in by the pupil's clock, in seconds since 1970; and which hand-in it is on that device. */
  handed: (seconds: number, handIn: number) => {
    const date = when.format(seconds * 1000);
    return handIn === 1
      ? `Handed in: ${date}.`
      : `Handed in: ${date} (hand-in number ${count(handIn)}).`;
  },
  wrote: (name: string) => `The pupil wrote: ${name}`,
  use: 'Use this one, leave the others out',
  used: 'The others were left out.',
  leaveOut: 'Leave this one out',
  takeBack: 'Put this one back',
  called: 'Name or number',
  calledHow:
    'What you write here is kept with the result, and emptying it takes it back. A number from your list of names brings its name with it.',
  remove: 'Remove this result',
  removed: 'The result was removed.',
  close: 'Close',
};
