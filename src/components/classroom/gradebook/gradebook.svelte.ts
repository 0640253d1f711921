import type { Assignment } from '../../../engine/index.ts';
import { type WorkerLike, workerProblemOf, type WorkerProblemCode } from '../../platform/worker.ts';
import { tellIfLate } from '../../platform/waiting.ts';
import { gradebookMessages } from '#language/classroom/gradebook/messages';
import type { TemplateLesson } from '../workshop/templateLessons.ts';
import { BookKeeper, type BookChange } from './bookKeeper.svelte.ts';
import { allIn, lookedAtAfter, type Added, type Found, type Trouble } from './found.ts';
import { viewStore, type UnreadThing } from './gradeStore.ts';
import { Grader } from './grader.svelte.ts';
import {
  EMPTY_BOOK,
  isDecided,
  isEmpty,
  withAssignments,
  withWorks,
  type Book,
  type Entry,
  type TableOrder,
} from './results.ts';
import { readRoster } from './roster.ts';
import { gradebookWorker, withKnown, type GradebookWorker } from './gradebookWorker.dom.ts';
import type { AnsweredTask, Brought } from './gradebookHandlers.dom.ts';
import type { ReadingProgress } from './reading.dom.ts';

/** Things that could not be read which are listed. */
const MOST_UNREAD = 200;
const unreadOf = (trouble: Trouble): UnreadThing => ({
  from: trouble.from,
  before: trouble.before ?? '',
  why: gradebookMessages.troubles.whyNot(trouble),
});

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
  /** Another tab has changed the gradebook, and that is here now. */
  isFromElsewhere = $state(false);
  /** What could not be read, until the teacher hides the list. */
  unread = $state.raw(viewStore.read().value.unread);
  /** The last gradebook that was brought as a file, with what a teacher decides: it is asked whether it is to be opened. */
  file = $state.raw<Book | undefined>();
  /** How the table is sorted. */
  order = $state.raw<TableOrder>({ column: 0, isDown: false });
  #chosen = $state<string | undefined>();
  #past = $state.raw<readonly Book[]>([]);
  /** By fingerprint: those that were looked at. */
  #assignments = $state.raw<ReadonlyMap<string, Assignment>>(new Map());
  /** Assignments that are being opened. */
  #opening = $state.raw<ReadonlySet<string>>(new Set());
  #typed: string | undefined;
  #grading: Promise<void> | undefined;
  readonly grader: Grader;
  readonly keeper: BookKeeper;
  #storing: Promise<void> | undefined;
  #opened: Promise<void>;
  /** Does what takes time; rejects with a `WorkerProblem`. */
  readonly reader: GradebookWorker;
  /** Whose ready assignments are recognised. */
  readonly #lessons: readonly TemplateLesson[];

  constructor(makeWorker?: () => WorkerLike, lessons: readonly TemplateLesson[] = []) {
    this.#lessons = lessons;
    const make = () => gradebookWorker(makeWorker);
    this.reader = make();
    this.keeper = new BookKeeper((text) => this.reader.ask('open', text, { timeout: 60_000 }));
    this.grader = new Grader(make, (code) => (this.lost = code));
    this.#opened = this.open();
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
    this.order = { column: 0, isDown: false };
    void this.#grade();
  }
  /** Absent until it has been opened, or if it is not here. */
  get assignment(): Assignment | undefined {
    return this.#assignments.get(this.#chosen ?? '');
  }
  get isOpening(): boolean {
    return this.#opening.has(this.#chosen ?? '');
  }
  /** Those of the assignment that is looked at. */
  get entries(): readonly Entry[] {
    return this.book.entries.filter(({ work }) => work.assignment === this.#chosen);
  }
  /** Reads what is stored; again, if that has failed or takes long. */
  async open(): Promise<void> {
    this.reader.end();
    [this.lost, this.isLate] = [undefined, false];
    const reading = this.keeper.open().catch((error: unknown) => this.#fail(error));
    tellIfLate(reading, () => (this.isLate = true));
    const book = await reading;
    if (!book) return;
    this.isOpen = true;
    this.#look(book);
  }

  /** Ends the workers. */
  close(): void {
    this.reader.end();
    this.grader.end();
  }

  /**
   * Shows a change now, and makes it where the gradebook is stored, whatever another tab has done there. What is typed letter
   * by letter into one field (`typed`) is one step to undo.
   */
  change(change: BookChange, typed?: string): void {
    if (!this.isOpen) return;
    const book = change(this.book, false);
    if (book === this.book) return;
    const goesOn = typed !== undefined && typed === this.#typed;
    if (!goesOn) this.#past = [...this.#past, this.book].slice(-MOST_PAST);
    this.#typed = typed;
    this.#show(change);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    [this.#past, this.#typed] = [this.#past.slice(0, -1), undefined];
    // A step back would undo unseen what another tab has done.
    this.#show((book, isNews) => (isNews ? book : last));
  }

  /** There may be room now for what could not be stored. */
  keep = () => this.keeper.isUnkept && this.#store((book) => book);

  /** Reads what was brought, without taking it in. Rejects with a `WorkerProblem`. */
  read(
    brought: Brought,
    signal: AbortSignal,
    onProgress?: (progress: ReadingProgress) => void,
  ): Promise<Found> {
    return this.reader.ask('read', brought, { signal, onProgress });
  }

  /**
   * Takes in results and assignments, and looks at the assignment that the last of it is about. Of a
   * gradebook no more is taken unasked, not even into an empty one: whoever hands in may have written it.
   */
  async take(found: Found): Promise<Added> {
    await this.#opened;
    const { works, assignments } = allIn(
      await withKnown(this.reader, this.book, found, this.#lessons),
    );
    let [fresh, same, noRoom, noPlace, places] = [0, 0, 0, 0, 0];
    // Counted anew where another tab has stored something meanwhile.
    const taking: BookChange = (now) => {
      const taken = withWorks(now, works);
      const filled = withAssignments(taken.book, assignments);
      fresh = taken.book.entries.length - now.entries.length;
      places = filled.book.assignments.size - now.assignments.size;
      [same, noRoom, noPlace] = [taken.same, taken.noRoom, filled.noPlace];
      return filled.book;
    };
    this.file = found.books.findLast(isDecided) ?? this.file;
    this.#keepUnread([...this.unread, ...found.troubles.map(unreadOf)]);
    this.change(taking);
    await this.settledStore();
    const shown = lookedAtAfter(this.book, this.chosen, found);
    this.chosen = this.names.find((name) => name === shown) ?? this.chosen ?? this.names[0];
    return {
      fresh,
      same,
      noRoom,
      assignments: places,
      noPlace,
      bad: found.troubles.length,
    };
  }

  hideUnread(): void {
    this.#keepUnread([]);
  }
  #keepUnread(all: readonly UnreadThing[]): void {
    const texts = new Map(all.map((each) => [JSON.stringify(each), each]));
    const unread = [...texts.values()].slice(-MOST_UNREAD);
    this.unread = unread;
    void viewStore.change((view) => ({ ...view, unread }));
  }

  /** The teacher's answer: the gradebook of the file takes the place of this one, or not. */
  answerFile(isWanted: boolean): void {
    const { file } = this;
    this.file = undefined;
    if (isWanted && file) this.change(() => file);
  }

  /** Shows what other tabs store. Gives what ends that. */
  hear(): () => void {
    return this.keeper.hear(
      (book) => this.#takeOver(book),
      (error) => this.#fail(error),
    );
  }

  /** Another tab has stored something: a step back from here would undo it unseen. */
  #takeOver(book: Book): void {
    [this.#past, this.#typed] = [[], undefined];
    this.isFromElsewhere = true;
    this.#look(book);
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

  #fail(error: unknown): undefined {
    const code = workerProblemOf(error);
    if (code !== 'cancelled') this.lost = code;
  }

  #show(change: BookChange): void {
    this.#look(change(this.book, false));
    this.#store(change);
  }

  #store(change: BookChange): void {
    this.#storing = this.keeper.change(change).then(
      ({ book, isNews }) => isNews && this.#takeOver(book),
      (error: unknown) => this.#fail(error),
    ) as Promise<void>;
  }

  /** When what was done is stored, or cannot be. */
  async settledStore(): Promise<void> {
    for (let last; last !== this.#storing;) {
      last = this.#storing;
      await last;
    }
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
    await this.settledStore();
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
    await this.grader.grade(kept.text, this.entries);
  }

  /** Of the assignment of a result. */
  textOf({ work }: Entry): string {
    return this.book.assignments.get(work.assignment)?.text ?? '';
  }
}
