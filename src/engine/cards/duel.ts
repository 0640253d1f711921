import { audit, type GameShares, type PlayerTable, type Side } from '../arena/audit.ts';
import { botTable } from '../arena/botTables.ts';
import { fraction, fractionNumber, type Fraction } from '../arena/fraction.ts';
import { CELLS, OPEN, gameGraph } from '../arena/gameGraph.ts';
import { bestValues } from '../arena/positions.ts';
import { bothSides, endingAt, isTurnOf } from '../arena/proof.ts';
import { PLAYERS, type BotSpec } from '../bots/kinds/index.ts';
import type { Policy } from '../bots/bot.ts';

/** Two machines on one board, exactly. */
export interface Duel {
  /** Of the one who begins. */
  readonly chances: GameShares;
  /** The game that is played most often; of several the first in order of cells. */
  readonly likeliest: DuelGame;
}

export interface DuelGame {
  readonly moves: readonly number[];
  /** How often the two play just this game. */
  readonly chance: Fraction;
  /** A machine that has no move in an open position has lost. */
  readonly winner: Side | undefined;
  /** The index of the move that decided it: after this move of the loser's, the winner could no longer be stopped. */
  readonly decided: number | undefined;
}

export function duel(first: PlayerTable, second: PlayerTable): Duel {
  return { chances: audit(first, second, 'first'), likeliest: likeliestGame(first, second) };
}

/** Chances that differ by less than this share are alike: they are products of rounded numbers. */
const ALIKE = 1e-9;

function likeliestGame(first: PlayerTable, second: PlayerTable): DuelGame {
  const { next, stands } = gameGraph();
  const mover = bothSides(first, second);
  const policyAt = (position: number): Policy => (stands[position] === OPEN ? mover(position) : []);
  const known: (number | undefined)[] = [];
  /** How likely the likeliest game from a position on is. */
  const bestFrom = (position: number): number => {
    const policy = policyAt(position);
    known[position] ??=
      policy.length === 0 ? 1 : Math.max(...policy.map((each) => chanceOfBest(position, each)));
    return known[position];
  };
  const chanceOfBest = (position: number, { cell, weight }: Policy[number]) =>
    (weight / sumOf(policyAt(position))) * bestFrom(next[position * CELLS + cell] as number);

  const moves: number[] = [];
  let position = 0;
  let [over, under] = [1n, 1n];
  for (let policy = policyAt(0); policy.length > 0; policy = policyAt(position)) {
    const best = bestFrom(position) * (1 - ALIKE);
    const at = position;
    const move = policy.find((each) => chanceOfBest(at, each) >= best);
    if (!move) throw new Error(`no likeliest move in position ${position}`);
    moves.push(move.cell);
    over *= BigInt(move.weight);
    under *= BigInt(sumOf(policy));
    position = next[position * CELLS + move.cell] as number;
  }
  const winner = winnerAt(position);
  return { moves, chance: fraction(over, under), winner, decided: decidedAt(moves, winner) };
}

const sumOf = (policy: Policy) => policy.reduce((sum, { weight }) => sum + weight, 0);

/** Who has won where nobody moves any more. */
function winnerAt(position: number): Side | undefined {
  const ending = endingAt(position, 'first');
  if (ending === 'draw') return undefined;
  if (ending) return ending === 'win' ? 'first' : 'second';
  return isTurnOf('first', position) ? 'second' : 'first';
}

function decidedAt(moves: readonly number[], winner: Side | undefined): number | undefined {
  const { next } = gameGraph();
  let [position, decided] = [0, undefined as number | undefined];
  for (const [ply, cell] of moves.entries()) {
    const after = next[position * CELLS + cell] as number;
    const isLosers = winner !== undefined && !isTurnOf(winner, position);
    const [before, then] = [bestValues()[position] as number, bestValues()[after] as number];
    if (isLosers && before >= 0 && then > 0) decided = ply;
    position = after;
  }
  return decided;
}

/** What comes of everybody against everybody, on both sides. */
export interface Tournament {
  /** Row: who begins. Column: who goes second. Chances of the one who begins. */
  readonly shares: readonly (readonly GameShares[])[];
  /** By machine: a point for a win and half a point for a draw, against all the others on both sides. */
  readonly points: readonly number[];
}

export function tournament(tables: readonly PlayerTable[]): Tournament {
  const shares = tables.map((first) => tables.map((second) => audit(first, second, 'first')));
  const pointsOf = ({ win, draw }: GameShares) => fractionNumber(win) + fractionNumber(draw) / 2;
  const points = tables.map((_, own) =>
    tables.reduce((sum, __, other) => {
      if (other === own) return sum;
      const first = pointsOf(shares[own]?.[other] as GameShares);
      return sum + first + 1 - pointsOf(shares[other]?.[own] as GameShares);
    }, 0),
  );
  return { shares, points };
}

/** How a machine does against one of the bots, if it begins and if it goes second: its own chances. */
export interface BotMeeting extends Readonly<Record<Side, GameShares>> {
  readonly bot: BotSpec;
}

/** A machine's row and column in the arena: against each of its bots, in their order. */
export function meetBots(table: PlayerTable): BotMeeting[] {
  return PLAYERS.map((bot) => ({
    bot,
    first: audit(table, botTable(bot), 'first'),
    second: audit(table, botTable(bot), 'second'),
  }));
}
