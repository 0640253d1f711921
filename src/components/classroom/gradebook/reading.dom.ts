import { pageTurn } from '../../platform/waiting.ts';
import type { Found } from './found.ts';
import { BOOK_LIMITS, type KeptAssignment, type KeptWork } from './results.ts';

/** Milliseconds of reading after which whoever waits is told how far it is. */
const SLICE = 20;

/**
 * What an empty gradebook would have room for, of all that is read at once. It is asked before anything is
 * held in hand: a flood of assignments is counted, and no more than that.
 */
class Room {
  private works: number = BOOK_LIMITS.entries;
  private workLetters: number = BOOK_LIMITS.entryLetters;
  private assignmentLetters: number = BOOK_LIMITS.assignmentLetters;
  private readonly names = new Set<string>();

  takesWork({ text }: KeptWork): boolean {
    if (this.works === 0 || text.length > this.workLetters) return false;
    this.works -= 1;
    this.workLetters -= text.length;
    return true;
  }

  /** One that was taken before needs no more room. */
  takesAssignment({ name, text }: KeptAssignment): boolean {
    if (this.names.has(name)) return true;
    const isFull = this.names.size === BOOK_LIMITS.assignments;
    if (isFull || text.length > this.assignmentLetters) return false;
    this.names.add(name);
    this.assignmentLetters -= text.length;
    return true;
  }
}

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
