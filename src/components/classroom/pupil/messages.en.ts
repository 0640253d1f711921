import type { ShownState } from '../ownWork.ts';
import { count, countThings, upTo } from '#language/ui/language/grammar';
import { storedSentence } from '#language/platform/stored';
import type { StoredNews } from '../../platform/stored.ts';

const tasks = (number: number): string => countThings(number, 'task');
const points = (number: number): string => countThings(number, 'point');
/** With at most two places: parts of an answer can be right. */
const part = upTo(2);

/** Where the boards come from the name, it cannot change any more. */
const nameStays = (isOwn: boolean): string =>
  isOwn
    ? 'Everybody has boards of their own here, and yours are made from what you write, so it can’t be changed later.'
    : 'You can change it later.';

const untitled = 'Assignment without a title';

const states: Readonly<Record<ShownState, string>> = {
  right: 'right',
  partly: 'partly right',
  wrong: 'not right',
  'not-tried': 'not tried',
  answered: 'answered',
  draft: 'begun',
  'needs-person': 'your teacher reads it',
};

/** How far a work on the device has come. */
export type WorkStage = 'begun' | 'handed-in' | 'changed-since';

const stages: Readonly<Record<WorkStage, string>> = {
  begun: '',
  'handed-in': ', handed in',
  'changed-since': ', handed in and changed since: hand in again',
};

/** Somebody has worked on the assignment on this device, perhaps somebody else. */
const who = {
  title: 'Who are you?',
  text: 'Somebody has already started this assignment on this device. Their work stays as it is, and you won’t see it.',
  how: 'If you’ve begun it here before, write what you wrote then, and you can go on. If you haven’t, you start afresh.',
  go: 'Go on',
  isThatYou: 'Is that you?',
  same: (name: string) =>
    name === ''
      ? 'Somebody without a name has already worked on these tasks on this device.'
      : `Somebody called ${name} has already worked on these tasks on this device.`,
  yes: 'Yes, that’s me: go on',
  no: 'No, that’s somebody else: start afresh',
  away: 'Whichever you choose, nothing is lost.',
};

/** What a pupil reads over the points and comments that a teacher has given back. */
const feedback = {
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
    [tries > 1 && `at try ${count(tries)}`, hints > 0 && countThings(hints, 'hint')]
      .filter(Boolean)
      .join(', '),
  comment: 'Comment',
  reason: 'Why these points',
  other: 'Open something else',
};

