import type { Assignment } from '../../../engine/index.ts';
import type { WorkerLike } from '../../platform/worker.ts';
import { tellIfLate } from '../../platform/patience.ts';
import { workerProblemOf, type WorkerProblemCode } from '../../platform/workerProblem.ts';
import type { Added } from './added.ts';
import { BookKeeper } from './bookKeeper.svelte.ts';
import { allIn, withLink, type Found } from './found.ts';
import { gradeTextStore } from './gradeStore.ts';
import { Grader } from './grader.svelte.ts';
import {
  EMPTY_BOOK,
  isDecided,
  isEmpty,
  withAssignments,
  withEntry,
  withWorks,
  type Book,
  type CountedResult,
  type Entry,
} from './results.ts';
import { readRoster } from './roster.ts';
import { gradebookWorker, readInWorker, type GradebookWorker } from './gradebookWorker.dom.ts';
import type { AnsweredTask, Brought, ReadSoFar } from './gradebookHandlers.dom.ts';
import { lookedAtAfter, titleElsewhere } from './lookedAt.ts';
import { withWorkshop } from './withWorkshop.ts';

/** Steps that can be undone. */
const MOST_PAST = 30;

/**
 * The gradebook while it is looked at: what is collected, kept after each change, and graded in a worker. What
 * pupils send may be made to take any time, so nothing of it is read or graded on the page itself.
 */
export class GradebookState {
  book = $state.raw<Book>(EMPTY_BOOK);
  /** What is stored has been read. Before that nothing may be changed. */
  isOpen = $state(false);
  /** Why it could not be opened, or why grading has stopped. */
  lost = $state.raw<WorkerProblemCode | undefined>();
  isLate = $state(false);
  troubles = $state.raw<Found['troubles']>([]);
  /** The last gradebook that was brought as a file, with what a teacher decides: it is asked whether it is to be opened. */
  file = $state.raw<Book | undefined>();
  /** What a link holds: the teacher is asked first, because anybody can write one. */
  linked = $state.raw<Found | undefined>();
  #chosen = $state<string | undefined>();
  #past = $state.raw<readonly Book[]>([]);
  /** By fingerprint: those that were looked at. */
  #assignments = $state.raw<ReadonlyMap<string, Assignment>>(new Map());
  /** Assignments that are being opened. */
  #opening = $state.raw<ReadonlySet<string>>(new Set());
  #typed: string | undefined;
  #grading: Promise<void> | undefined;
  readonly grader: Grader;
  readonly keeper = new BookKeeper();
  /** Does what takes time; rejects with a `WorkerProblem`. */
  readonly reader: GradebookWorker;

  constructor(makeWorker?: () => WorkerLike) {
    const make = () => gradebookWorker(makeWorker);
    this.reader = make();
    this.grader = new Grader(make, (code) => (this.lost = code));
    void this.open();
  }

