import { storedSentence } from '#language/platform/stored';
import { contentProblem } from '#language/classroom/problems';
import { rightNamed } from '#language/classroom/task';
import { count, countThings, howOften, listed } from '#language/ui/language/grammar';
import type { StoredNews } from '../../platform/stored.ts';
import type { TaskState, WorkNotice } from '../../../engine/index.ts';
import type { Added, Trouble } from './found.ts';
import type { TaskGlance } from './marks.ts';

const points = (number: number): string => (number === 1 ? '1 point' : `${count(number)} points`);
const megabytes = (bytes: number): string => `${count(bytes / 1_000_000)} MB`;

const STATES: Readonly<Record<TaskState, string>> = {
  right: 'right',
  partly: 'partly',
  wrong: 'wrong',
  'not-tried': 'not tried',
  'needs-person': 'to read',
};

/** Why something that the teacher added is not in the gradebook. */
function whyNot({ why }: Trouble): string {
  switch (why.of) {
    case 'book':
      return why.isNewer
        ? 'This gradebook was saved by a newer version of this site. Reload this page and try again.'
        : `${why.parts === 1 ? '1 part' : `${count(why.parts)} parts`} of this gradebook could not be read. What could be read is here.`;
    case 'nothing':
      return 'There is no result in it. A result is a code that begins with “1.”, a link with such a code, or a Noughtbook file.';
    case 'large':
      return `It’s too large: at most ${megabytes(why.limit)} can be read.`;
    case 'zip':
      return 'This zip file is damaged, or locked with a password. Unpack it yourself and drop the folder here.';
    case 'many':
      return `Nothing was read from here on, because at most ${count(why.limit)} files can be read at once.`;
    case 'codes':
      return `Nothing was read from here on, because there’s room for ${count(why.limit)} results.`;
    case 'assignment':
    case 'code':
    case 'copy':
    case 'empty-link':
    case 'feedback':
    case 'work':
      return contentProblem(why);
  }
}

/** What the gradebook says of one pupil's answer. */
const gradedAnswer = {
  title: (pupil: string, task: number) => `Pupil ${pupil}, task ${count(task)}`,
  before: 'Previous pupil',
  after: 'Next pupil',
  taskBefore: 'Previous task',
  taskAfter: 'Next task',
  close: 'Close',
  none: 'No answer was given.',
  attempt: (number: number, all: number) => `Try ${count(number)} of ${count(all)}`,
  earlier: 'Previous try',
  later: 'Next try',
  seconds: (seconds: number) => (seconds === 1 ? '1 second' : `${count(seconds)} seconds`),
  counts: 'this one counts',
  beyond: 'one try too many, which doesn’t count',
  hints: (number: number) =>
    number === 0 ? 'no hint' : number === 1 ? '1 hint' : `${count(number)} hints`,
  unreadable: (text: string) =>
    `This isn’t an answer to this task, so it counts as wrong: “${text}”`,
  notKept:
    'The pupil gave an answer here, but there was no room to keep it, so it can’t be read or graded.',
  needsPerson: 'The points for this answer are yours to give.',
  give: (most: number) => `Points, 0 to ${count(most)}`,
  answered: 'The pupil’s answer',
  right: 'Right',
  rightNamed,
};

const results = (number: number): string =>
  number === 0 ? 'no results' : number === 1 ? '1 result' : `${count(number)} results`;

/** "5 things could not be read". */
const unread = (number: number): string =>
  `${number === 1 ? 'One thing' : `${count(number)} things`} could not be read`;

/** What was added: new results, those that were there already, assignments, and what could not be read. */
const gradebookAdded = (
  { fresh, same, noRoom, assignments, noPlace, bad }: Added,
  room: { readonly entries: number; readonly assignments: number },
): string =>
  [
    fresh > 0 && `${results(fresh)} added.`,
    same > 0 && `${results(same)} ${same === 1 ? 'was' : 'were'} here already.`,
    noRoom > 0 &&
      `There’s room for ${count(room.entries)} results, or fewer if they’re long, so ${count(noRoom)} didn’t fit.`,
    assignments > 0 &&
      (assignments === 1 ? '1 assignment added.' : `${count(assignments)} assignments added.`),
    noPlace > 0 &&
      `There’s room for ${count(room.assignments)} assignments, or fewer if they’re long, so ${count(noPlace)} didn’t fit. Save the gradebook as a file, remove an assignment that you no longer need, and add this again.`,
    bad > 0 && `${unread(bad)}.`,
    fresh + same + noRoom + assignments + noPlace + bad === 0 && 'There was nothing in it.',
  ]
    .filter((each) => typeof each === 'string')
    .join(' ');

