import { pageTurn } from '../../platform/pageTurn.ts';
import type { Found } from './found.ts';
import { Room } from './room.ts';

/** Milliseconds of reading after which whoever waits is told how far it is. */
const SLICE = 20;

/** How far a reading is. */
export interface ReadingProgress {
  readonly done: number;
  readonly all: number;
  /** What is being read. */
  readonly from: string;
  /** What was found since this was told last. */
  readonly found: readonly Found[];
}

/**
 * One go at reading what was brought: it tells how far it is and what it has found, and lets others have a
 * turn. Whoever has it done in a worker can end it there.
 */
export class FileReading {
  readonly room = new Room();
  private done = 0;
  private all = 0;
  private from = '';
  private found: Found[] = [];
  private began = performance.now();
  private readonly ontold: (progress: ReadingProgress) => void;

  constructor(ontold: (progress: ReadingProgress) => void = () => undefined) {
    this.ontold = ontold;
  }

  /**
   * For whoever has `all` things to read: the answer is to be called before each, with its name. Of files
   * with many codes in them the files are counted, of a single file its codes.
   */
  count(all: number, from: string): (from: string) => void {
    if (all < 2 || this.all > 0) return () => undefined;
    this.all = all;
    this.from = from;
    return (next) => {
      this.done++;
      this.from = next;
    };
  }

  /** Notes what was found, so that it is not lost if the reading is ended from outside. */
  took(found: Found): Found {
    this.found.push(found);
    return found;
  }

  /** Others have their turn, if it is time for it. Microtasks alone would never let them. */
  async breathe(): Promise<void> {
    if (performance.now() - this.began < SLICE) return;
    const { done, all, from, found } = this;
    this.found = [];
    this.ontold({ done, all, from, found });
    await pageTurn();
    this.began = performance.now();
  }
}
