import type { WinRule } from '../../../engine/index.ts';
import { LinearQuestioning } from '../../stepper/linear/timeline.svelte.ts';
import { Timeline, type StepperEvents } from '../../stepper/timeline.svelte.ts';
import { makeRace, type Race } from './race.ts';

/** Milliseconds for each look of the first scan, if these are few: one wants to see where it looks. */
const SLOW_LOOK = 220;
const FEW_LOOKS = 12;
/** Milliseconds for which both stand still when the first scan is over: as long as its sentence takes to read. */
const WATCH = 3000;
/** Then the other one hurries: every frame goes on by this share of what it has done since. */
const HURRY = 0.12;

/** Two scans of one board on one timeline. */
export class ScanRaceLine extends Timeline {
  race: Race;
  readonly last: number;
  readonly questioning = new LinearQuestioning(() => undefined);

  constructor(id: string, race: Race, events: StepperEvents) {
    super(id, events);
    this.race = $state.raw(race);
    this.last = $derived(this.race.steps);
  }

  protected stepsOf(): Uint32Array {
    return new Uint32Array(0);
  }

  /** The first scan is over, and the other one has looks to go. */
  get watchStopped(): boolean {
    return this.step === this.race.first?.looks;
  }

  /** Nobody wants to watch hundreds of looks one by one: behind the first scan the other one hurries. */
  protected override nextFrame(): number {
    const since = this.step - (this.race.first?.looks ?? this.race.steps);
    return this.step + Math.max(1, Math.round(since * HURRY));
  }

  protected override stay(): number {
    const { first } = this.race;
    if (this.isRead || !first) return super.stay();
    if (this.watchStopped) return WATCH * this.speed;
    const isSlow = this.step < first.looks && first.looks <= FEW_LOOKS;
    return isSlow ? SLOW_LOOK * this.speed : super.stay();
  }

  /** The same scans by another rule, from before the first look. */
  useRule(rule: WinRule): void {
    this.pause();
    this.race = makeRace(this.race.sheet, this.race.last, rule);
    this.moveTo(0);
  }
}
