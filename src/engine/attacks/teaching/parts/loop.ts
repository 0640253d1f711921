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
    for (const line of lines) {
      steps.count();
      if (line.breaks) breakpoints += 1;
      if (breakpoints === 2) break;
      weight += line.weight;
      fives += line.fives;
    }
    return weight + finish * fives + (breakpoints >= 2 ? rules.doubleThreat : 0);
  },
  goOn: function addLines(
    lines: readonly CountedLine[],
    finish: number,
    rules: AttackRules,
    steps: Steps,
  ): number {
    let [weight, fives, breakpoints] = [0, 0, 0];
    for (const line of lines) {
      steps.count();
      if (line.breaks) breakpoints += 1;
      if (breakpoints === 2) continue;
      weight += line.weight;
      fives += line.fives;
    }
    return weight + finish * fives + (breakpoints >= 2 ? rules.doubleThreat : 0);
  },
  later: function addLines(
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
      if (breakpoints === 2) break;
    }
    return weight + finish * fives + (breakpoints >= 2 ? rules.doubleThreat : 0);
  },
} as const;
