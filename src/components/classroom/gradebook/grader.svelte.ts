import type { WorkSummary } from '../../../engine/index.ts';
import { workerProblemOf, type WorkerProblemCode } from '../../platform/worker.ts';
import type { Entry, KeptWork } from './results.ts';
import type { GradebookWorker } from './gradebookWorker.dom.ts';

/** Milliseconds for grading one result: many times what a diligent pupil's takes. */
const BUDGET = 4000;
/** The same if the teacher asks for it. */
const SECOND_BUDGET = 60_000;
/** Milliseconds that a worker may be silent beyond its budget. */
const GRACE = 10_000;
/** Milliseconds after which what was graded meanwhile is shown. */
const SHOWN_EVERY = 150;

/** What came of trying a result again. */
type Retried = 'graded' | 'too-long' | 'stopped';

/** Grades results in a worker, each within its budget. */
export class Grader {
  /** By the text of the work. */
  graded = $state.raw<ReadonlyMap<string, WorkSummary>>(new Map());
  /** The result that is being tried again, by its number. */
  retried = $state<number | undefined>();
  #round = 0;
  #retrying: AbortController | undefined;
  readonly #make: () => GradebookWorker;
  readonly #worker: GradebookWorker;
  readonly #onlost: (code: WorkerProblemCode) => void;

  constructor(make: () => GradebookWorker, onlost: (code: WorkerProblemCode) => void) {
    this.#make = make;
    this.#worker = make();
    this.#onlost = onlost;
  }

  /**
   * Grades those of an assignment's results that are not graded yet, until somebody asks for others. Gives one
   * that took too long; those after it are not graded then.
   */
  async grade(assignment: string, entries: readonly Entry[]): Promise<Entry | undefined> {
    const round = ++this.#round;
    const fresh = new Map<string, WorkSummary>();
    let [shown, slow] = [performance.now(), undefined as Entry | undefined];
    for (const entry of entries) {
      const { work, isSetAside } = entry;
      if (isSetAside || this.graded.has(work.text)) continue;
      const summary = await this.#ask(this.#worker, assignment, work, BUDGET);
      if (summary === 'too-long') slow = entry;
      else if (summary) fresh.set(work.text, summary);
      if (round !== this.#round || !summary || slow) break;
      if (performance.now() - shown < SHOWN_EVERY) continue;
      this.#show(fresh);
      shown = performance.now();
    }
    this.#show(fresh);
    return slow;
  }

  /** Grades a result that took too long once more, with much more time. */
  async retry(assignment: string, { id, work }: Entry): Promise<Retried> {
    const worker = this.#make();
    this.#retrying = new AbortController();
    this.retried = id;
    try {
      const { signal } = this.#retrying;
      const summary = await this.#ask(worker, assignment, work, SECOND_BUDGET, signal);
      if (!summary) return 'stopped';
      if (summary === 'too-long') return summary;
      this.#show(new Map([[work.text, summary]]));
      return 'graded';
    } finally {
      worker.end();
      this.retried = undefined;
    }
  }

  stopRetrying(): void {
    this.#retrying?.abort();
  }

  end(): void {
    this.#round++;
    this.stopRetrying();
    this.#worker.end();
  }

  #show(fresh: Map<string, WorkSummary>): void {
    if (fresh.size > 0) this.graded = new Map([...this.graded, ...fresh]);
    fresh.clear();
  }

  /** `undefined` if the worker was lost or ended. */
  async #ask(
    worker: GradebookWorker,
    assignment: string,
    { text }: KeptWork,
    budget: number,
    signal?: AbortSignal,
  ): Promise<WorkSummary | 'too-long' | undefined> {
    try {
      const question = { assignment, work: text, budget };
      return await worker.ask('grade', question, { signal, timeout: budget + GRACE });
    } catch (error) {
      const code = workerProblemOf(error);
      // A single answer that takes this long is what the budget is for.
      if (code === 'died') return 'too-long';
      if (code !== 'cancelled') this.#onlost(code);
      return undefined;
    }
  }
}
