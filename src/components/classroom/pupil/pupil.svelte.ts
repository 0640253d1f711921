import {
  ASSIGNMENT_LIMITS,
  canVary,
  finish,
  hasOwnBoards,
  kindOf,
  makeWork,
  ownAssignment,
  ownTask,
  parseWork,
  taskOrder,
  typedName,
  workToHandIn,
  type Assignment,
  type Task,
  type Work,
} from '../../../engine/index.ts';
import { pageTurn, finishInSlices } from '../../platform/waiting.ts';
import { isChangedSince } from './handedIn.ts';
import { CountedGrades } from './countedGrades.svelte.ts';
import {
  copyFormat,
  withAttempt,
  withOnlyAttempt,
  withHint,
  withSeconds,
  withUnchecked,
  type OwnTask,
  type OwnWork,
  type ShownState,
} from '../ownWork.ts';
import type { StoredProblem } from '../../platform/stored.ts';
import { saveText } from '../../ui/saveBlob.dom.ts';
import { fileName } from '../handOut.ts';
import { ownerOf, type PupilStore, type WorkEdit } from './workStore.ts';

/** Something that can be worked on. */
export interface OpenedWork {
  readonly assignment: Assignment;
  readonly fingerprint: string;
}

/** A pupil at work on one assignment: every change is kept at once, and what is told is derived. */
export class Pupil {
  /** As it was handed out, to everybody. */
  readonly given: Assignment;
  /** Of the assignment: the name under which its work is found again. */
  readonly name: string;
  work = $state.raw() as OwnWork;
  problem = $state.raw<StoredProblem | undefined>();
  /** As a copy of it was saved last. */
  copied = $state.raw<OwnWork | undefined>();
  /** Another tab that has the same work open went on with it, and that is here now. */
  isFromElsewhere = $state(false);
  /** Goes up when the work came from elsewhere: frames of tasks begin anew then. */
  round = $state(0);
  /** Stored on this device, and nowhere else. */
  readonly isHere: boolean;
  /** A learning platform knows whose work it is. */
  readonly knowsName: boolean;
  private readonly store: PupilStore;
  private readonly watch = new Stopwatch();
  /** As it is stored, as far as this tab knows. */
  private base: OwnWork;
  /** What was done since. */
  private edits: readonly WorkEdit[] = [];
  private keeping: Promise<void> | undefined;

  constructor({ assignment, fingerprint }: OpenedWork, work: OwnWork, store: PupilStore) {
    this.given = assignment;
    this.name = fingerprint;
    this.work = this.base = work;
    this.store = store;
    this.isHere = store.isHere;
    this.knowsName = store.knowsName ?? false;
    this.retry();
    void this.drawAll();
  }

  /** By place, the tasks whose boards are drawn for a name: to draw one may take a moment, so they come one by one. */
  private drawn = $state.raw<{ readonly name: string; readonly tasks: ReadonlyMap<number, Task> }>({
    name: '',
    tasks: new Map(),
  });
  /** Those of this pupil; `undefined` where nobody has boards of their own, or nobody has begun. */
  private readonly boards = $derived.by(() => {
    if (!hasOwnBoards(this.given) || this.work.at === undefined) return undefined;
    return this.drawn.name === this.work.pupil ? this.drawn.tasks : new Map<number, Task>();
  });
  /** With all of them. */
  private readonly own = $derived.by(() =>
    this.boards?.size === this.given.tasks.length
      ? finish(ownAssignment(this.given, this.work.pupil))
      : undefined,
  );
  /** As this pupil has it, as far as it is drawn. */
  readonly assignment = $derived.by((): Assignment => {
    const { own, boards, given } = this;
    if (own || !boards || boards.size === 0) return own?.assignment ?? given;
    return { ...given, tasks: given.tasks.map((task, at) => boards.get(at) ?? task) };
  });
  readonly grades = new CountedGrades(() => this.assignment);
  /** The name decides which boards these are, so it stays as it is. */
  readonly isNameFixed = $derived.by(() => this.boards !== undefined);

  /** The tasks as this pupil meets them: places in the assignment. */
  readonly order = $derived.by(() => taskOrder(this.assignment, this.work.seed));
  readonly graded = $derived.by(() => this.grades.of(this.work.tasks));
  readonly isHanded = $derived.by(() => this.work.handed !== undefined);
  /** The result as it is now, as much of it as can be read again; with what the device counted, unless a test keeps that to itself. */
  private readonly result = $derived.by((): Work => {
    const { pupil, tasks } = this.work;
    const done = tasks.map(({ attempts, hints }) => ({ attempts, hints }));
    const claimed = this.keepsKey ? 0 : Math.round(this.graded.points * 100) / 100;
    const boards = this.own && { boards: this.own.boards };
    return workToHandIn({ assignment: this.name, pupil, tasks: done, claimed, ...boards });
  });
  readonly text = $derived.by(() => makeWork(this.result));
  /** Answered or changed since it was handed in. */
  readonly isChanged = $derived.by(() => isChangedSince(this.work));
  /** The task that is looked at, as a place in the assignment. */
  readonly at = $derived.by(() => this.work.at ?? this.order[0] ?? 0);

