import type { ReadStored, StoredProblem } from '../../platform/stored.ts';
import { gradeStore, textToStore } from './gradeStore.ts';
import { EMPTY_BOOK, type Book } from './results.ts';

/**
 * What is done to the gradebook, whatever is in it by then. `isNews`: another tab has stored something since that was shown
 * on which it was done.
 */
export type BookChange = (book: Book, isNews: boolean) => Book;

/** How the gradebook is stored on this device, or why it is not. */
export class BookKeeper {
  problem = $state.raw<StoredProblem | undefined>();
  /** What is on the page differs from what is stored, because it could not be stored. */
  isUnkept = $state(false);
  /** What was saved as a file last. */
  inFile = $state.raw<Book | undefined>();
  /** A text, and the gradebook in it: it need not be read again. */
  #known = { text: '', book: EMPTY_BOOK };
  /** The text that this tab has read or stored last: another one is from another tab. */
  #last = '';
  /** What was done and is not stored. */
  #waiting: readonly BookChange[] = [];
  /** Reads a text, away from the page. Rejects with a `WorkerProblem`. */
  readonly #parse: (text: string) => Promise<ReadStored<Book>>;

  constructor(parse: (text: string) => Promise<ReadStored<Book>>) {
    this.#parse = parse;
  }

  /** What is stored. Rejects with a `WorkerProblem`. */
  async open(): Promise<Book> {
    const { value: text, problem } = gradeStore.read();
    this.problem = problem;
    return this.#read(text);
  }

  /** Makes a change to what is stored, and gives what is there then. Rejects with a `WorkerProblem`. */
  async change(change: BookChange): Promise<{ readonly book: Book; readonly isNews: boolean }> {
    this.#waiting = [...this.#waiting, change];
    let taken: readonly BookChange[] = [];
    let isNews = false;
    let isTooMuch = false;
    let { book } = this.#known;
    let before: string | undefined;
    try {
      const { problem } = await gradeStore.change(async (text) => {
        isNews = text !== this.#last;
        const stored = text === this.#known.text ? this.#known.book : await this.#read(text);
        before = text;
        [taken, this.#waiting] = [[...taken, ...this.#waiting], []];
        book = taken.reduce((now, each) => each(now, isNews), stored);
        const made = textToStore(book);
        isTooMuch = made === undefined;
        if (made === undefined) return text;
        this.#known = { text: made, book };
        this.#last = made;
        return made;
      });
      this.problem = isTooMuch ? { code: 'full' } : problem;
    } finally {
      this.isUnkept = this.problem !== undefined;
      // What could not be stored is tried again with the next change, and stays on the page.
      if (this.isUnkept) {
        this.#known = { text: '', book: EMPTY_BOOK };
        this.#last = before ?? this.#last;
        this.#waiting = [...taken, ...this.#waiting];
      }
    }
    return { book: this.#shown(this.isUnkept ? book : this.#known.book, isNews), isNews };
  }

  /** Calls `take` with the gradebook when another tab has stored it. Gives what ends that. */
  hear(take: (book: Book) => void, fail: (error: unknown) => void): () => void {
    return gradeStore.hear(({ value: text, problem }) => {
      if (text === this.#last) return;
      if (problem) return void (this.problem = problem);
      this.#read(text).then((book) => {
        // Meanwhile it may have been stored again.
        if (gradeStore.read().value === text) take(this.#shown(book, true));
      }, fail);
    });
  }

  /** With what was done here and is not stored. */
  #shown(book: Book, isNews: boolean): Book {
    return this.#waiting.reduce((now, each) => each(now, isNews), book);
  }

  async #read(text: string): Promise<Book> {
    const found: ReadStored<Book> = text === '' ? { value: EMPTY_BOOK } : await this.#parse(text);
    const { value: book, problem } = found;
    // What cannot be read of it must not be lost by the next change.
    if (problem) this.problem = gradeStore.keepAside(text) ? problem : { code: 'full' };
    this.#known = { text, book };
    this.#last = text;
    return book;
  }
}
