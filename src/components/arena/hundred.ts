import type { Ending } from '../../engine/index.ts';
import type { PairOutcome } from './arena.ts';

const ENDINGS = ['win', 'draw', 'loss'] as const satisfies readonly Ending[];

/** How a hundred games end on average: whole games, the largest remainders rounded up, so that they add up. */
export function hundredOf(outcome: PairOutcome): readonly Ending[] {
  const shares = ENDINGS.map((end) => ({ end, share: outcome[end].number * 100 }));
  const whole = shares.map(({ end, share }) => ({
    end,
    games: Math.floor(share + 1e-9),
    rest: share - Math.floor(share + 1e-9),
  }));
  const missing = 100 - whole.reduce((sum, { games }) => sum + games, 0);
  const lucky = new Set([...whole].sort((a, b) => b.rest - a.rest).slice(0, missing));
  return whole.flatMap((each) =>
    Array<Ending>(each.games + (lucky.has(each) ? 1 : 0)).fill(each.end),
  );
}
