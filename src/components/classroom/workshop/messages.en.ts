import type { MarkName, Measure } from '../../../engine/index.ts';
import { count, countThings, listed } from '#language/ui/language/grammar';
import { moment } from '#language/classroom/workshop/start';
import type { Draft } from './draftShape.ts';
import type { MeasureRange } from './ownBoards.ts';

const FEW = ['No', 'One', 'Two', 'Three', 'Four', 'Five', 'Six', 'Seven', 'Eight', 'Nine'];
const MOST_NAMED = 6;
/** Characters of an answer that is spoken while the board is edited. */
const MOST_SPOKEN = 60;

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
const workshopOut = {
  own: {
    title: 'The boards of your pupils',
    about:
      'Each pupil gets boards of their own, made from the name or number that they type. Here are those of a class: write a number or a name on each line, or a range such as 1-30.',
    list: 'Numbers and names',
    first: '1-30',
    drawing: (done: number, all: number) => `Made ${count(done)} of ${count(all)} …`,
    pupil: 'Pupil',
    task: (number: number) => `Task ${count(number)}`,
    /** Tasks whose board everybody has, by their numbers. */
    same: (tasks: readonly number[]) =>
      `${tasks.length === 1 ? 'Task' : 'Tasks'} ${listed(tasks.map(String))}: the same for everybody.`,
    /** How many boards there are, and how far they are from each other. */
    spread: (task: number, pupils: number, boards: number, ranges: readonly MeasureRange[]) => {
      const different = boards === 1 ? '1 board' : `${count(boards)} different boards`;
      const who =
        pupils === 1
          ? '1 pupil has'
          : `${count(pupils)} pupils ${boards === pupils ? 'have' : 'share'}`;
      const told = ranges.map(({ measure, least, most }) => measured(measure, least, most));
      return `Task ${count(task)}: ${who} ${different}${told.length > 0 ? `, ${boards === 1 ? '' : 'each '}with ${listed(told)}` : ''}.`;
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
    none: 'Make a second assignment, easier or harder, and hand out both in one link. In your list of assignments you can begin with a copy of this one.',
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
    'The browser wouldn’t let this page copy. The text is selected: you can copy it yourself.',
  longLink:
    'This link is long, and some chats and old mail programs cut it off, so try it once, or send the file.',
  noLink: 'This is too much for a link. Hand out the file instead.',
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
  key: 'Anyone who opens the link in this workshop or in the gradebook sees the answers, just as you do. So use it for learning, not for exams that count.',
};

/** What holds for a whole assignment. */
const workshopRules = {
  title: 'Practice or test, where and when',
  /** In half a line, while the rest is folded. */
  summary: (
    { isTest, own, due, handTo }: Pick<Draft, 'isTest' | 'own' | 'due' | 'handTo'>,
    isPast: boolean,
  ) => {
    const [kind, boards] = [isTest ? 'A test' : 'Practice', own ? ', own boards' : ''];
    const where = handTo.trim() ? ', where to hand in' : '';
    const until = due === undefined ? '' : `, until ${moment.format(due * 1000)}`;
    return `${kind}${boards}${where}${until}${isPast ? ', which has passed' : ''}`;
  },
  mode: 'What is it for?',
  practice: 'Practice',
  practiceAbout:
    'Pupils see straight away whether an answer is right, can try again where the task says so, and may ask for hints. Their best answer counts, and neither tries nor hints cost anything.',
  test: 'A test',
  testAbout:
    'Each task takes one answer, which pupils can change until they hand in. There are no hints.',
  key: 'When do pupils see what was right?',
  keyGivenBack: 'When I give it back',
  keyGivenBackAbout:
    'Until then the pupils’ page doesn’t show it, so it’s no use to hand in under a made-up name and look. You give work back in the gradebook, as a link or a file.',
  keyHandedIn: 'As soon as they hand in',
  keyHandedInAbout:
    'Quicker for everybody, but whoever hands in first can tell the others, or hand in under a made-up name to look.',
  own: 'A board of their own for each pupil',
  ownAbout:
    'Each pupil gets other boards, as hard as yours as far as the engine can count. They’re made from the name or number that the pupil types, so nobody can begin without one. That goes for boards that you set by hand, too. On paper everybody has your boards. Have them type numbers from your list: of thirty names several get the same board.',
  needsName: 'Nobody begins without a name or number',
  handTo: 'Where to hand in',
  handToAbout:
    'An email address gives your pupils a button that opens their mail with the code in it, or with a long code copied. Any other words are shown as you write them. Leave it empty if they know.',
  due: 'Until when',
  dueAbout: (zone: string) =>
    `This is your time (${zone}). A pupil in another time zone sees the same moment by their own clock. Late work is marked in your gradebook, by the clock of the pupil’s device; nobody is kept from handing in.`,
};

/** What is said while an assignment is put together. */
export const workbenchMessages = {
  all: 'All assignments',
  title: 'Title of the assignment',
  titleHint: 'For example: Forks, class 7b',
  untitled: 'Assignment',
  undo: 'Undo',
  redo: 'Redo',
  handOut: 'Hand out',
  copyLink: 'Copy the link',
  linkCopied: 'Link copied',
  saved: 'Kept on this device',
  saving: 'Keeping …',
  /** Of tasks of a lesson that are only looked at. */
  loose: 'Not kept yet',
  notSaved: 'Not kept',
  undone: 'Undone.',
  redone: 'Redone.',
  removed: (task: number) => `Task ${task} was deleted.`,
  /** The same assignment is open in two tabs, and the other one has written it. */
  otherTab:
    'Another tab has changed this assignment. What you see here has the changes of both, and where both changed the same thing, the last one. Undo brings yours back.',
  panes: { label: 'Parts of the workshop', list: 'Tasks', edit: 'Edit', preview: 'Preview' },

  list: {
    heading: 'Tasks',
    add: 'Add a task',
    /** In the place of what is added, until it is chosen. */
    choosing: 'New task: choose what to do',
    none: 'No tasks yet.',
    points: (points: number) => `${count(points)} ${points === 1 ? 'point' : 'points'}`,
    sum: (tasks: number, points: number) =>
      `${count(tasks)} ${tasks === 1 ? 'task' : 'tasks'}, ${count(points)} ${points === 1 ? 'point' : 'points'}`,
    full: (most: number) => `An assignment has at most ${most} tasks.`,
    up: (task: number) => `Move task ${task} up`,
    down: (task: number) => `Move task ${task} down`,
    copy: (task: number) => `Make a copy of task ${task}`,
    remove: (task: number) => `Delete task ${task}`,
    wrong: 'cannot be asked yet',
    unknown: 'Unknown kind of task',
    moved: (task: number, to: number) => `Task ${task} is task ${to} now.`,
    copied: (task: number) => `The copy is task ${task}.`,
    added: (task: number) => `Task ${task} was added.`,
    order: 'Order for the pupils',
    orders: { given: 'As in this list', shuffled: 'Shuffled for each pupil' },
  },

  rules: workshopRules,

  kinds: {
    heading: 'What should the pupils do?',
    about: 'Each comes with an example to change.',
    empty: 'Start nine-cell boards empty',
    cancel: 'Back',
    groups: {
      moves: 'Find the move',
      judge: 'Judge a position',
      machine: 'Be the machine',
      trees: 'Trees and pruning',
      lines: 'Five in a row',
      free: 'In their own words',
    },
  },

  edit: {
    heading: (task: number) => `Task ${task}`,
    board: 'The question',
    /** Of a task whose text is all that is asked. */
    ownBoard: 'A board to look at',
    pupil: 'For the pupil',
    fresh: 'Make one for me',
    level: 'How hard',
    levels: { 1: 'easy', 2: 'medium', 3: 'hard' },
    freshSaid: 'Here’s a new one. Undo brings the old one back.',
    text: 'Your words to the pupil',
    ownQuestion: 'Your question',
    noQuestion: 'There is no question yet.',
    textHint: 'Shown above the question, as you type it.',
    textTooLong: (over: number, most: number) =>
      `This text is ${over === 1 ? 'one character' : `${count(over)} characters`} too long, because at most ${count(most)} can be handed out. It’s kept here, so you can shorten it.`,
    /** Of the settings of one task. */
    forAll: 'Use these for all tasks',
    forAllSaid: 'All tasks have these settings now. Undo brings the old ones back.',
    points: 'Points',
    pointsRange: (most: number, kept: number) =>
      `Whole points, 1 to ${count(most)}. The task keeps ${count(kept)}.`,
    hints: 'Hints that pupils may ask for',
    hintCount: (hints: number) => (hints === 0 ? 'none' : count(hints)),
    attempts: 'How many tries',
    attemptCount: (attempts: number) =>
      attempts === 0 ? 'as many as they like' : attempts === 1 ? 'one' : count(attempts),
    testAbout: 'Pupils can change their answer until they hand in, and get no hint.',
    onceAbout:
      'There are so few answers to choose from here that pupils get one try, or guessing would pay.',
    ownAbout: 'Pupils can change their answer until they hand in. You read it.',
    /** Of a question of the teacher's own. */
    model: 'What a good answer says',
    modelAbout:
      'It stands beside the answers while you grade them. Pupils can read it once they’ve handed in, or, if a test keeps its key, once you’ve given it back.',
    /** Where the words of a kind are explained. */
    words: {
      before: 'A word you don’t know is explained in',
      lesson: 'its lesson',
      or: 'and in the',
      glossary: 'glossary',
      newTabs: '(both open in a new tab)',
    },
    cannot: 'This cannot be asked yet.',
    /** Spoken when what was wrong is mended. */
    canAgain: 'This can be asked now.',
    cannotOut: 'Until it can, it’s left out when you hand the assignment out.',
    unknown:
      'This version of the site does not know this kind of task. Reload the page, or delete the task.',
  },

  fields: {
    pen: 'A click, or Enter, places',
    pens: {
      next: 'the next mark',
      X: 'X',
      O: 'O',
      empty: 'nothing',
      asked: 'the frame',
      edge: 'the edge of the board',
    },
    typed: 'Or type it',
    typedLine: (places: number) =>
      `${count(places)} places: X, O, a dot for an empty cell, and - for what lies beyond the edge.`,
    notLine: (places: number) =>
      `That isn’t a line of ${count(places)} places, each X, O, a dot or -, so the line stays as it is.`,
    cyclePen: 'one after the other',
    clear: 'Clear',
    markKeys: 'The keys X, O and Delete fill or empty it directly.',
    lineKeys:
      'Left and right take you from place to place, and X, O, Delete (empty) and E (the edge) say what is there.',
    board: (label: string) => `${label}: the board that you edit`,
    line: (label: string) => `${label}: the line that you edit`,
    pick: (label: string) => `${label}: choose a cell`,
    chosenCell: ', chosen',
    place: (at: number, mark: string | undefined, isEdge: boolean) =>
      `place ${at}, ${isEdge ? 'beyond the edge' : (mark ?? 'empty')}`,
    chosen: (name: string) => `Chosen: ${name}`,
    /** Of a large board: the cell that its question is about. */
    asked: (label: string, name: string) => `${label}: ${name}, framed on the board.`,
    askedPen: (label: string) => `${label[0]?.toLowerCase() ?? ''}${label.slice(1)}`,
    size: 'Size of the board',
    sizeName: (width: number, height: number) => `${width} × ${height}`,
    open: 'without borders',
    outside: (lost: number) =>
      `${count(lost)} ${lost === 1 ? 'mark' : 'marks'} would fall outside a board of that size, so it stays as it is.`,
  },

  /** What is worth knowing of a board, below it. */
  remarks: {
    oBegan: 'Going by the marks, O began.',
    oneFree: 'One cell is free, so there’s nothing to choose.',
    five: (mark: MarkName) => `${mark} has five in a row already.`,
    /** `marks`: its own, the five included. */
    fours: (mark: MarkName, marks: number) =>
      marks === 1
        ? `If ${mark} is to move, it can make five straight away.`
        : `If ${mark} is to move, it can force a win by fours, with ${countThings(marks, 'mark')} of its own.`,
  },

  preview: {
    heading: 'As the pupil sees it',
    key: 'What the engine says',
    answer: 'Answer',
    none: 'Choose a kind of task, and you’ll see here what your pupils will see.',
    cannot: 'The preview comes back as soon as the question can be asked.',
    again: 'Try it from the beginning',
    /** Spoken when a change of the board has changed the answer. */
    news: (answer: string) =>
      answer.length <= MOST_SPOKEN ? `The answer is now: ${answer}.` : 'The answer has changed.',
    ties: (answers: readonly string[]): string => {
      const number = FEW[answers.length] ?? count(answers.length);
      const named = answers.length <= MOST_NAMED ? `: ${listed(answers)}` : '';
      return `${number} answers are equally good${named}. Each gets full marks.`;
    },
    needsPerson:
      'No program can judge this answer, so you’ll read it in the gradebook and give the points there.',
  },

  out: workshopOut,
};

export type WorkbenchMessages = typeof workbenchMessages;
