import type { Rng } from '../core/rng.ts';
import type { Policy } from './bot.ts';

/** The events of drawing a cell. */
export interface ChoiceTracer {
  /** The number of cells to choose from. */
  begin(cells: number): void;
  /** A cell's weight has been added to the sum. */
  weigh(cell: number, weight: number, sum: number): void;
  /** A number from 0 to sum − 1 has been drawn. */
  draw(number: number, sum: number): void;
  /** Is the rest of the number below this cell's weight? */
  ask(cell: number, weight: number, left: number): void;
  /** It is: this cell is taken. */
  take(cell: number, weight: number, left: number): void;
  /** It is not: the weight is subtracted, and the next cell is tested. */
  pass(cell: number, weight: number, left: number): void;
}

export const CHOICE_EVENTS = [
  'begin',
  'weigh',
  'draw',
  'ask',
  'take',
  'pass',
] as const satisfies readonly (keyof ChoiceTracer)[];
export type ChoiceEvent = (typeof CHOICE_EVENTS)[number];

/** Draws a cell from a policy; `undefined` from an empty one. The sum of weights is below 2³². */
export function drawCell(policy: Policy, rng: Rng, trace?: ChoiceTracer): number | undefined {
  trace?.begin(policy.length);
  if (policy.length === 0) return undefined;
  let sum = 0;
  for (const { cell, weight } of policy) {
    trace?.weigh(cell, weight, sum + weight);
    sum += weight;
  }
  const drawn = rng.int(sum);
  trace?.draw(drawn, sum);
  let left = drawn;
  for (const { cell, weight } of policy) {
    trace?.ask(cell, weight, left);
    if (left < weight) {
      trace?.take(cell, weight, left);
      return cell;
    }
    trace?.pass(cell, weight, left);
    left -= weight;
  }
  throw new Error('a number below the sum falls to one of the cells');
}
