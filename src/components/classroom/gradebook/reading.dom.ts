import { pageTurn } from '../../platform/waiting.ts';

/** Milliseconds of reading after which whoever waits is told how far it is. */
const SLICE = 20;

/** How far a reading is. */
export interface ReadingProgress {
  readonly done: number;
  readonly all: number;
}

/** One go at reading what was brought: it tells how far it is, and lets others have a turn. */
export class FileReading {
  private done = 0;
  private all = 0;
  private began = performance.now();
  private readonly ontold: (progress: ReadingProgress) => void;

  constructor(ontold: (progress: ReadingProgress) => void = () => undefined) {
    this.ontold = ontold;
  }

  /**
   * For whoever has `all` things to read: the answer is to be called after each. Of files with many codes in them the files are
   * counted, of a single file its codes.
   */
  count(all: number): () => void {
    if (all < 2 || this.all > 0) return () => undefined;
    this.all = all;
    return () => void this.done++;
  }

  /** Others have their turn, if it is time for it. Microtasks alone would never let them. */
  async breathe(): Promise<void> {
    if (performance.now() - this.began < SLICE) return;
    this.ontold({ done: this.done, all: this.all });
    await pageTurn();
    this.began = performance.now();
  }
}
