import { other, type Mark } from '../core/types.ts';
import { BitPosition, NOBODY } from '../game/bitPosition.ts';
import { afterMove, type Setup } from '../game/setup.ts';
import { bestCells, freeCellsIn, isOver, valueFor } from './tactics.ts';

/** What a plan promises: to win, or not to lose. */
export const PLAN_GOALS = ['win', 'draw'] as const;
export type FolkGoal = (typeof PLAN_GOALS)[number];

/** A recipe for playing on from a position, and what it promises. */
export interface FolkPlan {
  readonly start: Setup;
  /** The player who follows it. */
  readonly player: Mark;
  readonly goal: FolkGoal;
  /** The cells that the words allow the player; more than one if they leave a choice. */
  readonly moves: (setup: Setup) => readonly number[];
  /** The cells that the claim allows the opponent; by default every empty one. */
  readonly replies?: (setup: Setup) => readonly number[];
}

/** Whether `every` choice that the words allow must work, or at least `some` choice each time. */
export type PlanReading = 'every' | 'some';

/** The cells that may come next in a position of the plan. */
export function nextCells(plan: FolkPlan, setup: Setup): readonly number[] {
  if (isOver(setup)) return [];
  if (setup.toMove === plan.player) return plan.moves(setup);
  return plan.replies?.(setup) ?? freeCellsIn(setup);
}

/** Whether the finished game is what the plan promises. */
function isKept({ player, goal }: FolkPlan, setup: Setup): boolean {
  const { winner } = new BitPosition(setup);
  return winner === player || (goal === 'draw' && winner === NOBODY);
}

/**
 * Whether the plan keeps its promise against every reply. A plan that allows no cell in one of its own
 * positions fails there.
 */
export function keeps(plan: FolkPlan, reading: PlanReading, from: Setup = plan.start): boolean {
  const known = new Map<string, boolean>();
  const walk = (setup: Setup): boolean => {
    if (isOver(setup)) return isKept(plan, setup);
    const key = setup.cells.join('');
    const before = known.get(key);
    if (before !== undefined) return before;
    const after = nextCells(plan, setup).map((cell) => () => walk(afterMove(setup, cell)));
    const isChoice = setup.toMove === plan.player;
    const holds =
      isChoice && reading === 'some'
        ? after.some((holdsAfter) => holdsAfter())
        : (after.length > 0 || !isChoice) && after.every((holdsAfter) => holdsAfter());
    known.set(key, holds);
    return holds;
  };
  return walk(from);
}

/** The cell that the player takes: of those that the words allow, one that keeps the promise. */
export function planned(plan: FolkPlan, setup: Setup): number | undefined {
  const allowed = nextCells(plan, setup);
  const good = allowed.filter((cell) => keeps(plan, 'some', afterMove(setup, cell)));
  const best = bestCells(setup);
  return good.find((cell) => best.includes(cell)) ?? good[0] ?? allowed[0];
}

/** A game in which a plan breaks its promise. */
export interface Failure {
  readonly start: Setup;
  readonly moves: readonly number[];
  /** Index of the move that breaks the plan: the one with which the promise was lost. */
  readonly breaks: number;
}

/** The shortest game in which the player follows the plan and fails, preferring a loss to a draw. */
export function failureOf(plan: FolkPlan): Failure | undefined {
  const found = shortest(plan, (setup) => new BitPosition(setup).winner === other(plan.player));
  const moves = found ?? shortest(plan, (setup) => isOver(setup) && !isKept(plan, setup));
  return moves && { start: plan.start, moves, breaks: breakingMove(plan, moves) };
}

/** Breadth first, so that the first game found is the shortest. */
function shortest(plan: FolkPlan, isWanted: (setup: Setup) => boolean): number[] | undefined {
  let row: { setup: Setup; moves: number[] }[] = [{ setup: plan.start, moves: [] }];
  while (row.length > 0) {
    const hit = row.find(({ setup }) => isWanted(setup));
    if (hit) return hit.moves;
    row = row.flatMap(({ setup, moves }) =>
      nextCells(plan, setup).map((cell) => ({
        setup: afterMove(setup, cell),
        moves: [...moves, cell],
      })),
    );
  }
  return undefined;
}

/** The player's last move that lowered its value, or the first move if the promise was never good. */
function breakingMove({ start, player }: FolkPlan, moves: readonly number[]): number {
  const setups = moves.reduce(
    (all, cell) => [...all, afterMove(all.at(-1) ?? start, cell)],
    [start],
  );
  const values = setups.map((setup) => valueFor(setup, player));
  const fell = moves.findIndex((_, at) => (values[at + 1] as number) < (values[at] as number));
  return Math.max(fell, 0);
}
