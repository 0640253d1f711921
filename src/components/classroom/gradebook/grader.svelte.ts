import { tick } from 'svelte';
import type { WorkSummary } from '../../../engine/index.ts';
import { workerProblemOf, type WorkerProblemCode } from '../../platform/worker.ts';
import type { Entry, KeptWork } from './results.ts';
import type { GradebookWorker } from './gradebookWorker.dom.ts';

/** Milliseconds for grading one result: many times what a diligent pupil's takes. */
const BUDGET = 10_000;
/** Milliseconds that a worker may be silent beyond its budget. */
const GRACE = 10_000;
/** Milliseconds after which what was graded meanwhile is shown, or so many times as long as showing it took: a press goes first. */
const SHOWN_EVERY = 150;
const TIMES = 10;

/** Grades results in a worker, each within its budget. */
export class Grader {
  /** By the text of the work. */
  graded = $state.raw<ReadonlyMap<string, WorkSummary>>(new Map());
  /** Works that took too long, by their texts: they are tried again when the page is opened anew. */
  tooLong = $state.raw<ReadonlySet<string>>(new Set());
  #round = 0;
  readonly #worker: GradebookWorker;
  readonly #onlost: (code: WorkerProblemCode) => void;

  constructor(make: () => GradebookWorker, onlost: (code: WorkerProblemCode) => void) {
    this.#worker = make();
    this.#onlost = onlost;
  }

  /** Grades those of an assignment's results that are not graded yet, until somebody asks for others. */
  async grade(assignment: string, entries: readonly Entry[]): Promise<void> {
    const round = ++this.#round;
    const fresh = new Map<string, WorkSummary>();
    let next = performance.now() + SHOWN_EVERY;
    for (const { work } of entries) {
      if (this.tooLong.has(work.text) || this.graded.has(work.text)) continue;
      const summary = await this.#ask(assignment, work);
      if (summary === 'too-long') this.tooLong = new Set([...this.tooLong, work.text]);
      else if (summary) fresh.set(work.text, summary);
      if (round !== this.#round || !summary) break;
      const now = performance.now();
      if (now < next) continue;
      this.#show(fresh);
      await tick();
      next = performance.now() + Math.max(SHOWN_EVERY, TIMES * (performance.now() - now));
    }
    this.#show(fresh);
  }

  end(): void {
    this.#round++;
    this.#worker.end();
  }

  #show(fresh: Map<string, WorkSummary>): void {
    if (fresh.size > 0) this.graded = new Map([...this.graded, ...fresh]);
    fresh.clear();
  }

  /** `undefined` if the worker was lost or ended. */
  async #ask(
    assignment: string,
    { text: work }: KeptWork,
  ): Promise<WorkSummary | 'too-long' | undefined> {
    try {
      const question = { assignment, work, budget: BUDGET };
      return await this.#worker.ask('grade', question, { timeout: BUDGET + GRACE });
    } catch (error) {
      const code = workerProblemOf(error);
      // A single answer that takes this long is what the budget is for.
      if (code === 'died') return 'too-long';
      if (code !== 'cancelled') this.#onlost(code);
      return undefined;
    }
  }
}
