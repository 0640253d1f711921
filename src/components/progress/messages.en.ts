import { storedSentence } from '#language/platform/stored';
import { count, listed } from '#language/ui/language/grammar';
import type { StoredProblem } from '../platform/stored.ts';

/** What the page /progress/ says. */
export const progressMessages = {
  region: 'Your notebook',
  noScript: 'Scripts keep what you’ve done on this device, and scripts are off.',
  lessons: (part: string) => `Lessons: ${part}`,
  number: (number: number) => count(number),
  read: 'read to its end',
  solved: (titles: readonly string[], times: number) =>
    times <= titles.length ? listed(titles) : `${listed(titles)} (${count(times)} times)`,
  begin: 'Begin',
  goOn: 'Go on',
  /** Behind that button: a lesson, and the part of it that was reached. */
  lesson: (number: number, title: string) => `Lesson ${count(number)}, ${title}`,
  part: (part: string) => `at “${part}”`,
  allRead: 'You’ve read every lesson to its end.',
  readSoFar: (ended: number, all: number) => `${count(ended)} of ${count(all)} lessons read`,
  keeping: 'Keep it, or take it along',
  sum: (exercises: number, lessons: number) =>
    exercises === 0
      ? 'You haven’t solved an exercise on this device yet.'
      : `You have solved ${exercises === 1 ? 'one exercise' : `exercises of ${count(exercises)} kinds`} in ${lessons === 1 ? 'one lesson' : `${count(lessons)} lessons`}.`,
  save: 'Save as a file',
  open: 'Add from a file',
  erase: 'Erase',
  erased: 'The exercises you’d solved are erased from this device.',
  undo: 'Undo',
  added: 'The file was added to what’s here.',
  private: 'All of this stays on this device.',
  file: 'notebook.noughtbook.json',
  stored: (problem: StoredProblem) => storedSentence(problem, 'what you have done'),
  ofFile: (code: (StoredProblem | { readonly code: 'foreign' })['code']): string => {
    if (code === 'foreign') return 'This file wasn’t saved by this page.';
    return code === 'newer'
      ? 'This was written by a newer version of this site. Reload this page, because there may be a newer version.'
      : 'This couldn’t be read. It may be cut off or changed.';
  },
  tooLarge: 'This file is too large to be one that this page saved.',
};
