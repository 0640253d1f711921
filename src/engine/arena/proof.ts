import type { Side } from './audit.ts';
import { compareFractions, fraction, type Fraction } from './fraction.ts';
import { CELLS, DRAWN_GAME, FIRST_WON, OPEN, gameGraph } from './gameGraph.ts';
import type { PlayerTable } from './player.ts';

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
}

/** Marks until a loss; further than any game goes. */
const NEVER = 99;

/**
 * Examines every game that can be played against a player: all moves that it may choose, and every possible
 * answer. Each position is examined once.
 */
export function prove(player: PlayerTable, plays: Side): NeverLosesProof {
  const walk = walkAll(player, plays);
  const { ends } = walk;
  return {
    worst: ENDINGS.find((ending) => ends[ending] > 0) ?? 'win',
    shortestLoss: ends.loss > 0 ? shortestFrom(walk, player, plays) : undefined,
    positions: walk.lossIn.size,
    decisions: walk.decisions,
    ends,
  };
}

interface Walk {
  /** By position: marks until the soonest loss. */
  readonly lossIn: Map<number, number>;
  readonly ends: Record<Ending, number>;
  decisions: number;
}

function walkAll(player: PlayerTable, plays: Side): Walk {
  const walk: Walk = {
    lossIn: new Map(),
    ends: { loss: 0, draw: 0, win: 0 },
    decisions: 0,
  };
  function visit(position: number): number {
    const known = walk.lossIn.get(position);
    if (known !== undefined) return known;
    const ending = endingOf(position, plays);
    let soonest = ending === 'loss' ? 0 : NEVER;
    if (ending) walk.ends[ending]++;
    else if (isTurnOf(plays, position)) walk.decisions++;
    for (const after of followers(position, player, plays)) {
      soonest = Math.min(soonest, visit(after) + 1);
    }
    walk.lossIn.set(position, soonest);
    return soonest;
  }
  visit(0);
  return walk;
}

/** Follows the graph, always taking the first cell that still leads to the soonest loss. */
function shortestFrom({ lossIn }: Walk, player: PlayerTable, plays: Side): number[] {
  const { setups } = gameGraph();
  const moves: number[] = [];
  let position = 0;
  while (lossIn.get(position) !== 0) {
    const left = (lossIn.get(position) as number) - 1;
    const after = followers(position, player, plays).find((each) => lossIn.get(each) === left);
    if (after === undefined) throw new Error(`no way on from position ${position}`);
    const before = setups[position]?.cells ?? [];
    const cells = setups[after]?.cells ?? [];
    moves.push(cells.findIndex((content, cell) => content !== before[cell]));
    position = after;
  }
  return moves;
}

/** How a finished game ended for the player. */
function endingOf(position: number, plays: Side): Ending | undefined {
  const stand = gameGraph().stands[position] as number;
  if (stand === OPEN) return undefined;
  if (stand === DRAWN_GAME) return 'draw';
  return (stand === FIRST_WON) === (plays === 'first') ? 'win' : 'loss';
}

function isTurnOf(plays: Side, position: number): boolean {
  return (gameGraph().firstMoves[position] === 1) === (plays === 'first');
}

/** The positions that can come next, in order of cells. */
function followers(position: number, player: PlayerTable, plays: Side): number[] {
  const { next, stands } = gameGraph();
  if (stands[position] !== OPEN) return [];
  const row = position * CELLS;
  if (isTurnOf(plays, position)) {
    return player(position).map(({ cell }) => next[row + cell] as number);
  }
  return [...next.subarray(row, row + CELLS)].filter((after) => after > 0);
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
    const ending = endingOf(position, plays);
    const losses = ending
      ? fraction(ending === 'loss' ? 1n : 0n, 1n)
      : isTurnOf(plays, position)
        ? mean(position)
        : greatest(followers(position, player, plays).map(lossesFrom));
    known.set(position, losses);
    return losses;
  }
  function mean(position: number): Fraction {
    let [over, under, weights] = [0n, 1n, 0n];
    for (const { cell, weight } of player(position)) {
      const { numerator, denominator } = lossesFrom(next[position * CELLS + cell] as number);
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