  /** Fingerprints of all assignments that there is something of: those with results first. */
  get names(): readonly string[] {
    const used = this.book.entries.map(({ work }) => work.assignment);
    return [...new Set([...used, ...this.book.assignments.keys()])];
  }
  readonly isEmpty = $derived(isEmpty(this.book));
  readonly isDecided = $derived(isDecided(this.book));
  readonly #rosterText = $derived(this.book.roster);
  readonly roster = $derived(readRoster(this.#rosterText));
  readonly canUndo = $derived(this.#past.length > 0);
  /** The assignment that is looked at, by its fingerprint. */
  get chosen(): string | undefined {
    return this.#chosen;
  }
  set chosen(name: string | undefined) {
    this.#chosen = name;
    void this.#grade();
  }
  /** Absent until it has been opened, or if it is not here. */
  get assignment(): Assignment | undefined {
    return this.#assignments.get(this.#chosen ?? '');
  }
  get isOpening(): boolean {
    return this.#opening.has(this.#chosen ?? '');
  }
  /** Of pupils who handed in more than once. */
  get counts(): CountedResult {
    return this.book.counts.get(this.#chosen ?? '') ?? 'latest';
  }
  /** Those of the assignment that is looked at. */
  get entries(): readonly Entry[] {
    return this.book.entries.filter(({ work }) => work.assignment === this.#chosen);
  }
  /** Those that took too long. */
  get setAside(): readonly Entry[] {
    return this.entries.filter(({ isSetAside }) => isSetAside);
  }

  /** Reads what is stored; again, if that has failed or takes long. */
  async open(): Promise<void> {
    this.reader.end();
    [this.lost, this.isLate] = [undefined, false];
    const { value: text, problem } = gradeTextStore.read();
    this.keeper.problem = problem;
    const reading = this.#read(text);
    tellIfLate(reading, () => (this.isLate = true));
    const read = await reading;
    if (!read) return;
    this.keeper.problem ??= read.problem;
    this.isOpen = true;
    this.#look(read.value);
  }

  /** Ends the workers. */
  close(): void {
    this.reader.end();
    this.grader.end();
  }

  /** What is typed letter by letter into one field (`typed`) is one step to undo. */
  change(book: Book, typed?: string): void {
    if (book === this.book || !this.isOpen) return;
    const goesOn = typed !== undefined && typed === this.#typed;
    if (!goesOn) this.#past = [...this.#past, this.book].slice(-MOST_PAST);
    this.#typed = typed;
    this.#show(book);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    [this.#past, this.#typed] = [this.#past.slice(0, -1), undefined];
    this.#show(last);
  }

  /** There may be room now for what could not be stored. */
  keep = () => this.keeper.isUnkept && this.#show(this.book);

  /** Reads what was brought, without taking it in. Rejects with a `WorkerProblem`. */
  read(
    brought: Brought,
    signal: AbortSignal,
    onProgress?: (progress: ReadSoFar) => void,
  ): Promise<Found> {
    return readInWorker(this.reader, brought, signal, onProgress);
  }

  /** Keeps what a link holds until the teacher has answered, with the assignment if the workshop has it. */
  async offerLink(found: Found): Promise<void> {
    const whole = await withWorkshop(this.reader, this.book, found);
    this.linked = this.linked ? withLink(this.linked, whole) : whole;
  }

  /**
   * Takes in results and assignments, and looks at the assignment that the last of it is about. Of a
   * gradebook no more is taken unasked, not even into an empty one: whoever hands in may have written it.
   */
  async take(found: Found): Promise<Added> {
    const { works, assignments } = allIn(await withWorkshop(this.reader, this.book, found));
    const before = this.book;
    const { book: filled, same, noRoom } = withWorks(before, works);
    const { book, noPlace } = withAssignments(filled, assignments);
    this.file = found.books.findLast(isDecided) ?? this.file;
    this.troubles = found.troubles;
    this.change(book);
    const shown = lookedAtAfter(this.book, this.chosen, found);
    this.chosen = this.names.find((name) => name === shown) ?? this.chosen ?? this.names[0];
    return {
      fresh: book.entries.length - before.entries.length,
      same,
      noRoom: noRoom + found.left.works,
      assignments: this.book.assignments.size - before.assignments.size,
      noPlace: noPlace + found.left.assignments,
      bad: found.troubles.length,
      noCode: found.noCode,
      isStopped: found.isStopped,
      elsewhere: titleElsewhere(this.book, this.chosen, found),
    };
  }

  /** The teacher's answer: the gradebook of the file takes the place of this one, or not. */
  answerFile(isWanted: boolean): void {
    const { file } = this;
    this.file = undefined;
    if (isWanted && file) this.change(file);
  }

  /** Another tab has written: what it has is shown here. A step back from here would undo it unseen. */
  async hear(event: Pick<StorageEvent, 'key'>): Promise<void> {
    if (!gradeTextStore.isStoredElsewhere(event)) return;
    const { value: text, problem } = gradeTextStore.read();
    const read = problem ? { value: EMPTY_BOOK, problem } : await this.#read(text);
    if (read?.problem) this.keeper.problem = read.problem;
    if (!read || read.problem) return;
    [this.#past, this.#typed] = [[], undefined];
    if (this.keeper.isUnkept) this.#show(withBook(read.value, this.book));
    else this.#look(read.value);
  }

  /** Grades a result that took too long once more, with much more time. */
  async retry(entry: Entry): ReturnType<Grader['retry']> {
    const outcome = await this.grader.retry(this.textOf(entry), entry);
    if (outcome === 'graded') {
      this.#show(withEntry(this.book, entry.id, { isSetAside: false }));
    }
    return outcome;
  }

  /** All that was answered to a task. Rejects with a `WorkerProblem`. */
  answers(entry: Entry, task: number): Promise<AnsweredTask> {
    const [assignment, work] = [this.textOf(entry), entry.work.text];
    return this.reader.ask('answers', { assignment, work, task });
  }

  /** Goes on with grading after a worker was lost. */
  goOn(): void {
    this.lost = undefined;
    void (this.isOpen ? this.#grade() : this.open());
  }

  async #read(text: string) {
    if (text === '') return { value: EMPTY_BOOK, problem: undefined };
    try {
      const read = await this.reader.ask('open', text, { timeout: 60_000 });
      return { ...read, problem: this.keeper.putAside(text, read.problem) };
    } catch (error) {
      this.#fail(error);
      return undefined;
    }
  }

  #fail(error: unknown): void {
    const code = workerProblemOf(error);
    if (code !== 'cancelled') this.lost = code;
  }

  #show(book: Book): void {
    this.#look(book);
    this.keeper.store(book);
  }

  #look(book: Book): void {
    this.book = book;
    if (!this.names.includes(this.#chosen ?? '')) this.#chosen = this.names[0];
    void this.#grade();
  }

  /** The chosen assignment, for the page. */
  async #openChosen(): Promise<void> {
    const kept = this.book.assignments.get(this.#chosen ?? '');
    if (!kept || this.#assignments.has(kept.name) || this.#opening.has(kept.name)) return;
    this.#opening = new Set(this.#opening).add(kept.name);
    try {
      const assignment = await this.reader.ask('assignment', kept.text);
      this.#assignments = new Map(this.#assignments).set(kept.name, assignment);
    } catch (error) {
      this.#fail(error);
    } finally {
      this.#opening = new Set([...this.#opening].filter((name) => name !== kept.name));
    }
  }

  /** When everything is graded that can be, so that no row is missing in what is saved. */
  async settled(): Promise<void> {
    for (let last; last !== this.#grading;) {
      last = this.#grading;
      await last;
    }
  }

  #grade(): Promise<void> {
    this.#grading = this.#gradeAll();
    return this.#grading;
  }

  /** Grades what is not graded yet of the assignment that is looked at. */
  async #gradeAll(): Promise<void> {
    const kept = this.book.assignments.get(this.#chosen ?? '');
    if (!this.isOpen || !kept) return;
    void this.#openChosen();
    const slow = await this.grader.grade(kept.text, this.entries);
    // At once, so that it is not begun again at the next opening; and no step to undo. The others go on.
    if (slow) this.#show(withEntry(this.book, slow.id, { isSetAside: true }));
  }

  /** Of the assignment of a result. */
  textOf({ work }: Entry): string {
    return this.book.assignments.get(work.assignment)?.text ?? '';
  }
}

/** The book with results and assignments of another. */
const withBook = (book: Book, other: Book): Book =>
  withAssignments(withWorks(book, other.entries).book, [...other.assignments.values()]).book;
