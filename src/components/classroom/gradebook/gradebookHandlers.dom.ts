import {
  finish,
  finishWithin,
  gradingOf,
  gradingOfTask,
  hasOwnBoards,
  makeFeedback,
  ownAssignment,
  parseAssignment,
  parseWork,
  summarizeWork,
  type Assignment,
  type GradedTask,
  type Task,
  type TaskFeedback,
  type Work,
  type WorkSummary,
} from '../../../engine/index.ts';
import { gradebookMessages } from '#language/classroom/gradebook/messages';
import type { TemplateLesson } from '../workshop/templateLessons.ts';
import type { NamedFile } from '../../platform/chosenFiles.dom.ts';
import { readFiles } from './files.ts';
import { together, type Found } from './found.ts';
import { bookFormat } from './gradeStore.ts';
import { readText } from './import.ts';
import { FileReading, type ReadingProgress } from './reading.dom.ts';
import type { Book } from './results.ts';

/** What a teacher has brought: texts with codes in them, or files. */
export type Brought =
  /** Without `from` it was pasted, and each code goes by its line. */
  | { readonly texts: readonly string[]; readonly from?: string }
  | { readonly files: readonly NamedFile[] };

/** A work to be graded, by the texts of both. */
interface GradingQuestion {
  readonly assignment: string;
  readonly work: string;
  /** Milliseconds after which it is given up. */
  readonly budget: number;
}

type AnswersQuestion = Pick<GradingQuestion, 'assignment' | 'work'> & { readonly task: number };

interface ReadyQuestion {
  readonly lessons: readonly TemplateLesson[];
  /** Fingerprints. */
  readonly names: readonly string[];
}

/** One task of one pupil. */
export interface AnsweredTask {
  readonly task: Task;
  readonly graded: GradedTask;
}

type FeedbackQuestion = Pick<GradingQuestion, 'assignment' | 'work'> & {
  readonly given: readonly Omit<TaskFeedback, 'answer'>[];
};

/** Milliseconds. */
const REPORTED_EVERY = 1000;

/** All that a gradebook has done away from the page, because what others have written may take any time. */
export const gradebookHandlers = {
  /** In one go, without a word on the way: whoever asks gives it time. */
  open: (text: string) => bookFormat.parse(text),

  /** Whatever can be read, and what cannot. */
  read: async (brought: Brought, report: (progress: ReadingProgress) => void): Promise<Found> => {
    const reading = new FileReading(report);
    if ('files' in brought) return readFiles(brought.files, reading);
    const { texts, from } = brought;
    const { pasted } = gradebookMessages.add;
    const place = from === undefined ? pasted : undefined;
    const all: Found[] = [];
    for (const text of texts) all.push(await readText(text, from ?? pasted(1), place, reading));
    return together(all);
  },

  /** The site's own assignments among these, as texts: they are made anew, which takes its time. */
  ready: async ({ lessons, names }: ReadyQuestion) =>
    (await import('../workshop/templates.ts')).readySets(lessons, names),

  assignment: (text: string): Assignment => assignmentOf(text),

  /** To draw the boards of a pupil is not that pupil's slowness: it isn't counted, and told on the way. */
  grade: (
    { assignment, work, budget }: GradingQuestion,
    report: (progress: unknown) => void = () => undefined,
  ): WorkSummary | 'too-long' => {
    const read = workOf(work);
    const given = assignmentOf(assignment);
    if (hasOwnBoards(given)) {
      let told = performance.now();
      finishWithin(ownAssignment(given, read.pupil), () => {
        if (performance.now() - told > REPORTED_EVERY) {
          told = performance.now();
          report(undefined);
        }
        return false;
      });
    }
    const began = performance.now();
    const graded = finishWithin(gradingOf(given, read), () => performance.now() - began > budget);
    return graded ? summarizeWork(read, graded) : 'too-long';
  },

  /** What was answered to one task, in full, and the task as this pupil had it. */
  answers: ({ assignment, work, task }: AnswersQuestion): AnsweredTask => {
    const done = workOf(work);
    return answeredIn(asPupilHad(assignment, done), done, task);
  },

  /** The text of what a pupil gets back: the points and comments of the teacher, with the answers that count. */
  feedback: ({ assignment, work, given }: FeedbackQuestion): string => {
    const done = workOf(work);
    const asked = asPupilHad(assignment, done);
    const tasks = given.map((each, at) => {
      const { attempts, counted = -1 } = answeredIn(asked, done, at).graded;
      const answer = attempts[counted]?.isKept ? attempts[counted].text : undefined;
      return { answer, ...each };
    });
    return makeFeedback({ assignment: asked, pupil: done.pupil, tasks });
  },

  /** The gradebook as a file. */
  file: (book: Book): Blob => new Blob([bookFormat.make(book)], { type: 'application/json' }),
};

/** The last assignment: of a class every work is for the same one. */
let known: { readonly text: string; readonly assignment: Assignment } | undefined;

function assignmentOf(text: string): Assignment {
  if (known?.text !== text) {
    const read = parseAssignment(text, Infinity);
    if (!read.ok)
      throw new RangeError(`an assignment that was read cannot be: ${read.problem.code}`);
    known = { text, assignment: read.value };
  }
  return known.assignment;
}

/** With the boards of its own that the name gives, where each pupil has others. */
function asPupilHad(text: string, { pupil }: Work): Assignment {
  const given = assignmentOf(text);
  return hasOwnBoards(given) ? finish(ownAssignment(given, pupil)).assignment : given;
}

function answeredIn({ tasks }: Assignment, done: Work, at: number): AnsweredTask {
  const task = tasks[at];
  if (!task) throw new RangeError(`there is no task ${at}`);
  const work = done.tasks[at] ?? { attempts: [], hints: 0 };
  return { task, graded: finish(gradingOfTask(task, work)) };
}

function workOf(text: string): Work {
  const read = parseWork(text, Infinity);
  if (!read.ok) throw new RangeError(`a work that was read cannot be: ${read.problem.code}`);
  return read.value;
}
