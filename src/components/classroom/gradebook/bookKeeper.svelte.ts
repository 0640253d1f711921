import type { StoredProblem } from '../../platform/stored.ts';
import { gradeTextStore, storeBook } from './gradeStore.ts';
import type { Book } from './results.ts';

/** How the gradebook is stored on this device, or why it is not. */
export class BookKeeper {
  problem = $state.raw<StoredProblem | undefined>();
  /** What is on the page differs from what is stored, because it could not be stored. */
  isUnkept = $state(false);
  /** What was saved as a file last. */
  inFile = $state.raw<Book | undefined>();
  /** What is stored, cannot be read, and found no place beside it: it is not written over. */
  #unsafe: string | undefined;

  /** Puts a text aside of which not everything can be read, and gives what there is to say of it. */
  putAside(text: string, problem: StoredProblem | undefined) {
    const isSafe = !problem || gradeTextStore.keepAside(text);
    this.#unsafe = isSafe ? undefined : text;
    return isSafe ? problem : ({ code: 'full' } as const);
  }

  store(book: Book): void {
    const isSafe = this.#unsafe === undefined || gradeTextStore.keepAside(this.#unsafe);
    if (isSafe) this.#unsafe = undefined;
    this.problem = isSafe ? storeBook(book) : { code: 'full' };
    this.isUnkept = this.problem !== undefined;
  }
}
