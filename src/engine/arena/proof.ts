import type { Policy } from '../bots/bot.ts';
import type { PlayerTable, Side } from './audit.ts';
import { compareFractions, fraction, type Fraction } from './fraction.ts';
import { CELLS, DRAWN_GAME, FIRST_WON, OPEN, gameGraph } from './gameGraph.ts';
import { anyCell } from './positions.ts';

/** The ends of a game, the worst first. */
const ENDINGS = ['loss', 'draw', 'win'] as const;
export type Ending = (typeof ENDINGS)[number];

/** What can happen to a player, whoever the opponent is. */
export interface NeverLosesProof {
  /** The worst possible ending. */
  readonly worst: Ending;
  /**
   * The shortest game that the player loses: cells in the order played, from the empty board. Of
   * several, the first in order of cells. `undefined`: there is none, and this is the proof.
   */
  readonly shortestLoss: readonly number[] | undefined;
  /** How many different positions can occur with this player; all of them were examined. */
  readonly positions: number;
  /** In how many of them the player is to move. */
  readonly decisions: number;
  /** In how many of them the player has lost, drawn, won. */
  readonly ends: Readonly<Record<Ending, number>>;
  /** By position: the marks until the soonest loss that can come of it, `NO_LOSS`, or `UNMET` if it cannot occur. */
  readonly lossIn: Uint8Array;
}

/** Marks until a loss; further than any game goes. */
export const NO_LOSS = 99;
/** Not even a position of these games. */
export const UNMET = 255;

/**
 * Examines every game that can be played against a player: all moves that it may choose, and every possible
 * answer. Each position is examined once. A player that has no move in an open position loses there.
 */
export function prove(player: PlayerTable, plays: Side): NeverLosesProof {
  const { next, stands } = gameGraph();
  const lossIn = new Uint8Array(stands.length).fill(UNMET);
  lossIn[0] = NO_LOSS;
  // Moves lead to higher numbers, so one pass meets all positions that can occur.
  for (let position = 0; position < lossIn.length; position++) {
    if (lossIn[position] === UNMET) continue;
    for (const { cell } of movesIn(position, player, plays)) {
      lossIn[next[position * CELLS + cell] as number] = NO_LOSS;
    }
  }
  const ends = { loss: 0, draw: 0, win: 0 };
  let [positions, decisions] = [0, 0];
  for (let position = lossIn.length - 1; position >= 0; position--) {
    if (lossIn[position] === UNMET) continue;
    positions++;
    const ending = endingAt(position, plays);
    if (ending) ends[ending]++;
    else if (isTurnOf(plays, position)) decisions++;
    lossIn[position] = ending === 'loss' ? 0 : soonest(position, player, plays, lossIn);
  }
  const shortestLoss = shortestFrom(0, lossIn, player, plays);
  const worst = shortestLoss ? 'loss' : (ENDINGS.find((ending) => ends[ending] > 0) ?? 'win');
  return { worst, shortestLoss, positions, decisions, ends, lossIn };
}

/** Marks until the soonest loss, where the game isn't lost yet, from those of the positions after it. */
export function soonest(
  position: number,
  player: PlayerTable,
  plays: Side,
  lossIn: Uint8Array,
): number {
  const { next, stands } = gameGraph();
  const moves = movesIn(position, player, plays);
  if (moves.length === 0) return stands[position] === OPEN ? 0 : NO_LOSS;
  let least = NO_LOSS;
  for (const { cell } of moves) {
    least = Math.min(least, (lossIn[next[position * CELLS + cell] as number] as number) + 1);
  }
  return least;
}

/**
 * The moves of the shortest lost game from a position on, of several the first in order of cells; `undefined` if none is
 * lost.
 */
export function shortestFrom(
  from: number,
  lossIn: Uint8Array,
  player: PlayerTable,
  plays: Side,
): number[] | undefined {
  const { next } = gameGraph();
  if (lossIn[from] === NO_LOSS) return undefined;
  const moves: number[] = [];
  let position = from;
  while (lossIn[position] !== 0) {
    const left = (lossIn[position] as number) - 1;
    const after = ({ cell }: { cell: number }) => next[position * CELLS + cell] as number;
    const move = movesIn(position, player, plays).find((each) => lossIn[after(each)] === left);
    if (!move) throw new Error(`no way on from position ${position}`);
    moves.push(move.cell);
    position = after(move);
  }
  return moves;
}

/** How a finished game ended for the player. */
export function endingAt(position: number, plays: Side): Ending | undefined {
  const stand = gameGraph().stands[position] as number;
  if (stand === OPEN) return undefined;
  if (stand === DRAWN_GAME) return 'draw';
  return (stand === FIRST_WON) === (plays === 'first') ? 'win' : 'loss';
}

export function isTurnOf(plays: Side, position: number): boolean {
  return (gameGraph().firstMoves[position] === 1) === (plays === 'first');
}

/** A player that moves by one table when it begins, and by another when it goes second. */
export const bothSides =
  (first: PlayerTable, second: PlayerTable): PlayerTable =>
  (position) =>
    (isTurnOf('first', position) ? first : second)(position);

/** What can be played in a position, in order of cells: the player's choices, or any answer. */
export function movesIn(position: number, player: PlayerTable, plays: Side): Policy {
  if (gameGraph().stands[position] !== OPEN) return [];
  return isTurnOf(plays, position) ? player(position) : anyCell(position);
}

/**
 * How often a player loses to the opponent who knows it best, that is, who always takes the cell after which
 * the player loses most often. Nobody can beat it more often than that.
 */
export function mostLosses(player: PlayerTable, plays: Side): Fraction {
  const known = new Map<number, Fraction>();
  const { next } = gameGraph();
  function lossesFrom(position: number): Fraction {
    const found = known.get(position);
    if (found) return found;
    const ending = endingAt(position, plays);
    const losses = ending
      ? fraction(ending === 'loss' ? 1n : 0n, 1n)
      : isTurnOf(plays, position)
        ? mean(position)
        : greatest(anyCell(position).map(({ cell }) => lossesAfter(position, cell)));
    known.set(position, losses);
    return losses;
  }
  const lossesAfter = (position: number, cell: number) =>
    lossesFrom(next[position * CELLS + cell] as number);
  function mean(position: number): Fraction {
    let [over, under, weights] = [0n, 1n, 0n];
    for (const { cell, weight } of player(position)) {
      const { numerator, denominator } = lossesAfter(position, cell);
      over = over * denominator + BigInt(weight) * numerator * under;
      under *= denominator;
      weights += BigInt(weight);
    }
    return fraction(over, under * weights);
  }
  return lossesFrom(0);
}

function greatest(fractions: readonly Fraction[]): Fraction {
  return fractions.reduce((most, each) => (compareFractions(each, most) > 0 ? each : most));
}
