import type { Setup } from '../game/setup.ts';

/** A cell that a bot may take, and how heavily it weighs: a positive whole number. */
export interface Choice {
  readonly cell: number;
  readonly weight: number;
}

/**
 * What a bot may do in a position: its cells in ascending order, each taken with the probability
 * weight / sum of weights. Empty if the game is over. Whole numbers, so that the arena can walk all
 * of a bot's games and give exact fractions.
 */
export type Policy = readonly Choice[];

/** What the levels of a bot count. */
export type LevelName = 'level' | 'depth';

/** A way of playing nine cells, for either mark, first or second. */
export interface BotKind {
  /** The levels that it can be asked for, weakest first; absent if it has one strength only. */
  readonly levels?: { readonly name: LevelName; readonly values: readonly number[] };
  /** What it may do as the side to move. `level` is one of `levels`, and ignored without them. */
  policy(setup: Setup, level: number): Policy;
}

/** Every cell of a policy as likely as any other. */
export function evenly(cells: readonly number[]): Policy {
  return cells.map((cell) => ({ cell, weight: 1 }));
}
