import type { Rng } from '../../core/rng.ts';
import { other, type Mark } from '../../core/types.ts';
import {
  placeOf,
  positionIndex,
  setupOfClass,
  type PositionPlace,
} from '../../game/positionIndex.ts';
import { afterMove, emptySetup, type Setup } from '../../game/setup.ts';
import { drawCell } from '../weightedChoice.ts';
import { freeCellsOf, isGameOver, winnerOf } from './ending.ts';
import type { Change, Contest, LearntGame } from './menace.ts';
import { endingFor, worthOf, type TdScheme } from './scheme.ts';

/** The events of a game by values, with the data of each as whole numbers. */
export const TD_EVENTS = ['look', 'explore', 'greedy', 'mark', 'over', 'move', 'carry'] as const;
export type TdEvent = (typeof TD_EVENTS)[number];

/** Values are in millionths, and positions are classes of `positionIndex()`. */
export interface TdTracer {
  /** A cell was considered: the position after a mark on it, and its value. */
  look(cell: number, at: number, value: number): void;
  /** A cell was taken at random, of so many. */
  explore(cell: number, of: number): void;
  /** A cell of the greatest value was taken; so many have it. */
  greedy(cell: number, value: number, ties: number): void;
  mark(cell: number, mark: Mark): void;
  /** The game was over: the winner's mark, 0 for a draw. */
  over(winner: Mark | 0): void;
  /** A value was moved a step towards what came after it. */
  move(at: number, before: number, after: number, target: number): void;
  /** The value before this one moves towards it, unless a random move (1) came in between. */
  carry(at: number, value: number, explored: 0 | 1): void;
}

/** A position after a move of the table. */
interface Made {
  readonly at: number;
  readonly mark: Mark;
  readonly explored: boolean;
}

/**
 * One game by a table of values, and the corrections after it: learning by temporal differences
 * (Sutton and Barto, "Reinforcement Learning", section 1.5), with the corrections made from the end
 * backwards. `values` holds the value of each position for the side that has just moved, and is changed.
 */
export function tdGame(
  values: Int32Array,
  scheme: TdScheme,
  { learns, opponent, start = emptySetup() }: Contest,
  rng: Rng,
  trace?: TdTracer,
): LearntGame {
  const made: Made[] = [];
  const cells: number[] = [];
  let setup = start;
  while (!isGameOver(setup)) {
    const isOwn = learns.includes(setup.toMove);
    const cell = isOwn
      ? chooseByValue(values, setup, scheme, made, rng, trace)
      : drawCell(opponent(setup), rng);
    if (cell === undefined) break;
    trace?.mark(cell, setup.toMove);
    setup = afterMove(setup, cell);
    cells.push(cell);
  }
  const winner = isGameOver(setup) ? winnerOf(setup) : other(setup.toMove);
  trace?.over(winner ?? 0);
  const changes = learns.flatMap((mark) => {
    const own = made.filter((each) => each.mark === mark);
    return correctValues(values, own, worthOf(endingFor(mark, winner)), scheme, trace);
  });
  return { cells, winner, changes };
}

/** The cell that leads to the position of highest value or, now and then, any cell. */
function chooseByValue(
  values: Int32Array,
  setup: Setup,
  { explore }: TdScheme,
  made: Made[],
  rng: Rng,
  trace?: TdTracer,
): number {
  const free = freeCellsOf(setup);
  const explored = rng.int(100) < explore;
  let cell: number;
  if (explored) {
    cell = free[rng.int(free.length)] as number;
    trace?.explore(cell, free.length);
  } else {
    let most = -Infinity;
    let best: number[] = [];
    for (const each of free) {
      const value = values[classAfter(setup, each)] as number;
      trace?.look(each, classAfter(setup, each), value);
      if (value > most) best = [];
      if (value >= most) best.push(each);
      most = Math.max(most, value);
    }
    cell = best[rng.int(best.length)] as number;
    trace?.greedy(cell, most, best.length);
  }
  made.push({ at: classAfter(setup, cell), mark: setup.toMove, explored });
  return cell;
}

/** Moves each value a step towards the one after it, from the end of the game backwards. */
function correctValues(
  values: Int32Array,
  made: readonly Made[],
  worth: number,
  { step }: TdScheme,
  trace?: TdTracer,
): Change[] {
  const changes: Change[] = [];
  let target: number | undefined = worth;
  for (const { at, explored } of made.toReversed()) {
    const before = values[at] as number;
    let after = before;
    if (!isFinished(at) && target !== undefined) {
      after = before + Math.round(((target - before) * step) / 100);
      trace?.move(at, before, after, target);
      values[at] = after;
      changes.push({ entry: at, before, after });
    }
    trace?.carry(at, after, explored ? 1 : 0);
    target = explored ? undefined : after;
  }
  return changes;
}

function classAfter(setup: Setup, cell: number): number {
  return (placeOf(afterMove(setup, cell)) as PositionPlace).at;
}

const isFinished = (at: number) => isGameOver(setupOfClass(at));

/** Made once: to make them takes milliseconds. */
let fresh: Int32Array | undefined;

/** What every position is worth before the first game: nothing is known but finished games. */
export function newValues(): Int32Array {
  fresh ??= Int32Array.from(positionIndex().classes, (_, at) => {
    const setup = setupOfClass(at);
    const mover = other(setup.toMove);
    return isGameOver(setup) ? worthOf(endingFor(mover, winnerOf(setup))) : 0;
  });
  return fresh.slice();
}
