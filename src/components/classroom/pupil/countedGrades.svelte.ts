import { programRun } from '../../exercises/frame/programRuns.svelte.ts';
import {
  gradeTask,
  kindOf,
  type AnyQuestion,
  type Assignment,
  type GradedTask,
  type KnownVerdicts,
  type Task,
  type TaskWork,
} from '../../../engine/index.ts';

/** Milliseconds of grading after which the page has its turn. */
const SLICE = 30;

/** What a work is worth by the answers that count. */
export interface CountedPoints {
  /** In the assignment's own order; absent while it is not graded yet. */
  readonly tasks: readonly (Pick<GradedTask, 'state' | 'points'> | undefined)[];
  readonly points: number;
  readonly most: number;
  /** Tasks that a person has to read. */
  readonly unread: number;
  /** Nothing is left to grade. */
  readonly isWhole: boolean;
}

/**
 * Grades the answers that count, each of them once. On a large board one can take a tenth of a second, so of many
 * new ones the first are graded at once, and the others after the page has had its turn.
 */
export class CountedGrades {
  /** Goes up when it is time for the next ones. */
  #turn = $state(0);
  #isWaiting = false;
  readonly #assignment: () => Assignment;
  /** Of each task by its answers. */
  readonly #known = new WeakMap<Task, KnownVerdicts>();

  /** The assignment as it is when it is asked for: with a name its boards may become others. */
  constructor(assignment: () => Assignment) {
    this.#assignment = assignment;
  }

  /** As far as it is graded: whoever shows it hears when there is more. */
  of(works: readonly TaskWork[]): CountedPoints {
    const end = performance.now() + SLICE;
    const asked = this.#assignment().tasks;
    const tasks = asked.map((task, at) => this.#graded(task, works[at], end));
    const graded = tasks.filter((each) => each !== undefined);
    const isWhole = graded.length === tasks.length;
    if (!isWhole) this.#goOnLater();
    return {
      tasks,
      points: graded.reduce((sum, { points }) => sum + points, 0),
      most: asked.reduce((sum, { points }) => sum + points, 0),
      unread: graded.filter(({ state }) => state === 'needs-person').length,
      isWhole,
    };
  }

  #graded(task: Task, work: TaskWork | undefined, end: number): GradedTask | undefined {
    const known: KnownVerdicts = this.#known.get(task) ?? new Map();
    this.#known.set(task, known);
    const { attempts = [], hints = 0 } = work ?? {};
    for (const attempt of attempts.slice(0, task.attempts || undefined)) {
      // A program is worth what came of it when it was run.
      const { kind, params } = task.question as AnyQuestion;
      const run = programRun({ rules: kindOf({ kind, params }) }, params, attempt.answer);
      if (run?.state === 'done') known.set(attempt.answer, run.verdict);
      if (known.has(attempt.answer)) continue;
      if (performance.now() > end) return undefined;
      gradeTask(task, { attempts: [attempt], hints: 0 }, known);
      // What is no answer has no verdict, and is not looked at again.
      if (!known.has(attempt.answer)) known.set(attempt.answer, undefined);
    }
    return gradeTask(task, { attempts, hints }, known);
  }

  #goOnLater(): void {
    void this.#turn;
    if (this.#isWaiting) return;
    this.#isWaiting = true;
    setTimeout(() => {
      this.#isWaiting = false;
      this.#turn++;
    });
  }
}
