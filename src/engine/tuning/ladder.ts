import { ARTICLE_RULES } from '../attacks/rules.ts';
import { WeightBoard } from '../attacks/weightBoard.ts';
import { MACHINES, MachinePlayer, type LadderMachine } from '../bots/large/strongest/machines.ts';
import type { Rng } from '../core/rng.ts';
import { O, X, other, type Mark } from '../core/types.ts';
import type { Stone } from '../game/large/board.ts';
import { scanFromLast } from '../game/large/winScan.ts';
import { MATCH_BOARD } from './matchGame.ts';
import { balancedOpening, rngAt } from './opening.ts';

/** Positions a move of the machines that search deeper and deeper. */
export const LADDER_NODES = 10_000;

/** The rungs: each machine but the first against the one before it. */
export type Rung = Exclude<LadderMachine, 'near'>;
export const RUNGS = MACHINES.filter((machine): machine is Rung => machine !== 'near');

/**
 * The points of a machine in a game against the one before it: 1, ½ or 0. Every opening is played twice, and in games of even
 * number the machine is X. The same seed and number give the same game.
 */
export function ladderGame(machine: LadderMachine, seed: number, game: number): number {
  const pair = game >> 1;
  const opening = balancedOpening('held-out', [ARTICLE_RULES], seed, pair);
  const at = MACHINES.indexOf(machine);
  const upper = new MachinePlayer(machine, LADDER_NODES);
  const lower = new MachinePlayer(MACHINES[at - 1] ?? machine, LADDER_NODES);
  const rng = rngAt(seed, pair, at, game & 1);
  return game % 2 === 0 ? play(opening, upper, lower, rng) : 1 - play(opening, lower, upper, rng);
}

/** X's points. */
function play(opening: readonly Stone[], x: MachinePlayer, o: MachinePlayer, rng: Rng): number {
  const board = new WeightBoard(MATCH_BOARD, opening);
  for (let mark: Mark = opening.length % 2 === 0 ? X : O; ; mark = other(mark)) {
    const found = (mark === X ? x : o).choose(board, mark, rng);
    if (!found) return 0.5;
    const { move } = found;
    board.place(move.x, move.y, mark);
    if (scanFromLast(board, move.x, move.y)) return mark === X ? 1 : 0;
  }
}
