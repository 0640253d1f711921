import type { ShownState } from './shownState.ts';
import { count, locale } from '#language/ui/language/grammar';
import { storedSentence, type StoredSentences } from '#language/platform/stored';

const tasks = (number: number): string => (number === 1 ? '1 task' : `${count(number)} tasks`);
const points = (number: number): string => (number === 1 ? '1 point' : `${count(number)} points`);
/** With at most two places: parts of an answer can be right. */
const part = new Intl.NumberFormat(locale, { maximumFractionDigits: 2 });

const untitled = 'Assignment without a title';

const states: Readonly<Record<ShownState, string>> = {
  right: 'right',
  partly: 'partly right',
  wrong: 'not right',
  'not-tried': 'not tried',
  answered: 'answered',
  'needs-person': 'your teacher reads it',
};

/** How far a work on the device has come. */
export type WorkStage = 'begun' | 'handed-in' | 'changed-since';

const stages: Readonly<Record<WorkStage, string>> = {
  begun: '',
  'handed-in': ', handed in',
  'changed-since': ', handed in and changed since: hand in again',
};

/** Work goes on in this tab whatever the store says: what is lost is only the way back after a reload. */
const copyIt = 'Save a copy before you close this page.';

const STORE: StoredSentences = {
  unreadable: () =>
    'What was stored on this device could not be read. It was put aside, and is not lost; work that you begin now is stored as usual.',
  newer: () =>
    `The work on this device was stored by a newer version of this site, so it is left as it is, and your work is not stored. ${copyIt} Then reload it: it may be newer.`,
  'lost-some': ({ count: lost }) =>
    `${lost === 1 ? 'One work' : `${count(lost)} works`} on this device could not be read. The text was put aside, and the others are here.`,
  'not-quarantined': () =>
    `What is stored on this device cannot be read, so it is left as it is, and your work is not stored. ${copyIt}`,
  full: () => `This device has no room left, so your work is not stored. You can go on. ${copyIt}`,
  'not-stored': () =>
    `This browser does not let the page store anything. You can work all the same. ${copyIt}`,
};

