/** Milliseconds of reading after which the page gets its turn. */
const SLICE = 20;

/**
 * One go at reading what was brought: it lets the page breathe, tells how far it is, and can be stopped.
 * What is in the texts may be anything, so reading never waits for itself only.
 */
export class FileReading {
  isStopped = false;
  private done = 0;
  private all = 0;
  private began = performance.now();
  private readonly ontold: (done: number, all: number) => void;

  constructor(ontold: (done: number, all: number) => void = () => undefined) {
    this.ontold = ontold;
  }

  stop(): void {
    this.isStopped = true;
  }

  /**
   * For whoever has `all` things to read: the answer is to be called after each. Of files with many codes
   * in them the files are counted, of a single file its codes.
   */
  count(all: number): () => void {
    if (all < 2 || this.all > 0) return () => undefined;
    this.all = all;
    return () => void this.done++;
  }

  /** The page's turn, if it is time for it. Microtasks alone would never let it draw. */
  async breathe(): Promise<void> {
    if (performance.now() - this.began < SLICE) return;
    if (this.all > 0) this.ontold(this.done, this.all);
    await new Promise((done) => setTimeout(done));
    this.began = performance.now();
  }
}
