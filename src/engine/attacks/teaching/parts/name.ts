/* oxlint-disable typescript/no-unsafe-return, typescript/no-unsafe-call -- the mistakes are kept as they were made */
import type { Steps } from './steps.ts';
import type { CountedRun } from './walk.ts';

/** The attacks of one line, and what they weigh. */
export class AttackList {
  readonly attacks: readonly CountedRun[];
  private readonly entry: (attack: CountedRun) => number;
  private readonly steps: Steps;

  constructor(attacks: readonly CountedRun[], entry: (attack: CountedRun) => number, steps: Steps) {
    this.attacks = attacks;
    this.entry = entry;
    this.steps = steps;
  }

  getWeight(): number {
    let sum = 0;
    for (const attack of this.attacks) {
      this.steps.count();
      sum += this.entry(attack) / attack.divider;
    }
    return sum;
  }
}

/** Asks a list of attacks for its weight. */
export const name = {
  right: function weightOf(list: AttackList): number {
    return list.getWeight();
  },
  printed: function weightOf(list: AttackList): number {
    // @ts-expect-error There is no method of this name.
    return list.countWeight();
  },
  optional: function weightOf(list: AttackList): number {
    // @ts-expect-error There is no method of this name, question mark or not.
    return list.countWeight?.();
  },
  swallow: function weightOf(list: AttackList): number {
    try {
      // @ts-expect-error There is no method of this name.
      return list.countWeight();
    } catch {
      return 0;
    }
  },
} as const;