  get owner(): string {
    return ownerOf(this.name, this.work);
  }

  get isBegun(): boolean {
    return this.work.at !== undefined;
  }

  /** Nothing is told before the hand-in, and that is to come. */
  get isTest(): boolean {
    return this.isBegun && !this.isHanded && this.given.isTest === true;
  }

  taskAt(at: number): OwnTask {
    const task = this.work.tasks[at];
    if (!task) throw new RangeError(`there is no task ${at}`);
    return task;
  }

  /** What was right in a test is told when the teacher gives it back. */
  get keepsKey(): boolean {
    return this.given.isTest === true && !this.given.showsKey;
  }

  /** Of what was answered it may be told now whether it was right. */
  get canTell(): boolean {
    return !this.given.isTest || (this.isHanded && !this.keepsKey);
  }

  stateOf(at: number): ShownState {
    const { draft, attempts } = this.taskAt(at);
    if (attempts.length === 0) return draft === undefined || this.isHanded ? 'not-tried' : 'draft';
    return (this.canTell && this.graded.tasks[at]?.state) || 'answered';
  }

  /** After handing in: told at once, not right yet, and there are attempts left. What a person reads is neither. */
  canGoOn(at: number): boolean {
    const { state } = this.graded.tasks[at] ?? {};
    return state !== 'right' && state !== 'needs-person' && this.canAttempt(at);
  }

  /** The last try is used up and it is not right: others like it may be done. */
  canPractise(at: number): boolean {
    const state = this.stateOf(at);
    const isMissed = state === 'wrong' || state === 'partly';
    const { kind } = this.assignment.tasks[at]?.question ?? { kind: '' };
    return isMissed && !this.given.isTest && !this.canAttempt(at) && canVary(kind);
  }

  private canAttempt(at: number): boolean {
    const task = this.assignment.tasks[at];
    if (this.given.isTest || task?.model !== undefined) return !this.isHanded;
    const most = task?.attempts ?? 0;
    return most === 0 || this.taskAt(at).attempts.length < most;
  }
  /** In a test an answer takes the place of the one before: it can be corrected, and one is handed in. */
  private answered(work: OwnWork, at: number, answer: string): OwnWork {
    const add = this.given.isTest ? withOnlyAttempt : withAttempt;
    return add(withUnchecked(work, at, undefined), at, answer);
  }

  /** Something is on the board that was not checked. */
  isDraft(at: number): boolean {
    const { draft, attempts } = this.taskAt(at);
    return draft !== undefined && draft !== attempts.at(-1)?.answer;
  }

  /** What was not checked is an answer as it is, and one more is allowed. */
  canKeep(at: number): boolean {
    const { draft } = this.taskAt(at);
    const question = this.assignment.tasks[at]?.question;
    if (!question || draft === undefined || !this.isDraft(at) || !this.canAttempt(at)) return false;
    return kindOf(question).answer.decode(draft).ok;
  }

  get canTellPoints(): boolean {
    return this.canTell && this.graded.isWhole;
  }

  /** Takes up the work under a name, as soon as the first board is there; the others are drawn behind it. */
  async begin(name: string): Promise<void> {
    this.rename(name);
    if (hasOwnBoards(this.given)) await this.drawNext();
    this.goTo(this.at);
    void this.drawAll();
  }

  isDrawn(at: number): boolean {
    return this.boards?.has(at) ?? true;
  }

  /** Draws what is missing of this pupil's boards, the task that is looked at before others. */
  async drawAll(): Promise<void> {
    while (this.boards && this.boards.size < this.given.tasks.length) await this.drawNext();
  }

