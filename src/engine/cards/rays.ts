import type { PlayerTable, Side } from '../arena/audit.ts';
import { CELLS, gameGraph } from '../arena/gameGraph.ts';
import { bestValues, likeOf } from '../arena/positions.ts';
import { endingAt, isTurnOf, movesIn, type Ending } from '../arena/proof.ts';

/**
 * A position in the games that a machine can be led into, and what follows. Ways that come to the same position share what
 * follows it, so the rays of a machine are at most as many objects as there are positions.
 */
export interface Ray {
  readonly position: number;
  /** The machine moves next. */
  readonly isOwn: boolean;
  /** How the game has ended for the machine; it has lost as well where it has no move. */
  readonly end: Ending | undefined;
  /** What best play makes of it for the machine: 1 it wins, 0 a draw, −1 it loses. */
  readonly value: number;
  /** Games from here on, and those that it loses among them. */
  readonly games: number;
  readonly lost: number;
  /** In order of cells. */
  readonly moves: readonly { readonly cell: number; readonly to: Ray }[];
}

/**
 * Every game that can be played against a machine, from the empty board. `merged`: of moves that are alike when the board
 * is turned or mirrored, the first only. Ask for it if the machine treats them alike, as each list of cards does.
 */
export function raysOf(table: PlayerTable, plays: Side, merged: boolean): Ray {
  const { next } = gameGraph();
  const like = likeOf();
  const known: (Ray | undefined)[] = [];
  function rayAt(position: number): Ray {
    const found = known[position];
    if (found) return found;
    const moves: { cell: number; to: Ray }[] = [];
    for (const { cell } of movesIn(position, table, plays)) {
      const after = next[position * CELLS + cell] as number;
      const isAlike = ({ to }: { to: Ray }) => like[to.position] === like[after];
      if (!merged || !moves.some(isAlike)) moves.push({ cell, to: rayAt(after) });
    }
    const ray = made(position, moves);
    known[position] = ray;
    return ray;
  }
  function made(position: number, moves: Ray['moves']): Ray {
    const isOwn = isTurnOf(plays, position);
    const ended = endingAt(position, plays);
    const isFault = ended === undefined && moves.length === 0;
    const end = isFault ? 'loss' : ended;
    const best = bestValues()[position] as number;
    const value = isFault ? -1 : isOwn ? best : 0 - best;
    const games = end ? 1 : moves.reduce((sum, { to }) => sum + to.games, 0);
    const lost = end ? Number(end === 'loss') : moves.reduce((sum, { to }) => sum + to.lost, 0);
    return { position, isOwn, end, value, games, lost, moves };
  }
  return rayAt(0);
}
