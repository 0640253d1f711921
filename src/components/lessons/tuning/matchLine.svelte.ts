import { LinearQuestioning } from '../../stepper/linear/timeline.svelte.ts';
import { Timeline, type StepperEvents } from '../../stepper/timeline.svelte.ts';
import type { MatchResults } from '../../../engine/index.ts';
import { decidedAt, momentsOf, type MatchMoment } from './matchRun.ts';

/** Milliseconds for which it stays where the sequential test has its verdict: as long as the sentence takes to read. */
const WATCH = 4000;
/** Games that are shown one by one; then every frame goes on by this share of what has been played. */
const ONE_BY_ONE = 12;
const HURRY = 0.04;

/** A match on a timeline: step n is after n games. */
export class MatchLine extends Timeline {
  results: MatchResults;
  readonly moments: readonly MatchMoment[];
  readonly decided: MatchMoment | undefined;
  readonly last: number;
  readonly questioning = new LinearQuestioning(() => undefined);

  constructor(id: string, results: MatchResults, events: StepperEvents) {
    super(id, events);
    this.results = $state.raw(results);
    this.moments = $derived(momentsOf(this.results));
    this.decided = $derived(decidedAt(this.moments));
    this.last = $derived(this.moments.length - 1);
  }

  get now(): MatchMoment {
    return this.moments[this.step] as MatchMoment;
  }

  get isDecidedNow(): boolean {
    return this.step > 0 && this.step === this.decided?.games;
  }

  protected stepsOf(): Uint32Array {
    return new Uint32Array(0);
  }

  /** Another match, from before its first game. */
  load(results: MatchResults): void {
    this.pause();
    this.results = results;
    this.moveTo(0);
  }

  /** Nobody wants to watch hundreds of games one by one, but where the test stops it stops. */
  protected override nextFrame(): number {
    const next = this.step + Math.max(1, Math.round((this.step - ONE_BY_ONE) * HURRY));
    const stop = this.decided?.games ?? next;
    return this.step < stop ? Math.min(next, stop) : next;
  }

  protected override stay(): number {
    if (!this.isRead && this.isDecidedNow) return WATCH * this.speed;
    return !this.isRead && this.step < ONE_BY_ONE ? 300 * this.speed : super.stay();
  }
}
