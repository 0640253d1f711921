import {
  DIRECTIONS,
  FIVE,
  type Attack,
  type BreakReason,
  type LineReading,
  type MarkAccount,
  type Point,
  markName,
} from '../../engine/index.ts';
import type { Band } from '../ui/large-board/scene.ts';
import { breakLinesMessages as messages } from '#language/breakpoints/messages';
import type { Breaks } from './breaks.svelte.ts';
import type { Sentence } from '../ui/types.ts';

/** The sum that decides whether a side attack joins the central one. */
export interface JoinSum {
  readonly side: Attack;
  readonly central: Attack;
  /** One more, because both have two open ends. */
  readonly bonus: 0 | 1;
  readonly sum: number;
}

/** What one line through the cell says about breaking. */
export interface BreakRow {
  /** Its place in `DIRECTIONS`. */
  readonly direction: number;
  readonly hasRoom: boolean;
  /** The attack through the cell; absent without room. */
  readonly central: Attack | undefined;
  readonly sides: readonly Attack[];
  readonly breaks: BreakReason | undefined;
  /** The best join over one empty cell, if there is a side attack so near. */
  readonly join: JoinSum | undefined;
}

export function breakRows({ lines }: MarkAccount): BreakRow[] {
  return lines.map((line, direction) => {
    const central = line.attacks.find(({ divider }) => divider === 1);
    const sides = line.attacks.filter(({ divider }) => divider > 1);
    const join = central && bestJoin(central, sides);
    return { direction, hasRoom: line.room >= FIVE, central, sides, breaks: line.breaks, join };
  });
}

function bestJoin(central: Attack, sides: readonly Attack[]): JoinSum | undefined {
  const joins = sides
    .filter(({ divider }) => divider === 2)
    .map((side): JoinSum => {
      const bonus = central.potential === 2 && side.potential === 2 ? 1 : 0;
      return { side, central, bonus, sum: central.power + side.power + bonus };
    });
  return joins.sort((a, b) => b.sum - a.sum)[0];
}

/** The stretch of a line that breaks, or would be said to: its central attack, and what joins it. */
function stretchOf({
  attacks,
  breaks,
}: LineReading): readonly [from: number, to: number] | undefined {
  const central = attacks.find(({ divider }) => divider === 1);
  if (!central) return undefined;
  const near = breaks === 'joined' ? attacks.filter(({ divider }) => divider === 2) : [];
  const all = [central, ...near];
  return [Math.min(...all.map(({ from }) => from)), Math.max(...all.map(({ to }) => to))];
}

/** A stroke over every line that breaks; over the line that is pointed at, whatever it is. */
export function breakBands(
  cell: Point,
  { lines }: MarkAccount,
  pointed: number | undefined,
): Band[] {
  return lines.flatMap((line, direction): Band[] => {
    const isPointed = direction === pointed;
    const stretch = line.breaks ? stretchOf(line) : isPointed ? line.window : undefined;
    const { dx, dy } = DIRECTIONS[direction] ?? DIRECTIONS[0];
    if (!stretch) return [];
    const at = (offset: number) => ({ x: cell.x + offset * dx, y: cell.y + offset * dy });
    const tone = isPointed ? 'now' : 'return';
    return [{ from: at(stretch[0]), to: at(stretch[1]), tone }];
  });
}

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
