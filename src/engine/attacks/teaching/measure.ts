import { O, X } from '../../core/types.ts';
import { CopyBot, remembering } from './copyBot.ts';
import { playGame, positionsOfGame, rightBot } from './positions.ts';
import { printedChoice, type SuspectId } from './suspects.ts';
import { Comparison } from './witness.ts';

/** The mistakes with which the copy can still play, so that their effect can be counted in games. */
export const MEASURED = ['rim', 'divider', 'order', 'loop', 'above'] as const satisfies SuspectId[];
export type MeasuredId = (typeof MEASURED)[number];
/** The mistakes of the published code itself, without that of its prose; all of them at once. */
export const PUBLISHED_SLIPS = ['rim', 'divider', 'order', 'loop'] as const satisfies SuspectId[];
export const ALL = 'all';
/** Both bots right: the results without any mistake, for comparison. */
export const NONE = 'none';

/** What is measured: one mistake, all at once, or none. */
export type Measurable = MeasuredId | typeof ALL | typeof NONE;

function slipsIn(id: Measurable): readonly SuspectId[] {
  if (id === NONE) return [];
  return id === ALL ? PUBLISHED_SLIPS : [id];
}

/** In how many positions of some games a mistake changes a weight, changes the move, or misses a win. */
export interface MeasureTally {
  readonly positions: number;
  readonly weight: number;
  readonly choice: number;
  readonly declines: number;
}

export const NO_TALLY: MeasureTally = { positions: 0, weight: 0, choice: 0, declines: 0 };

export function addTally(a: MeasureTally, b: MeasureTally): MeasureTally {
  return {
    positions: a.positions + b.positions,
    weight: a.weight + b.weight,
    choice: a.choice + b.choice,
    declines: a.declines + b.declines,
  };
}

/** Tests a mistake in every position of one game between bots that play at random one time in three. */
function tallyGame(comparison: Comparison, seed: number): MeasureTally {
  let tally = NO_TALLY;
  for (const question of positionsOfGame(seed)) {
    const { differing, isSameChoice, declines } = comparison.judge(question);
    tally = addTally(tally, {
      positions: 1,
      weight: differing.length > 0 ? 1 : 0,
      choice: isSameChoice ? 0 : 1,
      declines: declines ? 1 : 0,
    });
  }
  return tally;
}

/** From the side of the copy with the mistake: win, loss, or neither within 120 marks. */
export type GameEnd = '+' | '-' | '=';

/** One opening played twice against the right bot: the copy is X, then O. */
function playPair(copy: CopyBot, seed: number): readonly [GameEnd, GameEnd] {
  const right = rightBot();
  const asX = playGame(seed, { [X]: copy, [O]: right });
  const asO = playGame(seed, { [X]: right, [O]: copy });
  const end = (winner: typeof asX, own: typeof X | typeof O): GameEnd =>
    winner === undefined ? '=' : winner === own ? '+' : '-';
  return [end(asX, X), end(asO, O)];
}

/** The effects of mistakes, game by game, so that any part can be counted again. Seeds go from 1. */
export interface Measurement {
  /** A tally a game, as four numbers. */
  readonly games: readonly (readonly [number, number, number, number])[];
  /** Two ends a pair, one sign each. */
  readonly matches: string;
}

/** Counts what a mistake does in so many games, and so many pairs of games against the right bot. */
export function measureBugs(id: Measurable, games: number, pairs: number): Measurement {
  const choice = printedChoice(slipsIn(id));
  const comparison = new Comparison(choice);
  const copy = new CopyBot(choice, undefined, remembering(choice));
  const seeds = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  return {
    games: seeds(games).map((seed) => {
      const { positions, weight, choice, declines } = tallyGame(comparison, seed);
      return [positions, weight, choice, declines] as const;
    }),
    matches: seeds(pairs)
      .map((seed) => playPair(copy, seed).join(''))
      .join(''),
  };
}
