import { O, X, type Mark } from '../core/types.ts';
import type { Setup } from '../game/setup.ts';
import type { Proof } from './claim.ts';
import { failureOf, type Plan } from './plan.ts';
import { bestCells, blocks, freeCells, winningCells } from './tactics.ts';

/** The plans that come up again and again, and proofs made of plans. */

/** Best play for `player`: quick wins, slow losses. */
export function bestPlay(start: Setup, player: Mark, goal: Plan['goal']): Plan {
  return { start, player, goal, moves: bestCells };
}

/** `player` wins from `start` whatever is answered. */
export function winning(name: string, start: Setup, player: Mark = X): Proof {
  return { kind: 'plan', name, plan: bestPlay(start, player, 'win') };
}

/** `player` does not lose from `start` whatever is played. */
export function holding(name: string, start: Setup, player: Mark = O): Proof {
  return { kind: 'plan', name, plan: bestPlay(start, player, 'draw') };
}

export function followed(name: string, plan: Plan): Proof {
  return { kind: 'plan', name, plan };
}

/** A plan that must fail somewhere: claims ask for this only where it does. */
export function refuted(name: string, plan: Plan): Proof {
  const failure = failureOf(plan);
  if (!failure) throw new Error(`${name}: this plan never fails`);
  return { kind: 'refutation', name, ...failure };
}

/**
 * What the words say, after what goes without saying: a line that can be completed is completed.
 * Where the words say nothing that can be done, every free cell is left.
 */
export function inWords(say: (setup: Setup) => readonly number[]) {
  return (setup: Setup): readonly number[] => {
    const now = winningCells(setup, setup.toMove);
    if (now.length > 0) return now;
    const said = say(setup);
    return said.length > 0 ? said : freeCells(setup);
  };
}

/** "Block": the cells that stop a line, if one must be stopped; otherwise what is said next. */
export function blockOr(next: (setup: Setup) => readonly number[]) {
  return (setup: Setup): readonly number[] => {
    const must = blocks(setup);
    return must.length > 0 ? must : next(setup);
  };
}

/** Of these cells, those that are free. */
export function freeOf(cells: readonly number[], setup: Setup): number[] {
  return freeCells(setup).filter((cell) => cells.includes(cell));
}

/** How many marks are on the board. */
export function marksOn({ cells }: Setup): number {
  return cells.filter((content) => content !== 0).length;
}
