import {
  gradeWork,
  parseAssignment,
  fingerprint,
  type Assignment,
  type GradedWork,
  type Work,
} from '../../../engine/index.ts';
import { assignmentTexts } from '../workshop/draftStore.ts';
import { gradeStore } from './gradeStore.ts';
import type { Found, Trouble } from './import.ts';
import {
  EMPTY_BOOK,
  UNCHANGED,
  hasDecisions,
  isEmpty,
  withAssignments,
  withDecisions,
  withWorks,
  type Adjusted,
  type Book,
  type Entry,
} from './results.ts';
import type { LostSome, StoredProblem } from '../../platform/stored.ts';
import type { Added } from './added.ts';

/** Milliseconds of grading after which the page gets its turn. */
const SLICE = 12;
/** Steps that can be undone. */
const MOST_PAST = 30;

/** The gradebook while it is looked at: what is collected, graded in slices, kept after each change. */
export class GradebookState {
  book = $state.raw<Book>(EMPTY_BOOK);
  problem = $state.raw<StoredProblem<LostSome> | undefined>();
  troubles = $state.raw<readonly Trouble[]>([]);
  /** Gradebooks that were brought, with points and weights that the teacher has not been asked about yet. */
  offered = $state.raw<readonly Book[]>([]);
  /** The assignment that is looked at, by its fingerprint. */
  chosen = $state<string | undefined>();
  graded = $state.raw<ReadonlyMap<Work, GradedWork>>(new Map());
  #past = $state.raw<readonly Book[]>([]);
  #round = 0;
  #typed: string | undefined;

  constructor() {
    const { value: book, problem } = gradeStore.read();
    this.book = book;
    this.problem = problem;
    this.chosen = this.names[0];
    void this.#grade();
  }

  /** Fingerprints of all assignments that there is something of: those with results first. */
  get names(): readonly string[] {
    const used = this.book.entries.map(({ work }) => work.assignment);
    return [...new Set([...used, ...this.book.assignments.keys()])];
  }
  get isEmpty(): boolean {
    return isEmpty(this.book);
  }
  get canUndo(): boolean {
    return this.#past.length > 0;
  }
  get assignment(): Assignment | undefined {
    return this.chosen === undefined ? undefined : this.book.assignments.get(this.chosen);
  }
  get adjusted(): Adjusted {
    return this.book.adjusted.get(this.chosen ?? '') ?? UNCHANGED;
  }
  /** Those of the assignment that is looked at. */
  get entries(): readonly Entry[] {
    return this.book.entries.filter(({ work }) => work.assignment === this.chosen);
  }

  /** What is `typed` letter by letter into one field is one step to undo. */
  change(book: Book, typed?: string): void {
    if (book === this.book) return;
    const goesOn = typed !== undefined && typed === this.#typed;
    if (!goesOn) this.#past = [...this.#past, this.book].slice(-MOST_PAST);
    this.#typed = typed;
    this.#show(book);
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (!last) return;
    this.#past = this.#past.slice(0, -1);
    this.#typed = undefined;
    this.#show(last);
  }

  /**
   * Takes in results and assignments, and looks at the assignment that the last of it is about. Of a
   * gradebook no more is taken unasked: whoever hands in may have written it.
   */
  take(found: Found): Added {
    const before = this.book;
    const assignments = [
      ...found.books.flatMap((book) => [...book.assignments.values()]),
      ...found.assignments,
    ];
    const works = [...found.books.flatMap(({ entries }) => entries), ...found.works];
    const { book: filled, same, noRoom } = withWorks(before, works);
    const { book, noPlace } = withAssignments(filled, [...assignments, ...ofWorkshop(filled)]);
    this.troubles = found.troubles;
    this.offered = found.books.filter(hasDecisions);
    const last = found.works.at(-1)?.work.assignment ?? lastName(found) ?? this.chosen;
    this.change(book);
    this.chosen = last ?? this.names[0];
    return {
      fresh: book.entries.length - before.entries.length,
      same,
      noRoom,
      assignments: this.book.assignments.size - before.assignments.size,
      noPlace,
      bad: found.troubles.length,
      noCode: found.noCode,
    };
  }

  /** The teacher's answer: also points, weights and names of the gradebooks that were brought, or not. */
  answerOffer(isWanted: boolean): void {
    if (isWanted) this.change(this.offered.reduce(withDecisions, this.book));
    this.offered = [];
  }

  /** Another tab has written: what it has is shown here. A step back from here would undo it unseen. */
  hear(event: Pick<StorageEvent, 'key'>): void {
    if (!gradeStore.isStoredElsewhere(event)) return;
    const { value: book, problem } = gradeStore.read();
    if (problem) {
      this.problem = problem;
      return;
    }
    this.#past = [];
    this.#typed = undefined;
    this.#look(book);
  }

  #show(book: Book): void {
    this.#look(book);
    this.problem = gradeStore.write(book);
  }

  #look(book: Book): void {
    this.book = book;
    if (this.chosen === undefined || !this.names.includes(this.chosen)) this.chosen = this.names[0];
    void this.#grade();
  }

  /** Grades what is not graded yet, and lets the page breathe in between. */
  async #grade(): Promise<void> {
    const round = ++this.#round;
    let began = performance.now();
    const graded = new Map(this.graded);
    for (const { work } of this.book.entries) {
      const assignment = this.book.assignments.get(work.assignment);
      if (!assignment || graded.has(work)) continue;
      graded.set(work, gradeWork(assignment, work));
      if (performance.now() - began < SLICE) continue;
      this.graded = new Map(graded);
      await new Promise((done) => setTimeout(done));
      if (round !== this.#round) return;
      began = performance.now();
    }
    this.graded = graded;
  }
}

function lastName({ assignments }: Found): string | undefined {
  const last = assignments.at(-1);
  return last && fingerprint(last);
}

/** Those assignments of the workshop that somebody has handed in for, and that the book does not have. */
function ofWorkshop({ entries, assignments }: Book): readonly Assignment[] {
  const missing = new Set(
    entries.map(({ work }) => work.assignment).filter((name) => !assignments.has(name)),
  );
  if (missing.size === 0) return [];
  return assignmentTexts().flatMap((text) => {
    const read = parseAssignment(text);
    return read.ok && missing.has(fingerprint(read.value)) ? [read.value] : [];
  });
}
