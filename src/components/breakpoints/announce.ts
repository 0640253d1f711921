import { markName, type Point } from '../../engine/index.ts';
import { breakLinesMessages as messages } from '#language/breakpoints/messages';
import type { Breaks } from './breaks.svelte.ts';
import type { Sentence } from '../ui/types.ts';

/** How far a phrase of the text takes an example: looked at, the answers shown, a careless one played. */
const STAGES = ['look', 'holding', 'careless'] as const;
export type BreakStage = (typeof STAGES)[number];

/** What a phrase points at, as one number: the example's place and the stage. */
export function breakStep(example: number, stage: BreakStage): number {
  return example * STAGES.length + STAGES.indexOf(stage);
}

export function breakStageOf(step: number): {
  readonly example: number;
  readonly stage: BreakStage;
} {
  const stage = STAGES[step % STAGES.length] ?? 'look';
  return { example: Math.floor(step / STAGES.length), stage };
}

/** What the figure says above its board. */
export function breakSentence(breaks: Breaks, nameOf: (cell: Point) => string): Sentence {
  const { account, outcome, answers } = breaks;
  const mover = markName(breaks.mark);
  if (outcome) {
    const { loses } = outcome;
    return loses
      ? messages.wins(mover, loses.marks, breaks.holding.length)
      : messages.holds(mover, nameOf(outcome.cell));
  }
  if (!answers) {
    const { breakpoints, doubleThreat } = account;
    return [
      ...messages.looks(mover, nameOf(breaks.cell), breakpoints),
      ...messages.bonus(breakpoints, doubleThreat),
    ];
  }
  if (!breaks.showsHolding) return messages.asks(mover);
  const [held, all] = [breaks.holding.length, answers.answers.length];
  return held === all ? messages.allHold(mover) : messages.held(mover, held, all);
}
