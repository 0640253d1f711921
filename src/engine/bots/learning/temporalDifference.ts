import type { Rng } from '../../core/rng.ts';
import { other, type Mark } from '../../core/types.ts';
import {
  placeOf,
  positionIndex,
  setupOfClass,
  type PositionPlace,
} from '../../game/positionIndex.ts';
import { afterMove, emptySetup, type Setup } from '../../game/setup.ts';
import type { LinearTracer, StepEvent } from '../../core/stepEvent.ts';
import { drawCell } from '../weightedChoice.ts';
import { freeCellsOf, isGameOver, winnerOf } from './ending.ts';
import type { Change, Contest, Corrected, GameKnown, LearntGame } from './menace.ts';
import { endingFor, worthOf, type TdScheme } from './scheme.ts';

/** The events of a game by values. */
export const TD_EVENTS = [
  /** A cell was considered. */
  'look',
  /** A cell was taken at random. */
  'explore',
  /** A cell of the greatest value was taken. */
  'greedy',
  'mark',
  'over',
  /** A value was moved a step towards what came after it. */
  'move',
  /** The value before this one moves towards it, unless a random move came in between. */
  'carry',
] as const;

/** What is known of a game by a step. Values are in millionths, and positions are classes of `positionIndex()`. */
interface TdKnown extends GameKnown {
  /** The cell that a step is about, and how many there are to choose from: all, or those of the greatest value. */
  readonly cell?: number;
  readonly choices?: number;
  /** By cell: what each is worth that was looked at for this move. */
  readonly values?: Readonly<Record<number, number>> | undefined;
  /** The marks so far, in order. */
  readonly moves?: Readonly<Record<number, TracedMove>>;
  /** The position whose value is corrected, what it moves to, and whether a random move led there. */
  readonly at?: number;
  readonly target?: number;
  readonly explored?: boolean;
  /** By position: how its value moved, and what is carried on from it. */
  readonly moved?: Readonly<Record<number, Corrected>>;
  readonly carried?: Readonly<Record<number, number>>;
}
export type TdEvent = StepEvent<(typeof TD_EVENTS)[number], TdKnown>;
type TdTracer = LinearTracer<TdEvent>;

/** A mark of a game, and the position that it has made. */
export interface TracedMove {
  readonly cell: number;
  readonly mark: Mark;
  readonly setup: Setup;
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
    trace?.mark(markMade(setup, cell, cells.length));
    setup = afterMove(setup, cell);
    cells.push(cell);
  }
  const winner = isGameOver(setup) ? winnerOf(setup) : other(setup.toMove);
  trace?.over({ winner });
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
    trace?.explore({ cell, choices: free.length });
  } else {
    let most = -Infinity;
    let best: number[] = [];
    for (const each of free) {
      const value = values[classAfter(setup, each)] as number;
      trace?.look({ cell: each, values: { [each]: value } });
      if (value > most) best = [];
      if (value >= most) best.push(each);
      most = Math.max(most, value);
    }
    cell = best[rng.int(best.length)] as number;
    trace?.greedy({ cell, choices: best.length });
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
      trace?.move({ at, target, moved: { [at]: { before, after } } });
      values[at] = after;
      changes.push({ entry: at, before, after });
    }
    trace?.carry({ at, explored, carried: { [at]: after } });
    target = explored ? undefined : after;
  }
  return changes;
}

/** What is told of a mark. */
function markMade(before: Setup, cell: number, ply: number) {
  const setup = afterMove(before, cell);
  const mark = before.toMove;
  const moves = { [ply]: { cell, mark, setup } };
  return { last: cell, mover: mark, setup, values: undefined, moves };
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
