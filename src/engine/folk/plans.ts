import { O, X, type Mark } from '../core/types.ts';
import type { Setup } from '../game/setup.ts';
import type { FolkProof } from './claim.ts';
import { failureOf, type FolkPlan } from './plan.ts';
import { bestCells, blocks, freeCellsIn, winningCells } from './tactics.ts';

/** Plans that several claims use, and proofs made of plans. */

/** Best play for `player`: quick wins, slow losses. */
export function bestPlay(start: Setup, player: Mark, goal: FolkPlan['goal']): FolkPlan {
  return { start, player, goal, moves: bestCells };
}

/** `player` wins from `start` whatever is answered. */
export function winning(name: string, start: Setup, player: Mark = X): FolkProof {
  return { kind: 'plan', name, plan: bestPlay(start, player, 'win') };
}

/** `player` does not lose from `start` whatever is played. */
export function holding(name: string, start: Setup, player: Mark = O): FolkProof {
  return { kind: 'plan', name, plan: bestPlay(start, player, 'draw') };
}

export function followed(name: string, plan: FolkPlan): FolkProof {
  return { kind: 'plan', name, plan };
}

/** A plan that must fail somewhere: claims ask for this only where it does. */
export function refuted(name: string, plan: FolkPlan): FolkProof {
  const failure = failureOf(plan);
  if (!failure) throw new Error(`${name}: this plan never fails`);
  return { kind: 'refutation', name, ...failure };
}

/**
 * The cells of a recipe, after the step that goes without saying: complete a line if you can. If the words
 * allow nothing that is possible, every empty cell remains.
 */
export function planInWords(say: (setup: Setup) => readonly number[]) {
  return (setup: Setup): readonly number[] => {
    const now = winningCells(setup, setup.toMove);
    if (now.length > 0) return now;
    const said = say(setup);
    return said.length > 0 ? said : freeCellsIn(setup);
  };
}

/** "Block": the cells that stop a line if one must be stopped; otherwise the next part of the recipe. */
export function blockOr(next: (setup: Setup) => readonly number[]) {
  return (setup: Setup): readonly number[] => {
    const must = blocks(setup);
    return must.length > 0 ? must : next(setup);
  };
}

/** Of these cells, those that are free. */
export function freeOf(cells: readonly number[], setup: Setup): number[] {
  return freeCellsIn(setup).filter((cell) => cells.includes(cell));
}

/** How many marks are on the board. */
export function planMarks({ cells }: Setup): number {
  return cells.filter((content) => content !== 0).length;
}
