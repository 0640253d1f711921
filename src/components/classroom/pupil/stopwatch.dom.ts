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
