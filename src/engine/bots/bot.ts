import type { Setup } from '../game/setup.ts';
import type { Variant } from '../game/variants.ts';

/** A cell that a bot may take, with its weight in the draw: a positive whole number. */
export interface Choice {
  readonly cell: number;
  readonly weight: number;
}

/**
 * What a bot may do in a position: cells in ascending order, each taken with probability weight / sum of
 * weights. Empty if the game is over. Weights are whole numbers, so that the arena can walk all of a bot's
 * games and give exact fractions.
 */
export type Policy = readonly Choice[];

/** What a bot's levels mean. */
export type LevelName = 'level' | 'depth';

/** A kind of bot. It plays either mark, first or second, on nine cells, and on the boards of its `BOARD_BOTS` entry, if any. */
export interface BotKind {
  /** Its levels, weakest first; absent if it has only one strength. */
  readonly levels?: { readonly name: LevelName; readonly values: readonly number[] };
  /**
   * What it may do as the side to move. `level` is one of `levels`, and ignored without them. `variant` is the board of
   * nine cells, unless the bot knows others (`BOARD_BOTS`).
   */
  policy(setup: Setup, level: number, variant?: Variant): Policy;
}

/** A policy that takes each of these cells equally often. */
export function evenly(cells: readonly number[]): Policy {
  return cells.map((cell) => ({ cell, weight: 1 }));
}
