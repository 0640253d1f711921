import type { Rng } from '../../core/rng.ts';
import { other, type Mark } from '../../core/types.ts';
import { NO_CELL } from '../../game/bitPosition.ts';
import { placeOf, type PositionPlace } from '../../game/positionIndex.ts';
import { afterMove, emptySetup, type Setup } from '../../game/setup.ts';
import { SYMMETRIES } from '../../game/symmetry.ts';
import type { Policy } from '../bot.ts';
import { drawCell } from '../weightedChoice.ts';
import { NO_BOX, boxLayout, marksOfBox } from './boxes.ts';
import { isGameOver, onlyCell, winnerOf } from './ending.ts';
import { MOST_OF_A_KIND, endingFor, rewardOf, type MenaceScheme } from './scheme.ts';

/** The events of a game by matchboxes, with the data of each as whole numbers. */
export const MENACE_EVENTS = [
  'box',
  'bead',
  'forced',
  'resign',
  'mark',
  'over',
  'correct',
  'refill',
] as const;
export type MenaceEvent = (typeof MENACE_EVENTS)[number];

/** Kinds of beads are numbered as in `boxLayout()`. */
export interface MenaceTracer {
  /** A box was found: its number, how many beads it holds, and which symmetry turns the board to its label. */
  box(box: number, beads: number, symmetry: number): void;
  /** A bead was drawn: its kind, its cell on the label, and the cell of the board. */
  bead(kind: number, onLabel: number, cell: number): void;
  /** One cell was left, so that no box was needed. */
  forced(cell: number): void;
  /** The box was empty, and the player gave up. */
  resign(box: number): void;
  /** A mark was made by either player. */
  mark(cell: number, mark: Mark): void;
  /** The game was over: the winner's mark, 0 for a draw. */
  over(winner: Mark | 0): void;
  /** Beads of a kind that was played were added or taken away. */
  correct(kind: number, before: number, after: number): void;
  /** An emptied box was filled again. */
  refill(box: number): void;
}

/** Who plays: the marks that the table plays, and its opponent, who has the others. */
export interface Contest {
  readonly learns: readonly Mark[];
  readonly opponent: (setup: Setup) => Policy;
  /** Where the game begins; the empty board if left out. */
  readonly start?: Setup;
}

/** One number of a table that a game has changed. */
export interface Change {
  readonly entry: number;
  readonly before: number;
  readonly after: number;
}

/** A game, and everything that was changed by it, in order. */
export interface LearntGame {
  readonly cells: readonly number[];
  readonly winner: Mark | undefined;
  readonly changes: readonly Change[];
}

/** A bead that was drawn and lies in front of its box until the game is over. */
interface Drawn {
  readonly kind: number;
  readonly mark: Mark;
}

/**
 * One game by matchboxes and the corrections after it, after Michie (1961, 1963; docs/algorithms.md,
 * section 5). `beads` holds the number of beads of every kind, and is changed.
 */
export function menaceGame(
  beads: Int32Array,
  scheme: MenaceScheme,
  { learns, opponent, start = emptySetup() }: Contest,
  rng: Rng,
  trace?: MenaceTracer,
): LearntGame {
  const drawn: Drawn[] = [];
  const cells: number[] = [];
  let setup = start;
  while (!isGameOver(setup)) {
    const isOwn = learns.includes(setup.toMove);
    const cell = isOwn ? drawBead(beads, setup, drawn, rng, trace) : drawCell(opponent(setup), rng);
    if (cell === undefined || cell === NO_CELL) break;
    trace?.mark(cell, setup.toMove);
    setup = afterMove(setup, cell);
    cells.push(cell);
  }
  const winner = isGameOver(setup) ? winnerOf(setup) : other(setup.toMove);
  trace?.over(winner ?? 0);
  const changes = correctBoxes(beads, drawn, winner, scheme, trace);
  return { cells, winner, changes };
}

/** Finds the box of a position, and draws one of its beads; `NO_CELL` if there are none. */
function drawBead(
  beads: Int32Array,
  setup: Setup,
  drawn: Drawn[],
  rng: Rng,
  trace?: MenaceTracer,
): number {
  const place = placeOf(setup) as PositionPlace;
  const box = boxLayout().boxOf[place.at] as number;
  if (box === NO_BOX) {
    const cell = onlyCell(setup);
    trace?.forced(cell);
    return cell;
  }
  const total = beadsIn(beads, box);
  trace?.box(box, total, SYMMETRIES.indexOf(place.symmetry));
  if (total === 0) {
    trace?.resign(box);
    return NO_CELL;
  }
  let left = rng.int(total);
  const kind = kindsIn(box).find((each) => (left -= beads[each] as number) < 0) as number;
  const onLabel = boxLayout().cellOf[kind] as number;
  const cell = place.symmetry[onLabel] as number;
  trace?.bead(kind, onLabel, cell);
  drawn.push({ kind, mark: setup.toMove });
  return cell;
}

/** Rewards or punishes every bead that was drawn. */
function correctBoxes(
  beads: Int32Array,
  drawn: readonly Drawn[],
  winner: Mark | undefined,
  scheme: MenaceScheme,
  trace?: MenaceTracer,
): Change[] {
  const changes: Change[] = [];
  const put = (entry: number, after: number) => {
    changes.push({ entry, before: beads[entry] as number, after });
    beads[entry] = after;
  };
  for (const { kind, mark } of drawn) {
    const before = beads[kind] as number;
    const reward = rewardOf(scheme, endingFor(mark, winner));
    const after = Math.min(MOST_OF_A_KIND, Math.max(0, before + reward));
    trace?.correct(kind, before, after);
    put(kind, after);
    const box = boxLayout().ownerOf[kind] as number;
    if (beadsIn(beads, box) === 0 && !scheme.resigns) {
      trace?.refill(box);
      for (const each of kindsIn(box)) put(each, startOf(box, scheme));
    }
  }
  return changes;
}

/** The kinds of bead in a box. */
export function kindsIn(box: number): number[] {
  const { startOf } = boxLayout();
  const first = startOf[box] as number;
  return Array.from({ length: (startOf[box + 1] as number) - first }, (_, at) => first + at);
}

/** How many beads there are in a box. */
export function beadsIn(beads: Int32Array, box: number): number {
  return kindsIn(box).reduce((sum, kind) => sum + (beads[kind] as number), 0);
}

/** Beads of each kind at the beginning: the later the move, the fewer. */
export function startOf(box: number, { start }: MenaceScheme): number {
  return start[Math.floor(marksOfBox(box) / 2)] as number;
}

/** The beads before the first game. */
export function newBoxes(scheme: MenaceScheme): Int32Array {
  return Int32Array.from(boxLayout().ownerOf, (box) => startOf(box, scheme));
}
