import type { Setup } from '../game/setup.ts';
import type { Variant } from '../game/variants.ts';
import type { BoardSolution } from '../search/boardSolver.ts';
import { DRAW } from '../search/minimax.ts';
import { evenly, type BotKind, type Policy } from './bot.ts';
import { random } from './random.ts';
import { depthRatingsBot, depthRatingsOf } from './ratingBots.ts';

/** The kinds that play other boards than nine cells, of up to 64. */
export const BOARD_BOTS = {
  random,
  'depth-ratings': depthRatingsBot,
} as const satisfies Readonly<Record<string, BotKind>>;

/** So far the exact player looks ahead to tell a quick win from a slow one, in plies. */
const HURRY = 3;

/**
 * What an exact player does in a position that is solved: any best cell. It takes the quickest win that is near and puts
 * off a loss that is near; without this it might complete a line that loses.
 */
export function solvedPolicy(
  { score, cells }: BoardSolution & { readonly settled: true },
  setup: Setup,
  variant: Variant,
): Policy {
  if (score === DRAW || cells.length < 2) return evenly(cells);
  const ratings = depthRatingsOf(setup, HURRY, variant);
  const most = Math.max(...cells.map((cell) => ratings[cell] as number));
  return evenly(cells.filter((cell) => ratings[cell] === most));
}
