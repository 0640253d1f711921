import type { Stone } from '../game/large/board.ts';
import {
  balancedOpening,
  playMatchGame,
  rngAt,
  type Pool,
  type WeightPlayer,
} from './matchGame.ts';

/** A match: every opening is played twice, and the challenger is X first. */
export interface MatchPlan {
  readonly challenger: WeightPlayer;
  readonly rival: WeightPlayer;
  readonly pool: Pool;
  readonly seed: number;
}

export interface MatchGame {
  /** The challenger's points: 1, ½ or 0. */
  readonly points: number;
  readonly isX: boolean;
  readonly opening: readonly Stone[];
  readonly stones: readonly Stone[];
}

/** The games of a match, one after another, without end: whoever asks says when it is over. */
export function* matchGames(plan: MatchPlan): Generator<MatchGame, never> {
  for (let pair = 0; ; pair++) {
    const opening = openingOf(plan, pair);
    yield gameOf(plan, opening, pair, true);
    yield gameOf(plan, opening, pair, false);
  }
}

/** The points of so many games, the challenger's, in the order of the games. */
export function matchPoints(plan: MatchPlan, games: number): readonly number[] {
  const points: number[] = [];
  for (const game of matchGames(plan)) {
    points.push(game.points);
    if (points.length >= games) break;
  }
  return points;
}

function openingOf({ pool, seed, challenger, rival }: MatchPlan, pair: number) {
  return balancedOpening(pool, [challenger.rules, rival.rules], seed, pair);
}

/** The results of a match, a sign a game, as files in src/data keep them: 1 won, 0 lost, = drawn. */
export type MatchResults = string;

export const makeResults = (points: readonly number[]): MatchResults =>
  points.map((each) => (each === 1 ? '1' : each === 0 ? '0' : '=')).join('');

export const pointsOfResults = (results: MatchResults): readonly number[] =>
  [...results].map((each) => (each === '1' ? 1 : each === '0' ? 0 : 0.5));

/** One game of a pair. */
export function gameOf(
  { challenger, rival, seed }: Pick<MatchPlan, 'challenger' | 'rival' | 'seed'>,
  opening: readonly Stone[],
  pair: number,
  isX: boolean,
): MatchGame {
  const [x, o] = isX ? [challenger, rival] : [rival, challenger];
  const { points, stones } = playMatchGame(opening, x, o, rngAt(seed, pair, isX ? 1 : 2));
  return { points: isX ? points : 1 - points, isX, opening, stones };
}
