import { count, listed } from '#language/ui/language/grammar';
import type { Measure } from '../../../engine/index.ts';
import type { MeasureRange } from './ownBoards.ts';

/** One thing, or several, as a board has them. */
const MEASURED: Readonly<Record<Measure, readonly [one: string, more: string]>> = {
  right: ['right answer', 'right answers'],
  empty: ['empty cell', 'empty cells'],
  plies: ['move to the end', 'moves to the end'],
  tree: ['call in its whole tree', 'calls in its whole tree'],
  marks: ['mark', 'marks'],
  answer: ['character to fill in', 'characters to fill in'],
};

/** "4 empty cells", "40 to 44 calls in its whole tree". */
function measured(measure: Measure, least: number, most: number): string {
  const [one, more] = MEASURED[measure];
  const number = least === most ? count(least) : `${count(least)} to ${count(most)}`;
  return `${number} ${most === 1 ? one : more}`;
}

/** What is said where an assignment is handed out. */
export const workshopOut = {
  own: {
    title: 'The boards of your pupils',
    about:
      'Each pupil gets boards of their own, made from the name or number that they type. Here are those of a class: write a number or a name on each line, or a range such as 1-30.',
    list: 'Numbers and names',
    first: '1-30',
    drawing: (done: number, all: number) => `Made ${count(done)} of ${count(all)} …`,
    pupil: 'Pupil',
    task: (number: number) => `Task ${count(number)}`,
    /** How many boards there are, and how far they are from each other. */
    spread: (task: number, pupils: number, boards: number, ranges: readonly MeasureRange[]) => {
      const different = boards === 1 ? '1 board' : `${count(boards)} different boards`;
      const who =
        pupils === 1
          ? '1 pupil has'
          : `${count(pupils)} pupils ${boards === pupils ? 'have' : 'share'}`;
      const told = ranges.map(({ measure, least, most }) => measured(measure, least, most));
      return `Task ${count(task)}: ${who} ${different}${told.length > 0 ? `, each with ${listed(told)}` : ''}.`;
    },
  },
  heading: 'Hand out',
  close: 'Back to the tasks',
  nothing: 'No task can be asked yet. Make one first.',
  unreadable:
    'This assignment is too long, and nobody could open it. Shorten its texts, or split it into two.',
  left: (tasks: readonly number[]) =>
    tasks.length === 1
      ? `Task ${tasks[0]} cannot be asked yet and is left out.`
      : `Tasks ${listed(tasks.map(String))} cannot be asked yet and are left out.`,
  noTitle:
    'It has no title yet, so nobody can tell it from another one. You can write one at the top of this page.',
  noQuestion: (tasks: readonly number[]) =>
    tasks.length === 1
      ? `Task ${tasks[0]} has no question yet: pupils see only its board.`
      : `Tasks ${listed(tasks.map(String))} have no question yet: pupils see only their boards.`,
  long: (found: number, most: number) =>
    `There are ${count(found)} tasks, but an assignment has at most ${count(most)}, so the others are left out.`,
  /** Two assignments in one link. */
  levels: {
    title: 'Two levels in one link',
    about:
      'Choose another of your assignments, an easier or a harder one. The link and its QR code then hold both, each pupil does one of them, and the gradebook keeps their results apart. Give them titles that pupils understand.',
    none: 'Make a second assignment, easier or harder, and hand out both in one link. You can begin with a copy of this one.',
    makeCopy: 'Make a copy to change',
    other: 'The other assignment',
    choose: 'none',
    untitled: (number: number) => `Without a title (${count(number)})`,
    made: 'The link and its QR code hold both now. The file, the package and the paper hold only this one.',
    tooLong:
      'Both together are too much for one link, so all ways on this page still hold only this one.',
    link: 'Link with both',
    /** Over a code that holds both. */
    both: (title: string, other: string) => `${title} / ${other}`,
  },
  link: 'Link',
  linkAbout:
    'Send it to your pupils by email, in a chat or on a learning platform. The whole assignment is in the link itself.',
  copyLink: 'Copy the link',
  copied: 'Copied.',
  notCopied:
    'The browser wouldn’t let this page copy. The text is selected, so you can copy it yourself.',
  length: (length: number) => `${count(length)} characters`,
  longLink:
    'This link is long, and some chats and old mail programs cut it off, so try it once, or send the file.',
  noLink: 'This is too much for a link, so hand out the file instead.',
  tryIt: 'Open it as a pupil',
  qr: 'QR code',
  qrAbout: 'Show it to the class, or put the picture on one of your slides.',
  qrParts: (parts: number) =>
    `The link is too long for one code, so it’s shown in ${count(parts)} parts, one after another. Pupils scan the first with their phone; the page that opens reads the others.`,
  qrLarge: 'Show large',
  qrSave: 'Save as a picture',
  qrClose: 'Close',
  qrLabel: 'QR code of the link to the assignment',
  noQr: 'This is too much even for several QR codes, so send the link or the file.',
  file: 'File',
  fileAbout: (address: string) =>
    `For a learning platform, an email or a memory stick. Pupils open it at ${address}, and you can open it here again.`,
  saveFile: 'Save the file',
  embed:
    'On a page of your own, an iframe shows it: its address is this link with “&frame=1” at the end.',
  paper: 'On paper',
  paperAbout: 'A worksheet with boards to write on, and a sheet of answers.',
  screenOnly: (tasks: readonly number[]) =>
    tasks.length === 1
      ? `Task ${tasks[0]} is played on a screen, so it is not on the worksheet.`
      : `Tasks ${listed(tasks.map(String))} are played on a screen, so they are not on the worksheet.`,
  openPaper: 'Open the worksheet',
  scorm: 'For a learning platform (SCORM 1.2)',
  scormAbout:
    'A package for Moodle and the like, which give it the pupil’s name and get back points and answers.',
  savePackage: 'Save the package',
  making: 'Making it …',
  failed: 'The package couldn’t be made. Check your connection, and try again.',
  collect:
    'When pupils hand in, they get a code for you to paste into the gradebook. On another device, give it this assignment’s file too.',
  gradebook: 'Open the gradebook',
  key: 'Anyone who opens the link in this workshop sees the answers, just as you do. So use it for learning, not for exams that count.',
};