/** What the page /do/ says. */
export const pupilMessages = {
  who,
  feedback,
  region: 'Your assignment',
  untitled,
  noScript: {
    text: 'This page needs scripts to show and check the tasks, and they’re switched off. You can read the lessons without them:',
    link: 'all lessons',
  },
  private: 'Everything stays on this device until you send it yourself.',
  opening: 'Opening the assignment …',
  open: {
    title: 'Open an assignment',
    lede: 'Paste the link or the code that your teacher gave you, or open the file. What you got back opens here too.',
    label: 'Link or code',
    button: 'Open',
    file: 'Open a file',
    scan: 'Scan a code',
    scanOtherWays: 'You can still paste the link or the code, or open the file.',
    scanned: 'Read. Opening it …',
    nothing: 'Paste a link or a code first.',
    fileTooLarge: 'This file is too large to be one of ours.',
    fileForeign:
      'There’s no text in this file, so it isn’t one of ours. Choose the file that your teacher gave you.',
    fileUnread: 'This file couldn’t be read. Try again, or choose another one.',
  },
  problem: {
    title: 'This could not be opened.',
    askAgain: 'If that doesn’t help, ask your teacher for the link or the file again.',
    'no-tasks': 'This assignment has no tasks yet. Ask your teacher for it again.',
    result:
      'This is a result, which belongs in your teacher’s gradebook. What you need here is a link or a file with tasks.',
    'not-here':
      'This work isn’t stored on this device, or isn’t any more. Open your copy of it, or your teacher’s link.',
    'not-loaded':
      'The assignment is all right, but part of this page couldn’t be loaded. Check your connection, and try again.',
    again: 'Try again',
  },
  stored: {
    title: 'On this device',
    item: (answered: number, all: number, stage: WorkStage) =>
      `${count(answered)} of ${tasks(all)} answered${stages[stage]}`,
    goOn: (title: string) => title || untitled,
    erase: 'Erase',
    eraseOf: (title: string) => `Erase “${title || untitled}”`,
    ask: (title: string, name: string) =>
      `“${title || untitled}” was begun ${name === '' ? 'without a name' : `by ${name}`}. Whoever erases it erases their work. Are you sure?`,
    sure: 'Yes, erase it',
    erased: (title: string) => `This work on “${title || untitled}” was erased from this device.`,
  },
  /** The link holds two assignments. */
  levels: {
    title: 'Which one will you do?',
    text: 'Your teacher has put two assignments into this link. Take the one that you were given, or choose for yourself.',
    name: (number: number, title: string) => title || `Assignment ${count(number)}`,
    tasks,
    /** Once one of both was chosen. */
    place: (number: 1 | 2) =>
      `Your link holds two assignments, and this is the ${number === 1 ? 'first' : 'second'}.`,
    again: 'Choose again',
  },
  choose: {
    title: 'You have already worked on this assignment',
    text: (here: string, copy: string) => `On this device: ${here}. In the copy: ${copy}.`,
    useCopy: 'Go on with the copy',
    keepHere: 'Go on with the work on this device',
    note: 'The other one will be gone. Save it first if you might need it.',
  },
  begin: {
    title: (title: string) => title || untitled,
    about: (all: number, worth: number) => `${tasks(all)}, ${points(worth)}`,
    /** What kind of assignment it is, before the first task. */
    mode: {
      practice: 'This is for practice: you’ll see straight away whether an answer is right.',
      test: 'This is a test. You can change every answer until you hand in, and only then will you see what was right. There are no hints.',
      kept: 'This is a test. You can change every answer until you hand in. What was right you’ll see when your teacher gives your work back. There are no hints.',
    },
    /** After that, where it has questions that no program can judge. */
    read: 'Your teacher reads the answers that you write in your own words.',
    late: 'That has passed. You can still hand in, and your teacher will see that it’s late.',
    needed: 'Your teacher needs this to know whose work it is, so fill it in first.',
    name: 'Your number or a made-up name',
    nameHow: (isNeeded: boolean, isOwn: boolean) =>
      `This tells your teacher whose work it is, without your real name: write your number on the class list, or a name that the two of you have agreed on. ${isNeeded ? nameStays(isOwn) : 'You can leave it empty, and change it later.'}`,
    /** Inside a learning platform. */
    known: (name: string) => `Your learning platform says that you’re ${name}.`,
    /** On a computer that others use, where the name came first. */
    as: (name: string) =>
      name === '' ? 'You’re starting without a name.' : `You’re starting as ${name}.`,
    otherName: 'Use another name',
    start: 'Begin',
  },
  head: {
    name: (name: string) => (name === '' ? 'No name given' : name),
    change: 'Change the name',
    changed: (name: string) => (name === '' ? 'No name now.' : `The name is ${name} now.`),
    label: 'Made-up name or number',
    save: 'Keep it',
    copy: 'Save a copy',
    copyHow:
      'A file with everything as it is now, which you can open again here or on another device.',
    other: 'Another assignment',
    putAway: 'Put my work away',
    putAwayHow:
      'For a computer that others use too: whoever comes next doesn’t see your work. To go on with it, open the assignment again and write the same name.',
  },
  /** After the last try at a task of practice. */
  another: {
    make: 'Another one like this',
    drawing: 'Making one …',
    about: 'This one is for practice: try as often as you like. It doesn’t count, and isn’t kept.',
  },
  tasks: {
    /** In place of a task whose board is not there yet. */
    drawing: 'Making your board for this task …',
    list: 'Tasks',
    item: (number: number, state: ShownState) => `Task ${count(number)}: ${states[state]}`,
    number: (number: number) => count(number),
    name: (number: number) => `Task ${count(number)}`,
    states,
    back: 'Back',
    backTo: (number: number) => `Back: task ${count(number)}`,
    next: 'Next',
    nextTo: (number: number) => `Next: task ${count(number)}`,
    place: (number: number, all: number) => `Task ${count(number)} of ${count(all)}`,
    keys: 'Keys, while the focus is in the assignment: N for the next task, P for the one before.',
    soFar: (got: number, most: number) => `${part(got)} of ${points(most)} so far`,
  },
  handIn: {
    button: 'Hand in',
    again: 'Hand in again',
    changed: 'You’ve changed something since you handed in. Hand in again when you’ve finished.',
    open: (numbers: readonly number[]) =>
      numbers.length === 1
        ? 'One task has no answer yet:'
        : `${count(numbers.length)} tasks have no answer yet:`,
    drafts: (numbers: readonly number[]) =>
      numbers.length === 1
        ? 'In one task you chose an answer but didn’t check or keep it, so it doesn’t count yet:'
        : `In ${count(numbers.length)} tasks you chose answers but didn’t check or keep them, so they don’t count yet:`,
    keep: (numbers: readonly number[]) =>
      numbers.length === 1 ? 'Keep it and hand in' : 'Keep them and hand in',
    final: (keepsKey: boolean) =>
      `This is a test: once you’ve handed in, no answer can be changed any more${keepsKey ? '' : ', and you’ll see what was right'}.`,
    noName: 'There’s no name or number yet, so your teacher won’t know whose this is.',
    name: 'Made-up name or number',
    allTheSame: 'Hand in anyway',
    notYet: 'Not yet',
  },
  result: {
    title: 'Your result',
    /** While the teacher has answers to read. */
    soFar: 'Your result so far',
    points: (got: number, most: number) => `${part(got)} of ${points(most)}`,
    /** Above the code, which is still that of the work as it was handed in. */
    changed:
      'You’ve changed something since, so hand in again. Until then the points and the code here are those of what you handed in.',
    /** What was handed in cannot be read again, so nobody else could read it either. */
    unreadable:
      'What you handed in can’t be read again, so there’s nothing to send yet. But all your answers are here: hand in again.',
    noCode:
      'This result couldn’t be made into a code. Save it as a file, or save a copy of your work, and give that to your teacher.',
    /** Earlier attempts that were too much for one result. */
    untold: (answers: number) =>
      `Your result was too long to send whole, so ${answers === 1 ? 'one earlier answer was' : `${count(answers)} earlier answers were`} left out. Your last answer to every task is in it.`,
    unread: (number: number) =>
      number === 1
        ? 'Your teacher will read one answer, and it may bring you more points.'
        : `Your teacher will read ${count(number)} answers, and they may bring you more points.`,
    /** Of a test that keeps its key. */
    kept: 'What was right you’ll see when your teacher gives your work back.',
    send: 'Nothing has been sent yet. Give this to your teacher, by email or however they asked for it:',
    sendTo: 'Nothing has been sent yet. This is where your teacher wants it:',
    mail: 'Send by email',
    share: 'Share',
    /** Of the mail: in the place of a code that is too long for its address. */
    pasteHere: '(Paste the code here. It is copied already.)',
    mailOpened:
      'Your mail program should open now, with the code in the message. Nothing goes off before you send it.',
    mailPaste:
      'Your mail program should open now. The code is too long to go along by itself, so it’s copied: paste it into the message.',
    copyCode: 'Copy the code',
    copyLink: 'Copy the link',
    save: 'Save as a file',
    codeCopied: 'The code is copied. Paste it where your teacher collects the results.',
    linkCopied: 'The link is copied. It opens your result in the gradebook.',
    notCopied: 'The browser doesn’t allow copying here. Copy it from this field yourself:',
    saved: 'Your browser has the file, and saves it where it saves downloads.',
    code: 'Result code',
    link: 'Link to the result',
    qr: 'As a QR code for your teacher’s camera',
    qrLabel: 'QR code: a link to this result in the gradebook',
    qrLost: 'The QR code couldn’t be loaded, but the code and the file work without it.',
    checked: 'Your teacher’s gradebook counts the points again from your answers.',
    goOn: 'You still have tries left at tasks that are not right yet, and can hand in again.',
  },
  store: (problem: StoredNews) =>
    storedSentence(
      problem,
      'your work',
      problem.code === 'elsewhere'
        ? 'What you see here is the newest.'
        : 'Save a copy before you close this page.',
    ),
};