/** Results that took too long. */
const gradebookAside = {
  told: (number: number) =>
    number === 1
      ? 'One result took too long to grade. It doesn’t count, and it isn’t in the table that you save. Reload this page to try it again.'
      : `${count(number)} results took too long to grade. They don’t count, and they aren’t in the table that you save. Reload this page to try them again.`,
  /** In place of points. */
  mark: 'took too long',
};

const pupils = (number: number): string => (number === 1 ? '1 pupil' : `${count(number)} pupils`);

/** A task by its number and what it asks, if that is known. */
const taskLabel = (number: number, kind = ''): string =>
  `Task ${count(number)}${kind && `: ${kind}`}`;

/** "7 of 29 right at the first try". */
const firstTry = ({ right, judged }: TaskGlance): string =>
  judged === 0
    ? 'nothing to count yet'
    : `${count(right)} of ${count(judged)} right at the first try`;

/** What the gradebook says of the class beside the table. */
const gradedGlance = {
  label: 'The class at a glance',
  /** Until all results are graded. */
  grading: 'Still grading …',
  /** Of those tasks whose answers are graded. */
  worst: (task: TaskGlance | undefined) =>
    task
      ? `Task ${count(task.task + 1)} went worst: ${firstTry(task)}.`
      : 'No task went worse than all others.',
  firstTry,
  /** The wrong step of the whole assignment that most pupils made, or one of several; `step` as below. */
  commonest: (
    task: number,
    step: string,
    {
      made,
      all,
      isTied,
    }: { readonly made: number; readonly all: number; readonly isTied: boolean },
  ) =>
    `${isTied ? 'One of the most common wrong steps' : 'Most common wrong step'}: task ${count(task)}, ${step}: ${count(made)} of ${pupils(all)}.`,
  stepsOf: (task: number) => `What went wrong most often in task ${count(task)}`,
  /** "call 7: 0 instead of +10", "cell 0 instead of cell 2 or cell 8". */
  step: ({
    name,
    value,
    right,
  }: {
    readonly name: string;
    readonly value: string;
    readonly right: readonly string[];
  }) => `${name && `${name}: `}${value} instead of ${rightNamed(right)}`,
  pupils,
  none: 'There are no wrong steps to list here.',
};

/** What the gradebook says of works that look alike. */
const gradedNotices = {
  title: 'Results to ask about',
  lead: 'These are hints and prove nothing: friends learn together. Results are called alike only where they agree more than those of pupils who work apart do in one class of a thousand. An answer that many gave counts for little, be it right or wrong.',
  none: 'Nothing stands out.',
  tell: (notice: WorkNotice, pupil: (work: number) => string): string => {
    if (notice.code === 'other-boards') {
      const others = notice.others.map(pupil);
      const whose = others.length > 0 ? ` They’re the boards of ${listed(others)}.` : '';
      return `${pupil(notice.work)} answered other boards than this name or number gets.${whose} The answers were graded on the boards of this name.`;
    }
    const who = listed(notice.works.map(pupil));
    if (notice.isSameCode)
      return `${who} handed in the same answers, each in the same number of seconds. It may be one and the same work.`;
    const apart = 'more than pupils who work apart do';
    const tasksOf = countThings(notice.wrong, 'task');
    if (notice.wrong === 0) return `${who} agree ${apart}, but not in mistakes.`;
    // Of three or more, each pair may have other tasks in common.
    return notice.works.length > 2
      ? `${who}: each agrees with another one ${apart}, with the same mistakes in ${tasksOf} or more.`
      : `${who} agree ${apart}, with the same mistakes in ${tasksOf}.`;
  },
};

const when = new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeStyle: 'short' });

