/** Milliseconds between what is said of two generations of a run that goes on. */
const QUIET = 4000;

/** What of a run is news for the ears: that it begins or rests, or what a generation brought that is over. */
export class TunerNews {
  private doing: string | undefined;
  private generations = 0;
  private saidAt = -Infinity;

  /** Nothing where nothing has changed, or where one generation follows the other too fast to listen to. */
  hear(doing: string, generations: number, now: number): 'status' | 'generation' | undefined {
    const { doing: before, generations: played } = this;
    [this.doing, this.generations] = [doing, generations];
    if (before === undefined || (doing === before && generations === played)) return undefined;
    const isOver = doing === 'tune' && before === 'tune' && generations > played;
    if (isOver && now - this.saidAt < QUIET) return undefined;
    this.saidAt = now;
    return isOver ? 'generation' : 'status';
  }
}
