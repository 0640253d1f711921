import type { AttackRules } from '../../rules.ts';
import type { Steps } from './steps.ts';

/** The result of reading one line. */
export interface CountedLine {
  readonly weight: number;
  readonly fives: number;
  readonly breaks: boolean;
}

/** One mark's part in a cell's weight, from its four lines. `finish`: bonus for a five, or 0. */
export const loop = {
  right: function addLines(
    lines: readonly CountedLine[],
    finish: number,
    rules: AttackRules,
    steps: Steps,
  ): number {
    let [weight, fives, breakpoints] = [0, 0, 0];
    for (const line of lines) {
      steps.count();
      if (line.breaks) breakpoints += 1;
      weight += line.weight;
      fives += line.fives;
    }
    return weight + finish * fives + (breakpoints >= 2 ? rules.doubleThreat : 0);
  },
  printed: function addLines(
    lines: readonly CountedLine[],
    finish: number,
    rules: AttackRules,
    steps: Steps,
  ): number {
    let [weight, fives, breakpoints] = [0, 0, 0];
    lines.forEach((line) => {
      steps.count();
      if (line.breaks && ++breakpoints === 2) return;
      weight += line.weight;
      fives += line.fives;
    });
    return weight + finish * fives + (breakpoints >= 2 ? rules.doubleThreat : 0);
  },
  stop: function addLines(
    lines: readonly CountedLine[],
    finish: number,
    rules: AttackRules,
    steps: Steps,
  ): number {
    let [weight, fives, breakpoints] = [0, 0, 0];
    for (const line of lines) {
      steps.count();
      if (line.breaks && ++breakpoints === 2) break;
      weight += line.weight;
      fives += line.fives;
    }
    return weight + finish * fives + (breakpoints >= 2 ? rules.doubleThreat : 0);
  },
  after: function addLines(
    lines: readonly CountedLine[],
    finish: number,
    rules: AttackRules,
    steps: Steps,
  ): number {
    let [weight, fives, breakpoints] = [0, 0, 0];
    lines.forEach((line) => {
      steps.count();
      weight += line.weight;
      fives += line.fives;
      if (line.breaks && ++breakpoints === 2) return;
    });
    return weight + finish * fives + (breakpoints >= 2 ? rules.doubleThreat : 0);
  },
} as const;
