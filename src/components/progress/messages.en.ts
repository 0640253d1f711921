import { count } from '#language/ui/language/grammar';

const NOT_STORED = 'This browser does not let the page store anything.';
const FULL =
  'This device has no room left, so nothing was changed. Delete something else that is stored here to make room.';

/** What the page /progress/ says. */
export const progressMessages = {
  region: 'Your notebook',
  noScript: 'Scripts keep what you’ve done on this device, and scripts are off.',
  dismiss: 'Close this note',
  lessons: (part: string) => `Lessons: ${part}`,
  number: (number: number) => count(number),
  read: 'read to its end',
  solved: (title: string, times: number) =>
    times === 1 ? title : `${title} (${count(times)} times)`,
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
  problems: {
    unreadable: 'This couldn’t be read. It may be cut off or changed.',
    newer:
      'This was written by a newer version of this site. Reload this page, because there may be a newer version.',
    foreign: 'This file wasn’t saved by this page.',
    'not-quarantined':
      'What is stored on this device cannot be read, and there is no room to put it aside. It is left as it is, and nothing new is kept.',
    full: FULL,
    'not-stored': NOT_STORED,
  },
  newerHere:
    'What you have done was stored by a newer version of this site. It is left as it is, and nothing new is kept. Reload this page, because there may be a newer version.',
  tooLarge: 'This file is too large to be one that this page saved.',
  quarantined: 'It was put aside, so it isn’t lost.',
};
