import { storedSentence } from '#language/platform/stored';
import type { StoredNews } from '../../platform/stored.ts';
import type { TaskState } from '../../../engine/index.ts';
import type { Trouble } from './found.ts';
import { countedResults, gradedPupil } from '#language/classroom/gradebook/pupil';
import { gradedSide } from '#language/classroom/gradebook/side';
import { gradedGlance } from '#language/classroom/gradebook/glance';
import { gradedNotices } from '#language/classroom/gradebook/notices';
import { contentProblem } from '#language/classroom/problems';
import { count, listed } from '#language/ui/language/grammar';
import { gradedAnswer } from '#language/classroom/gradebook/answer';
import {
  gradebookAdded,
  gradebookAside,
  gradebookLink,
  results,
  unread,
} from '#language/classroom/gradebook/added';
import { gradedByCamera } from '#language/classroom/gradebook/collect';
import { gradedClass, taskLabel } from '#language/classroom/gradebook/class';

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

export const gradebookMessages = {
  learning:
    'This is for learning, not for exams that matter. Anyone who has the link has the answers too, because the key is computed on the pupil’s own device, and a code can be copied from a friend. So use it to see who needs help with what.',
  loading: 'Opening the gradebook …',
  /** The worker that reads and grades. */
  lost: {
    lost: 'The part of this page that opens and grades results didn’t load, or it has stopped. What’s kept on this device is still there.',
    retry: 'Try again',
  },
  late: {
    opening:
      'Opening the gradebook is taking a while. It’s still on this device, so wait a little, or try again.',
    loading: 'Loading …',
    lost: 'Part of this page couldn’t be loaded. Nothing that was kept is lost.',
    retry: 'Try again',
  },
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
    lost: 'The part of this page that reads results didn’t load, or it has stopped. Nothing that you added is lost, so try again in a moment.',
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
  link: gradebookLink,
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
  dismiss: 'Close this note',
  aside: gradebookAside,
  undo: 'Undo',
  undone: 'Undone.',
  assignment: {
    choose: 'Assignment',
    untitled: 'Without a title',
    opening: 'Opening the assignment …',
    unknown: (print: string) => `Unknown assignment ${print.slice(0, 4)}`,
    /** `level`: it went out in a link with another, as the first or the second of both. */
    option: (title: string, number: number, level?: 1 | 2) =>
      `${title} · ${level ? `${level === 1 ? 'first' : 'second'} of two in a link · ` : ''}${results(number)}`,
    missing: (number: number) =>
      `${results(number)} for an assignment that isn’t on this device. Paste its link above, or open its file, to have ${number === 1 ? 'it' : 'them'} graded.`,
    remove: 'Remove this assignment and its results',
    removed: (number: number) => `The assignment and ${results(number)} were removed.`,
    noResults: 'No results for this assignment yet.',
    /** After adding results. */
    elsewhere:
      'Some of them are for another assignment: choose it in the list of assignments to see them.',
    /** Of pupils who handed in more than once. */
    counts: 'If handed in twice, count',
    counted: countedResults,
  },
  states: STATES,
  grading: (done: number, all: number) => `Graded ${count(done)} of ${count(all)} …`,
  matrix: {
    label: 'Pupils and tasks. Move with the arrow keys; Enter opens an answer.',
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
    /** A long table comes in pages. */
    pages: 'Pages of the table',
    rows: (from: number, to: number, all: number) =>
      `Pupils ${count(from)} to ${count(to)} of ${count(all)}`,
    earlier: 'Earlier pupils',
    later: 'Later pupils',
  },
  pupil: gradedPupil,
  glance: gradedGlance,
  side: gradedSide,
  answer: gradedAnswer,
  notices: gradedNotices,
  statistics: gradedClass,
  names: {
    title: 'Names',
    lead: 'Paste your list, with a number and a name on each line, such as 7;Anna. A pupil is found by the number or by a part of the name, so “Anna 01” is 1;Anna Abel too; and on a pupil’s own card you can write another name. All this stays on this device, and is never in a link or a code.',
    label: 'Numbers and names',
    known: (number: number) => (number === 1 ? '1 name.' : `${count(number)} names.`),
    strange: (lines: readonly number[]) =>
      `${lines.length === 1 ? 'Line' : 'Lines'} ${listed(lines.slice(0, 5).map(String))} ${lines.length === 1 ? 'has' : 'have'} no number and name.`,
    twice: (numbers: readonly string[]) =>
      numbers.length === 1
        ? `${numbers[0]} is on several lines, and the last one counts.`
        : `${listed(numbers.slice(0, 5))} are on several lines each, and the last one counts.`,
    missing: (names: readonly string[]) => `No result yet from: ${listed(names)}.`,
  },
  save: {
    csv: 'Save as a table (CSV)',
    separator: 'Between the columns',
    separators: { ',': 'comma', ';': 'semicolon (with decimal commas)' },
    json: 'Save the gradebook (JSON)',
  },
  erase: {
    title: 'Erase …',
    lead: 'The gradebook is kept on this device only, so save it as a file first if you might want it again.',
    all: 'Erase the gradebook',
    done: 'The gradebook was erased from this device.',
  },
  columns: {
    pupil: 'Pupil',
    name: 'Name',
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