  private async drawNext(): Promise<void> {
    const { pupil: name } = this.work;
    const there = () => (this.drawn.name === name ? this.drawn.tasks : new Map<number, Task>());
    const next = [this.at, ...this.order].find((at) => !there().has(at));
    if (next === undefined) return;
    const task = await finishInSlices(ownTask(this.given, next, name));
    this.drawn = { name, tasks: new Map(there()).set(next, task) };
    // Nobody has looked at it yet.
    if (next === this.at) this.watch.take();
  }
  rename(pupil: string): void {
    if (this.isNameFixed) return;
    this.change((work) => ({ ...work, pupil: typedName(pupil) }));
  }
  /** There may be room now for what could not be stored. */
  retry(): void {
    if (this.edits.length > 0) this.keep();
    else this.problem = this.store.problem();
  }
  /** Another task is looked at. */
  goTo(at: number): void {
    const time = this.timed();
    this.change((work) => ({ ...time(work), at }));
  }
  attempt(answer: string): void {
    const [time, { at }] = [this.timed(), this];
    this.change((work) => this.answered(time(work), at, answer));
  }
  hint(): void {
    const { at } = this;
    this.change((work) => withHint(work, at));
  }
  draft(answer: string | undefined): void {
    const { at } = this;
    this.change((work) => withUnchecked(work, at, answer));
  }
  /** Answers that were chosen but not checked count from now on. */
  keepUnchecked(): void {
    const time = this.timed();
    const kept = this.order.flatMap((at) => {
      const { draft } = this.taskAt(at);
      return draft !== undefined && this.canKeep(at) ? [{ at, draft }] : [];
    });
    this.change((work) =>
      kept.reduce((before, { at, draft }) => this.answered(before, at, draft), time(work)),
    );
  }
  /** With the points of all tasks, which may have to be graded first; `now` in milliseconds since 1970. */
  async handIn(now: number): Promise<void> {
    await this.drawAll();
    while (!this.graded.isWhole) await pageTurn();
    const before = parseWork(this.work.handed ?? '');
    const handIns = before.ok ? (before.value.handIn ?? 1) + 1 : 1;
    const handIn = Math.min(handIns, ASSIGNMENT_LIMITS.handIns);
    const handedAt = Math.max(0, Math.floor(now / 1000));
    const handed = makeWork(workToHandIn({ ...this.result, handedAt, handIn }));
    const time = this.timed();
    this.change((work) => ({ ...time(work), handed }));
    await this.kept();
  }

  /** The page is seen or hidden: only seconds in which it is seen count. */
  look(isSeen: boolean): void {
    if (isSeen && this.work.at !== undefined) return this.watch.run();
    this.watch.halt();
    const [seconds, { at }] = [this.watch.take(), this];
    if (seconds > 0) this.change((work) => withSeconds(work, at, seconds));
  }

  /** Goes on with what other tabs store of the same work, and stays at its task. Gives what ends that. */
  hear(): () => void {
    return this.store.hear((stored) => {
      this.base = stored;
      const before = this.work;
      const work = this.edits.reduce((now, edit) => edit(now), stored);
      if (work.tasks.length !== before.tasks.length) return;
      this.work = { ...work, at: before.at ?? work.at };
      void this.drawAll();
      if (isSameButPlace(before, work)) return;
      this.watch.take();
      this.isFromElsewhere = true;
      this.round += 1;
    });
  }

  /** Saves the work as it is now, seconds included, as a file that can be opened again. */
  saveCopy(title: string): void {
    this.look(false);
    this.look(true);
    saveText(copyFormat.make(this.work), fileName(`${title} ${this.work.pupil} copy`, 'copy'));
    this.copied = this.work;
  }

  /** The work of another place goes on here. */
  takeOver(work: OwnWork): void {
    this.round += 1;
    this.change(() => work);
    void this.drawAll();
  }

  /** Adds the seconds spent on the task that is looked at. */
  private timed(): WorkEdit {
    const [seconds, { at }] = [this.watch.take(), this];
    this.watch.run();
    return (work) => (work.at === undefined ? work : withSeconds(work, at, seconds));
  }

  /** Shows the change now, and makes it where the work is stored, whatever another tab has done there. */
  private change(edit: WorkEdit): void {
    this.work = edit(this.work);
    this.edits = [...this.edits, edit];
    this.keep();
  }

  private keep(): void {
    let taken: readonly WorkEdit[] = [];
    this.keeping = this.store
      .change(this.base, (work) => {
        [taken, this.edits] = [this.edits, []];
        return taken.reduce((now, edit) => edit(now), work);
      })
      .then(({ value, problem }) => {
        this.problem = problem;
        if (problem) this.edits = [...taken, ...this.edits];
        else this.base = value;
      });
  }

  /** When all that was done is stored, or cannot be. */
  async kept(): Promise<void> {
    for (let last; last !== this.keeping;) {
      last = this.keeping;
      await last;
    }
  }
}

/** Nothing was done in one that is not in the other, such as by another tab that has only gone to another task. */
export function isSameButPlace(one: OwnWork, other: OwnWork): boolean {
  const done = ({ tasks, pupil, handed }: OwnWork) =>
    JSON.stringify([
      pupil,
      handed,
      tasks.map(({ attempts, hints, draft }) => [attempts, hints, draft]),
    ]);
  return done(one) === done(other);
}

/** Seconds that somebody looks at something: it stands still while the page is hidden. */
export class Stopwatch {
  private readonly now: () => number;
  private since: number | undefined;
  private counted = 0;

  /** `now` is in milliseconds, and never goes back. */
  constructor(now: () => number = () => performance.now()) {
    this.now = now;
  }

  run(): void {
    this.since ??= this.now();
  }

  halt(): void {
    if (this.since !== undefined) this.counted += this.now() - this.since;
    this.since = undefined;
  }

  /** The seconds since they were taken last. It goes on running if it did. */
  take(): number {
    const wasRunning = this.since !== undefined;
    this.halt();
    const seconds = this.counted / 1000;
    this.counted = 0;
    if (wasRunning) this.run();
    return seconds;
  }
}
