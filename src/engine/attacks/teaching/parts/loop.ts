import type { AttackRules } from '../../rules.ts';
import type { Steps } from '../steps.ts';

/** What one line comes to. */
export interface CountedLine {
  readonly weight: number;
  readonly fives: number;
  readonly breaks: boolean;
}

/** What one mark is worth on a cell, from its four lines. `finish` is the bonus for a five, 0 for the other side. */
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