/** What the page /do/ says. */
export const pupilMessages = {
  region: 'Your assignment',
  untitled,
  noScript: {
    text: 'The tasks are made and checked by scripts on this page, and scripts are off. The lessons can be read without them:',
    link: 'all lessons',
  },
  dismiss: 'Close this note',
  private: 'Everything stays on this device until you send it yourself.',
  opening: 'Opening the assignment …',
  open: {
    title: 'Open an assignment',
    lede: 'Paste the link or the code that your teacher gave you, or open the file.',
    label: 'Link or code',
    button: 'Open',
    file: 'Open a file',
    nothing: 'Paste a link or a code first.',
    fileTooLarge: 'This file is too large to be one of ours.',
    fileForeign:
      'This file holds no text, so it is none of ours. Choose the file that your teacher gave you.',
    fileUnread: 'This file could not be read. Try again, or choose another one.',
  },
  problem: {
    title: 'This could not be opened.',
    askAgain: 'If it does not help, ask your teacher for the link or the file again.',
    'no-tasks': 'This assignment has no tasks yet. Ask your teacher for it again.',
    result:
      'This is a result, for the teacher’s gradebook. Here a link or a file with tasks is needed.',
    'empty-link':
      'There is no assignment in this address. Open the link that your teacher gave you, or paste it here.',
    'copy-unreadable':
      'This copy of your work is damaged or cut off. If you have an older copy, try that one.',
    'copy-newer':
      'This copy was saved by a newer version of this site. Reload this page, or open it where it was saved.',
    'not-here':
      'This work is not stored on this device, or not any more. Open your copy of it, or the link of your teacher.',
    'not-loaded':
      'The assignment can be read, but a part of this page could not be loaded. Look at your connection, and try again.',
    again: 'Try again',
  },
  stored: {
    title: 'On this device',
    item: (answered: number, all: number, stage: WorkStage) =>
      `${count(answered)} of ${tasks(all)} answered${stages[stage]}`,
    goOn: (title: string) => title || untitled,
    erase: 'Erase',
    isSure: (title: string) =>
      `You see this inside a page of another site, so let us make sure: erase “${title || untitled}”?`,
    eraseSurely: 'Yes, erase it',
    keep: 'Keep it',
    eraseOf: (title: string) => `Erase “${title || untitled}”`,
    erased: (title: string) => `“${title || untitled}” was erased from this device.`,
    undo: 'Undo',
  },
  choose: {
    title: 'There is work on this assignment already',
    text: (here: string, copy: string) => `On this device: ${here}. In the copy: ${copy}.`,
    useCopy: 'Go on with the copy',
    keepHere: 'Go on with the work on this device',
    note: 'The other one goes: save it first if you may need it.',
  },
  begin: {
    title: (title: string) => title || untitled,
    about: (all: number, worth: number) => `${tasks(all)}, ${points(worth)}`,
    name: 'Who are you?',
    nameHow:
      'A pseudonym, or your number on the class list. Please not your real name. You can leave it empty, and change it later.',
    start: 'Begin',
  },
  head: {
    name: (name: string) => (name === '' ? 'No name given' : name),
    change: 'Change the name',
    changed: (name: string) => (name === '' ? 'No name now.' : `The name is ${name} now.`),
    label: 'Pseudonym or number',
    save: 'Keep it',
    copy: 'Save a copy',
    copyHow: 'A file with everything as it is now: open it here again, or on another device.',
    other: 'Another assignment',
  },
  tasks: {
    list: 'Tasks',
    item: (number: number, state: ShownState) => `Task ${count(number)}: ${states[state]}`,
    number: (number: number) => count(number),
    name: (number: number) => `Task ${count(number)}`,
    states,
    draft: 'not checked yet',
    back: 'Back',
    backTo: (number: number) => `Back: task ${count(number)}`,
    next: 'Next',
    nextTo: (number: number) => `Next: task ${count(number)}`,
    toHandIn: 'On to handing in',
    place: (number: number, all: number) => `Task ${count(number)} of ${count(all)}`,
    keys: 'Keys, while the focus is in the assignment: N for the next task, P for the one before.',
    soFar: (got: number, most: number) => `${part.format(got)} of ${points(most)} so far`,
  },
  handIn: {
    button: 'Hand in',
    framed:
      'You see these tasks inside a page of another site, so let us make sure: do you want to hand in now?',
    again: 'Hand in again',
    changed:
      'You have changed something since you handed in. Hand in again, and send the new result.',
    open: (numbers: readonly number[]) =>
      numbers.length === 1
        ? 'One task has no answer yet:'
        : `${count(numbers.length)} tasks have no answer yet:`,
    drafts: (numbers: readonly number[]) =>
      numbers.length === 1
        ? 'In one task the answer that you chose was not checked or kept, and does not count yet:'
        : `In ${count(numbers.length)} tasks the answers that you chose were not checked or kept, and do not count yet:`,
    keep: (numbers: readonly number[]) =>
      numbers.length === 1 ? 'Keep it and hand in' : 'Keep them and hand in',
    final: 'After handing in you will see what was right. Some tasks cannot be changed then.',
    noName: 'No name or number yet: your teacher will not know whose this is.',
    name: 'Pseudonym or number',
    allTheSame: 'Hand in all the same',
    notYet: 'Not yet',
  },
  result: {
    title: 'Your result',
    points: (got: number, most: number) => `${part.format(got)} of ${points(most)}`,
    /** Above the code, which is still that of the work as it was handed in. */
    changed:
      'You have changed something since: hand in again. Points and code here are still those of the work that you handed in.',
    /** What was handed in cannot be read again, so nobody else could read it either. */
    unreadable:
      'What you handed in cannot be read again, so there is nothing to send yet. Your answers are all here: hand in again.',
    noCode:
      'No code could be made of this result. Save it as a file, or save a copy of your work, and give your teacher that.',
    /** Earlier attempts that were too much for one result. */
    untold: (answers: number) =>
      `Your result was too long to go as a whole, so ${answers === 1 ? 'one earlier answer was' : `${count(answers)} earlier answers were`} left out. The last answer to every task is in it, and that one counts.`,
    unread: (number: number) =>
      number === 1
        ? 'One answer is read by your teacher, and may bring more.'
        : `${count(number)} answers are read by your teacher, and may bring more.`,
    send: 'Nothing has been sent yet. Give this to your teacher, by mail or however they told you:',
    copyCode: 'Copy the code',
    copyLink: 'Copy the link',
    save: 'Save as a file',
    codeCopied: 'The code is copied. Paste it where your teacher collects the results.',
    linkCopied: 'The link is copied. It opens your result in the gradebook.',
    notCopied: 'The browser does not allow copying here. Copy it from this field:',
    saved: 'The file was given to the browser to save.',
    code: 'Code of the result',
    link: 'Link of the result',
    qr: 'As a QR code',
    qrLabel: 'QR code: a link to this result in the gradebook',
    late: {
      loading: 'Loading …',
      lost: 'The QR code could not be loaded. The code and the file work without it.',
      retry: 'Try again',
    },
    checked: 'Your teacher’s gradebook counts the points again from your answers.',
    goOn: 'You can still try the tasks that are not right yet, and hand in again.',
  },
  elsewhere: {
    'taken-over':
      'This work is open in another tab too, and went on there. Here is the newer state now.',
    'written-over':
      'This work is open in another tab too, and was changed there. What you did here was stored last, and took its place.',
    'not-stored-here':
      'This work is open in another tab too, and went on there. What you did here is not stored, so it stays as it is in this tab. Save a copy of it before you close the page.',
    use: 'Use the other one instead',
  },
  store: storedSentence(STORE),
};

export type PupilMessages = typeof pupilMessages;
