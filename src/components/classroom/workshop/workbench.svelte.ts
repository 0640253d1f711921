import { ASSIGNMENT_LIMITS, type KindId, type Level } from '../../../engine/index.ts';
import { assignmentTextOf, freshParts, newTask, questionOf, taskOf } from './draft.ts';
import {
  changedTask,
  editedDraft,
  freeId,
  mergedDraft,
  movedTask,
  paused,
  redone,
  startHistory,
  undone,
  withTask,
  withoutTask,
  type DraftHistory,
} from './draftEdits.ts';
import { EMPTY_DRAFT, type Draft, type DraftTask } from './draftShape.ts';
import { randomSeed } from '../../platform/linkFields.ts';
import {
  draftStore,
  freeDraftId,
  isStoredAlike,
  withDraft,
  withHanded,
  type Shelf,
  type StoredDraft,
} from './draftStore.ts';
import type { StoredProblem } from '../../platform/stored.ts';

/** Milliseconds after the last letter at which a draft is kept. */
const PAUSE = 400;

/** One assignment while it is put together: its history, the task that is looked at, and how it is kept. */
export class Workbench {
  #id = $state(0);
  #isNumbered: boolean;
  /** As this tab has read or stored it last. */
  #known: Draft;
  #history = $state.raw<DraftHistory>(startHistory(EMPTY_DRAFT));
  #chosen = $state<number | undefined>();
  /** Why the last change could not be kept. */
  problem = $state.raw<StoredProblem | undefined>();
  isSaving = $state(false);
  /** The number of the assignment that goes out in the same link, as the other level. */
  other = $state<number | undefined>();
  /** Not stored yet: tasks of a lesson, which somebody perhaps only wants to look at. */
  isLoose = $state(false);
  /** Another tab has changed this assignment, and that is here now. */
  isFromElsewhere = $state(false);
  readonly #tell: (problem: StoredProblem | undefined) => void;
  #timer: ReturnType<typeof setTimeout> | undefined;

  /**
   * `ontold` hears why a change could not be kept, or that it could. `problem`: the assignment was just begun,
   * and could not be kept.
   */
  constructor(
    { id, draft, other, isLoose = false }: StoredDraft & { readonly isLoose?: boolean },
    ontold: (problem: StoredProblem | undefined) => void,
    problem?: StoredProblem,
  ) {
    this.problem = problem;
    this.isLoose = isLoose;
    this.other = other;
    this.#id = id;
    this.#isNumbered = !isLoose;
    this.#known = draft;
    this.#tell = ontold;
    this.#history = startHistory(draft);
    this.#chosen = draft.tasks[0]?.id;
  }

  get draft(): Draft {
    return this.#history.now;
  }
  /** In the store. */
  get id(): number {
    return this.#id;
  }
  get canUndo(): boolean {
    return this.#history.past.length > 0;
  }
  get canRedo(): boolean {
    return this.#history.future.length > 0;
  }
  get isFull(): boolean {
    return this.draft.tasks.length >= ASSIGNMENT_LIMITS.tasks;
  }

