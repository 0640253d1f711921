import { EMPTY, O, X, type Mark } from '../../core/types.ts';
import { seededRng, type Rng } from '../../core/rng.ts';
import { placeOf, type PositionPlace } from '../../game/positionIndex.ts';
import { afterMove, emptySetup, type Setup } from '../../game/setup.ts';
import { evenly, type Policy } from '../bot.ts';
import { NO_BOX, boxLayout } from './boxes.ts';
import { freeCellsOf, isGameOver } from './ending.ts';
import { beadsIn, kindsIn, menaceGame, newBoxes, startOf } from './menace.ts';
import type { Change, LearntGame } from './menace.ts';
import { ONE, type Scheme } from './scheme.ts';
import { newValues, tdGame } from './temporalDifference.ts';

/** Which side the table plays while it learns: one of the two, both in turn, or both at once (against itself). */
export const LEARNS = ['first', 'second', 'both', 'itself'] as const;
export type Learns = (typeof LEARNS)[number];

/** A table that learns, with everything that its next game depends on except the opponent. */
export interface Learner {
  readonly scheme: Scheme;
  readonly learns: Learns;
  /** All randomness comes from this and from the number of the game. */
  readonly seed: number;
  /** Games that it has learnt from. */
  games: number;
  /** `menace`: beads of every kind (`boxLayout`). `td`: millionths, by class of the position index. */
  readonly entries: Int32Array;
}

/** A table that knows nothing but the rules. */
export function newLearner(scheme: Scheme, learns: Learns, seed: number): Learner {
  const entries = scheme.kind === 'menace' ? newBoxes(scheme) : newValues();
  return { scheme, learns, seed, games: 0, entries };
}

/** The marks that the table plays in the game of this number; X begins. */
export function learningMarks(learns: Learns, game: number): readonly Mark[] {
  if (learns === 'itself') return [X, O];
  if (learns === 'both') return game % 2 === 0 ? [X] : [O];
  return learns === 'first' ? [X] : [O];
}

/**
 * The random numbers of one game. Each game has its own generator, so that the table after n games is the
 * same, however they were split into batches, undone, saved and loaded in between.
 */
export function gameRng(seed: number, game: number): Rng {
  return seededRng(mixed(seed ^ mixed(game + 1)));
}

/** A bijection of 32 bits in which every bit depends on every other (the end of MurmurHash3). */
function mixed(value: number): number {
  let h = value;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  return (h ^ (h >>> 16)) >>> 0;
}

/**
 * Plays the next game and learns from it. (`Trainer` does the same, faster.) `marks`
 * are the marks that the table plays, by default those of its next turn; `start` is the first position.
 */
export function learnGame(
  learner: Learner,
  opponent: (setup: Setup) => Policy,
  marks = learningMarks(learner.learns, learner.games),
  start = emptySetup(),
): LearntGame {
  const { scheme, seed, games, entries } = learner;
  const contest = { learns: marks, opponent, start };
  const rng = gameRng(seed, games);
  learner.games++;
  return scheme.kind === 'menace'
    ? menaceGame(entries, scheme, contest, rng)
    : tdGame(entries, scheme, contest, rng);
}

/** Undoes the last game: everything is as it was before. */
export function undoGame(learner: Learner, changes: readonly Change[]): void {
  for (const { entry, before } of changes.toReversed()) learner.entries[entry] = before;
  learner.games--;
}

/**
 * How a learner plays when it is not learning: it draws from its matchboxes, or takes the greatest value. A
 * box without beads is treated as if it were new.
 */
export function learnerPolicy(learner: Learner, setup: Setup): Policy {
  const { scheme, entries } = learner;
  if (isGameOver(setup)) return [];
  if (scheme.kind === 'td') return byValue(learner, setup);
  const { at, symmetry } = placeOf(setup) as PositionPlace;
  const { boxOf, cellOf } = boxLayout();
  const box = boxOf[at] as number;
  if (box === NO_BOX) return evenly(freeCellsOf(setup));
  const isEmpty = beadsIn(entries, box) === 0;
  return kindsIn(box)
    .map((kind) => ({
      cell: symmetry[cellOf[kind] as number] as number,
      weight: isEmpty ? startOf(box, scheme) : (entries[kind] as number),
    }))
    .filter(({ weight }) => weight > 0)
    .sort((a, b) => a.cell - b.cell);
}

function byValue(learner: Learner, setup: Setup): Policy {
  const values = cellValues(learner, setup);
  const free = freeCellsOf(setup);
  const most = Math.max(...free.map((cell) => values[cell] as number));
  return evenly(free.filter((cell) => values[cell] === most));
}

/** What each free cell is worth to a learner by values, −1 … 1: as much as the position after it. */
export function cellValues({ entries }: Learner, setup: Setup): readonly (number | undefined)[] {
  return setup.cells.map((content, cell) => {
    if (content !== EMPTY) return undefined;
    const { at } = placeOf(afterMove(setup, cell)) as PositionPlace;
    return (entries[at] as number) / ONE;
  });
}
