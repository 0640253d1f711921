import type { Rng } from '../core/rng.ts';
import type { LinearTracer, StepEvent } from '../core/stepEvent.ts';
import type { Policy } from './bot.ts';

/** The events of drawing a cell. */
export const CHOICE_EVENTS = [
  'begin',
  /** A cell's weight has been added to the sum. */
  'weigh',
  /** A number from 0 to the sum − 1 has been drawn. */
  'draw',
  /** Is the rest of the number below this cell's weight? */
  'ask',
  /** It is: this cell is taken. */
  'take',
  /** It is not: the weight is subtracted, and the next cell is tested. */
  'pass',
] as const;

interface ChoiceKnown {
  /** The cells to choose from. */
  readonly policy: Policy;
  /** Of them, the one that a step is about. */
  readonly cell?: number | undefined;
  readonly weight?: number;
  /** Of the weights so far. */
  readonly sum?: number;
  readonly drawn?: number;
  /** What is left of the number. */
  readonly left?: number;
}
export type ChoiceEvent = StepEvent<(typeof CHOICE_EVENTS)[number], ChoiceKnown>;
type ChoiceTracer = LinearTracer<ChoiceEvent>;

/** Draws a cell from a policy; `undefined` from an empty one. The sum of weights is below 2³². */
export function drawCell(policy: Policy, rng: Rng, trace?: ChoiceTracer): number | undefined {
  trace?.begin({ policy });
  if (policy.length === 0) return undefined;
  let sum = 0;
  for (const { cell, weight } of policy) {
    trace?.weigh({ cell, weight, sum: sum + weight });
    sum += weight;
  }
  const drawn = rng.int(sum);
  trace?.draw({ cell: undefined, drawn });
  let left = drawn;
  for (const { cell, weight } of policy) {
    trace?.ask({ cell, weight, left });
    if (left < weight) {
      trace?.take();
      return cell;
    }
    trace?.pass();
    left -= weight;
  }
  throw new Error('a number below the sum falls to one of the cells');
}
