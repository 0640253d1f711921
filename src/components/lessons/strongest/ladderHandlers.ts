import { ladderGame, type Rung } from '../../../engine/index.ts';

/** Seeds of matches that are played in the page: their games are others than those of the shipped ladder. */
const LIVE_SEED = 2;

/** What the worker is asked: a match of a machine against the one before it, and the points of each game as it ends. */
export const ladderHandlers = {
  match(
    { machine, games }: { readonly machine: Rung; readonly games: number },
    report: (points: number) => void,
  ): number {
    let sum = 0;
    for (let game = 0; game < games; game++) {
      const points = ladderGame(machine, LIVE_SEED, game);
      sum += points;
      report(points);
    }
    return sum;
  },
};