/** What the gradebook says of one pupil's result. */
const gradedPupil = {
  title: (pupil: string) => `Pupil ${pupil}`,
  from: (from: string) => `From: ${from}`,
  claimed: (claimed: number, real: number) =>
    `The pupil’s own page counted ${count(claimed)}, but graded again it’s ${count(real)}. What the page counted is not used.`,
  twice: (number: number) =>
    `This pupil handed in ${howOften(number)}, and the latest result counts, unless you choose one here.`,
  /** When it was handed in by the pupil's clock, in seconds since 1970; and which hand-in it is on that device. */
  handed: (seconds: number, handIn: number) => {
    const date = when.format(seconds * 1000);
    return handIn === 1
      ? `Handed in: ${date}.`
      : `Handed in: ${date} (hand-in number ${count(handIn)}).`;
  },
  late: (due: number) => `That’s late: it was due ${when.format(due * 1000)}.`,
  namesake:
    'Another result has this name but doesn’t go on from this one. It may be another pupil’s, so it doesn’t take the place of this one. If both are the same pupil’s, leave one out; if not, give one of them another name here.',
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

/** What the gradebook says over all answers to one question, side by side. */
const gradedSide = {
  title: (task: number) => `All answers to task ${count(task)}`,
  model: 'What a good answer says',
  keys: 'Go from answer to answer with Tab or the arrow keys. A digit gives that many points and takes you to the next one.',
  of: (pupil: string) => `The answer of ${pupil}`,
  comment: 'Comment',
  none: 'Nobody has answered this task yet.',
  runAll: (programs: number) =>
    programs === 1 ? 'Run the program' : `Run the ${count(programs)} programs`,
  readFirst: 'They run apart, and reach nothing of this page. Read them first, if you like.',
  left: (programs: number) => `${countThings(programs, 'program')} to go.`,
  /** Points in place of the engine's. */
  overrule: {
    title: 'Give other points',
    about: 'Your points take the place of the engine’s. Say why, so that you still know next week.',
    reason: 'Reason',
    missing: 'Write a reason first.',
    give: 'Give these points',
    back: 'Back to the engine’s points',
    now: (reason: string) => `You gave these points: ${reason}`,
  },
};

/** Where pupils hold their results up to the teacher's camera. */
const gradedByCamera = {
  open: 'Collect with the camera',
  how: 'Pupils show their result as a QR code on their phones, and this page reads one after another.',
  from: 'camera',
  otherWays: 'Codes, links and files can be added here all the same.',
  /** `note` says what was added. */
  taken: (pupil: string, note: string) => (pupil === '' ? note : `${pupil}: ${note}`),
};

/** What the gradebook says where points and comments go back to the pupils. */
const givenBack = {
  title: 'Give back',
  about:
    'The pupil opens this and sees the points, your comments, and each answer beside the right one. It isn’t sent for you: pass on the link or the file yourself, as you like.',
  unread: (number: number) =>
    number === 1
      ? '1 answer is not read yet, and the pupil sees that too.'
      : `${count(number)} answers are not read yet, and the pupil sees that too.`,
  link: 'Link for the pupil',
  copy: 'Copy the link',
  copied: 'Copied.',
  notCopied:
    'The browser wouldn’t let this page copy. The text is selected: you can copy it yourself.',
  noLink: 'This is too much for a link. Give the file.',
  save: 'Save as a file',
  lost: 'The feedback couldn’t be made. Close this card, and open it again.',
  /** A comment on one answer. */
  comment: 'Comment for the pupil',
  commentHow: 'The pupil reads it when you give the work back.',
  /** Of the whole class. */
  all: 'Give back to all (ZIP)',
  making: 'Making the files …',
  saved: (files: number) =>
    files === 1
      ? '1 file is in the zip file, for the pupil to open at Do an assignment.'
      : `${count(files)} files are in the zip file, one for each pupil to open at Do an assignment.`,
  lostAll: 'The zip file couldn’t be made. Try again.',
};

export const gradebookMessages = {
  learning:
    'This is for learning, not for exams that matter. Anyone who has the link has the answers too, because the key is computed on the pupil’s own device, and a code can be copied from a friend. Use it to see who needs help with what.',
  loading: 'Opening the gradebook …',
  /** The worker that reads and grades. */
  lost: 'The part of this page that opens and grades results didn’t load, or it has stopped. What’s kept on this device is still there.',
  late: 'Opening the gradebook is taking a while. It’s still on this device. Wait a little, or try again.',
  collect: gradedByCamera,
  add: {
    title: 'Add results',
    how: 'Paste what your pupils sent, be it codes, links or whole messages. The text around a code doesn’t matter.',
    label: 'Codes, links or messages',
    read: 'Read them',
    files: 'Choose files',
    folder: 'Choose a folder',
    drop: 'You can also drop files, a folder or a zip file anywhere on this page.',
    example: 'Try it with an example',
    reading: 'Reading …',
    late: 'This is taking a while. Wait a little, or stop and try again: nothing that you added is lost.',
    progress: (read: number, all: number) => `${count(read)} of ${count(all)} read`,
    stop: 'Stop',
    lost: 'The part of this page that reads results didn’t load, or it has stopped. Nothing that you added is lost. Try again in a moment.',
    pasted: (line: number) => `Pasted text, line ${count(line)}`,
    fromLink: 'The link that was opened',
    fromExample: 'Example',
    exampleMessages: {
      title: 'An example',
      asked: 'How can you see that a fork is coming? Write one or two sentences.',
      written: 'When two lines have one of your marks each and cross in an empty cell.',
    },
  },
  empty: {
    title: 'Nothing to grade yet',
    how: 'Pupils get a code when they hand in. Collect these codes and paste them here: every answer is graded again on this device, and nothing is sent anywhere.',
  },
  added: gradebookAdded,
  /** A file of a gradebook was added, with what a teacher decides. */
  file: {
    title: 'This file is a gradebook with points, comments or names of its own',
    ask: 'Its results are here now. Open the whole gradebook only if it is yours, because anyone who sends a file can write anything into it. It takes the place of the one that is here, and Undo brings that back.',
    open: 'Open it',
    only: 'Only the results',
    opened: 'The gradebook of the file was opened.',
    refused: 'Only the results were taken.',
  },
  troubles: {
    title: unread,
    whyNot,
    /** Of a code: the words before it. */
    after: (words: string) => `after “${words}”`,
    more: (number: number) => `and ${count(number)} more`,
    dismiss: 'Hide this list',
  },
  storage: (problem: StoredNews) =>
    storedSentence(
      problem,
      'the gradebook',
      problem.code === 'elsewhere'
        ? 'What you see here is the newest. Undo brings back only what you do from now on.'
        : 'Save it as a file before you leave.',
    ),
  aside: gradebookAside,
  undo: 'Undo',
  undone: 'Undone.',
  assignment: {
    choose: 'Assignment',
    untitled: 'Without a title',
    opening: 'Opening the assignment …',
    unknown: (print: string) => `Unknown assignment ${print.slice(0, 4)}`,
    option: (title: string, number: number) => `${title} · ${results(number)}`,
    missing: (number: number) =>
      `${results(number)} for an assignment that isn’t on this device. Paste its link above, or open its file, to have ${number === 1 ? 'it' : 'them'} graded.`,
    remove: 'Remove this assignment and its results',
    removed: (number: number) => `The assignment and ${results(number)} were removed.`,
    noResults: 'No results for this assignment yet.',
    /** After adding results. */
    elsewhere:
      'Some of them are for another assignment: choose it in the list of assignments to see them.',
  },
  states: STATES,
  graded: (results: number) => `${countThings(results, 'result')} graded.`,
  grading: (done: number, all: number) => `Graded ${count(done)} of ${count(all)} …`,
  matrix: {
    label:
      'Pupils and tasks. Move with the arrow keys; Enter opens an answer, or sorts by a column.',
    pupil: 'Pupil',
    /** Over the table. */
    heading: 'Results',
    task: (number: number) => `Task ${count(number)}`,
    taskLabel,
    sum: 'Sum',
    of: (got: number, most: number) => `${count(got)} of ${count(most)}`,
    /** Beside a sum that is not whole yet. */
    toRead: (answers: number) => `+ ${count(answers)} to read`,
    mean: 'Mean',
    noName: (number: number) => `no name ${count(number)}`,
    overruled: 'by you',
    /** For a reader who does not see the table: after the points. */
    ofPoints: (most: number) => `of ${points(most)},`,
    twice: 'handed in more than once',
    namesake: 'same name, another result',
    late: 'late',
    /** Over the table, of the list of names. A result whose name may be that of several is known of none. */
    missing: (names: readonly string[]) =>
      `No result is known yet of ${pupils(names.length)}: ${listed(names)}.`,
    /** At which try, and after how many hints, in few signs; what they mean, and how they are read out. */
    how: {
      signs: (tries: number, hints: number) =>
        [tries > 1 && `${count(tries)}×`, hints > 0 && `H${hints > 1 ? count(hints) : ''}`]
          .filter(Boolean)
          .join(' '),
      said: (tries: number, hints: number) =>
        [tries > 1 && `at try ${count(tries)}`, hints > 0 && gradedAnswer.hints(hints)]
          .filter(Boolean)
          .join(', '),
      legend: '2× at the second try, H a hint',
      empty: 'not tried: 0 in the sums, left out of a task’s mean',
    },
    unread: (number: number) =>
      number === 1
        ? '1 answer is for you to read.'
        : `${count(number)} answers are for you to read.`,
    read: 'Read the next one',
    readAll: (task: number) => `All answers to task ${count(task)}`,
    leftOut: 'left out',
    /** Another result of the same pupil counts. */
    other: 'another result counts',
  },
  pupil: gradedPupil,
  glance: gradedGlance,
  side: gradedSide,
  back: givenBack,
  answer: gradedAnswer,
  notices: gradedNotices,
  names: {
    title: 'Names',
    lead: 'Paste your list, with a number and a name on each line, such as 7;Anna, or names alone. A pupil is found by the number or by a part of the name, so “Anna 01” is 1;Anna Abel too; and on a pupil’s own card you can write another name. All this stays on this device and in the files that you save, and is never in a link or a code.',
    label: 'Numbers and names',
    known: (number: number) => (number === 1 ? '1 name.' : `${count(number)} names.`),
    inOrder: 'There are no numbers, so they’re numbered in this order.',
    /** A list of the numbers, and one line of it. */
    numbers: 'Who has which number',
    numbered: (number: string, name: string) => `${number} ${name}`,
    heads: (lines: readonly string[]) =>
      `${listed(lines.map((line) => `“${line}”`))} ${lines.length === 1 ? 'is taken for a heading, not for a pupil' : 'are taken for headings, not for pupils'}.`,
    strange: (lines: readonly number[]) =>
      `${lines.length === 1 ? 'Line' : 'Lines'} ${listed(lines.slice(0, 5).map(String))} ${lines.length === 1 ? 'has' : 'have'} no number and name.`,
    twice: (numbers: readonly string[]) =>
      numbers.length === 1
        ? `${numbers[0]} is on several lines, and the last one counts.`
        : `${listed(numbers.slice(0, 5))} are on several lines each, and the last one counts.`,
  },
  save: {
    csv: 'Save as a table (CSV)',
    separator: 'Between the columns',
    separators: { ',': 'comma', ';': 'semicolon (with decimal commas)' },
    json: 'Save the gradebook (JSON)',
  },
  erase: {
    title: 'Erase …',
    lead: 'The gradebook is kept on this device only. Save it as a file first if you might want it again.',
    all: 'Erase the gradebook',
    done: 'The gradebook was erased from this device.',
  },
  columns: {
    pupil: 'Pupil',
    name: 'Name',
    handed: 'Handed in',
    due: 'On time',
    onTime: { late: 'late', missing: 'missing', yes: 'yes' },
    /** In place of “missing”, where a result of this name may be the pupil’s or another’s. */
    perhaps: (label: string) => `perhaps “${label}”`,
    task: (number: number, kind: string, most: number) =>
      `${taskLabel(number, kind)} (of ${count(most)})`,
    sum: 'Sum',
    most: 'Of',
    percent: 'Per cent',
    unread: 'Not read yet',
    state: (number: number) => `State of task ${count(number)}`,
    tries: (number: number) => `Try of task ${count(number)}`,
    hints: (number: number) => `Hints of task ${count(number)}`,
    seconds: (number: number) => `Seconds on task ${count(number)}`,
  },
};

export type GradebookMessages = typeof gradebookMessages;