  /** The task that is looked at, and its place from 0. */
  readonly task: DraftTask | undefined = $derived(
    this.draft.tasks.find(({ id }) => id === this.#chosen),
  );
  readonly place: number = $derived(this.task ? this.draft.tasks.indexOf(this.task) : -1);
  /** What the task asks, or why it cannot be asked. */
  readonly question = $derived(this.task && questionOf(this.task));
  /** The ids of tasks that cannot be asked as they are. */
  readonly wrong: ReadonlySet<number> = $derived(
    new Set(this.draft.tasks.filter((task) => !taskOf(task).ok).map(({ id }) => id)),
  );

  choose(id: number | undefined): void {
    this.#chosen = id;
    this.#history = paused(this.#history);
  }

  setTitle(title: string): void {
    this.#edit({ ...this.draft, title }, 'title');
  }
  setOrder(order: Draft['order']): void {
    this.#edit({ ...this.draft, order });
  }
  /** Practice or a test, own boards, what pupils are asked for, where and when they hand in. */
  setRules(change: Partial<Omit<Draft, 'title' | 'order' | 'tasks'>>, about?: string): void {
    this.#edit({ ...this.draft, ...change }, about);
  }

  /** A new task at the end; it is looked at then. */
  add(kind: KindId): void {
    const task = newTask(freeId(this.draft), kind, 1, randomSeed());
    this.#edit(withTask(this.draft, task));
    this.#chosen = task.id;
  }
  /** A board of a level in place of the one there is, and not the same one by chance. */
  makeBoard(kind: KindId, level: Level): void {
    const old = JSON.stringify(this.task?.parts);
    let parts = freshParts(kind, level, randomSeed());
    for (let draws = 1; draws < 20 && JSON.stringify(parts) === old; draws++)
      parts = freshParts(kind, level, randomSeed());
    this.change({ kind, parts, level });
  }
  copy(id: number): void {
    const task = this.draft.tasks.find((each) => each.id === id);
    if (!task || this.isFull) return;
    const copy = { ...task, id: freeId(this.draft) };
    this.#edit(withTask(this.draft, copy, id));
    this.#chosen = copy.id;
  }
  remove(id: number): void {
    const at = this.draft.tasks.findIndex((each) => each.id === id);
    this.#edit(withoutTask(this.draft, id));
    if (this.#chosen === id) this.#chosen = (this.draft.tasks[at] ?? this.draft.tasks.at(-1))?.id;
  }
  move(id: number, to: number): void {
    this.#edit(movedTask(this.draft, id, to));
  }

  /** Changes the task that is looked at. `about` joins edits of the same field into one. */
  change(change: Partial<DraftTask>, about?: string): void {
    if (!this.task) return;
    const { id } = this.task;
    this.#edit(changedTask(this.draft, id, change), about && `${id} ${about}`);
  }
  /** Points, tries and hints as in the task that is looked at, for all the others too. */
  setLikeThis(): void {
    if (!this.task) return;
    const { points, attempts, hints } = this.task;
    const tasks = this.draft.tasks.map((task) => ({ ...task, points, attempts, hints }));
    this.#edit({ ...this.draft, tasks });
  }
  /** The field that was typed in was left: what comes next is undone by itself. */
  pause(): void {
    this.#history = paused(this.#history);
  }

  undo(): void {
    this.#go(undone(this.#history));
  }
  redo(): void {
    this.#go(redone(this.#history));
  }
  #go(history: DraftHistory): void {
    const [before, after] = [this.draft, history.now];
    this.#history = history;
    // What has just come back or changed is what one wants to see.
    const changed = after.tasks.find((task) => !before.tasks.includes(task));
    if (changed) this.#chosen = changed.id;
    else if (!this.task) this.#chosen = after.tasks[0]?.id;
    this.#keepSoon();
  }

  #edit(next: Draft, about?: string): void {
    if (next === this.draft) return;
    this.#history = editedDraft(this.#history, next, about);
    this.#keepSoon();
  }

  #keepSoon(): void {
    this.isSaving = true;
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => void this.keep(), PAUSE);
  }

  /** Keeps what has changed at once. */
  async keep(): Promise<void> {
    if (this.isSaving) await this.#store();
  }
  /** Tries again to store what could not be stored: there may be room now. */
  async retry(): Promise<void> {
    if (this.problem) await this.#store();
  }

  /** Stores the draft, with what another tab has stored of it since, and changes what else is stored. */
  async #store(change: (shelf: Shelf) => Shelf = (shelf) => shelf): Promise<void> {
    clearTimeout(this.#timer);
    let [here, kept, isNews] = [this.draft, this.draft, false];
    const { problem } = await draftStore.change((shelf) => {
      // Another tab may have taken the number of what was only looked at here; it is numbered once.
      if (!this.#isNumbered) this.#id = freeDraftId(shelf);
      this.#isNumbered = true;
      const there = shelf.drafts.find(({ id }) => id === this.#id)?.draft ?? this.#known;
      here = kept = this.draft;
      isNews = !isStoredAlike(there, this.#known);
      if (isNews) kept = mergedDraft(this.#known, here, there);
      const { other } = this;
      const now = { draft: kept, text: assignmentTextOf(kept), changed: Date.now(), other };
      return change(withDraft(shelf, { id: this.#id, ...now }));
    });
    this.problem = problem;
    this.#tell(problem);
    // Something may have been edited while this waited for its turn.
    this.isSaving = this.draft !== here;
    if (problem) return;
    [this.#known, this.isLoose] = [kept, false];
    if (isNews) this.#takeOver(mergedDraft(here, this.draft, kept));
  }

  /** Another tab has stored something: perhaps of this assignment. */
  hear({ drafts }: Shelf): void {
    const there = drafts.find(({ id }) => id === this.#id)?.draft;
    if (!there || isStoredAlike(there, this.#known)) return;
    const merged = mergedDraft(this.#known, this.draft, there);
    this.#known = there;
    this.#takeOver(merged);
  }
  /** What was here comes back by undo. */
  #takeOver(draft: Draft): void {
    this.#history = editedDraft(this.#history, draft);
    this.isFromElsewhere = true;
    if (!draft.tasks.some(({ id }) => id === this.#chosen)) this.#chosen = draft.tasks[0]?.id;
  }

  /** 0 for none. */
  setOther = (other: number): void => {
    this.other = other;
    this.#keepSoon();
  };

  /** Remembers what was handed out, and `other` in the same link, so that the gradebook on this device finds it. */
  async handOut(text: string, other?: string): Promise<void> {
    await this.#store((shelf) => withHanded(shelf, text, other));
  }
}
