import type { Rng } from '../../core/rng.ts';
import { other, type Mark } from '../../core/types.ts';
import { NO_CELL } from '../../game/bitPosition.ts';
import { placeOf, type PositionPlace } from '../../game/positionIndex.ts';
import { afterMove, emptySetup, type Setup } from '../../game/setup.ts';
import { SYMMETRIES } from '../../game/symmetry.ts';
import type { LinearTracer, StepEvent } from '../../core/stepEvent.ts';
import type { Policy } from '../bot.ts';
import { drawCell } from '../weightedChoice.ts';
import { NO_BOX, boxLayout, marksOfBox } from './boxes.ts';
import { isGameOver, onlyCell, winnerOf } from './ending.ts';
import { MOST_OF_A_KIND, endingFor, rewardOf, type MenaceScheme } from './scheme.ts';

/** The events of a game by matchboxes. */
export const MENACE_EVENTS = [
  /** The box of a position was found. */
  'box',
  /** A bead was drawn from it. */
  'bead',
  /** One cell was left, so that no box was needed. */
  'forced',
  /** The box was empty, and the player gave up. */
  'resign',
  /** A mark was made by either player. */
  'mark',
  'over',
  /** Beads of a kind that was played were added or taken away. */
  'correct',
  /** An emptied box was filled again. */
  'refill',
] as const;

/** What is known of a game by a step. Kinds of beads are numbered as in `boxLayout()`. */
interface MenaceKnown extends GameKnown {
  /** The box that is looked into: its number, how many beads it holds, which symmetry turns the board to its label. */
  readonly box?: number;
  readonly total?: number;
  readonly symmetry?: number;
  /** The kind of bead that a step is about, and the cell of the board that it stands for. */
  readonly bead?: number;
  readonly cell?: number;
  /** The beads that have been drawn, in order, and the positions in which they were. */
  readonly beads?: Readonly<Record<number, DrawnBead>>;
  /** By kind of bead. */
  readonly corrections?: Readonly<Record<number, Corrected>>;
  /** What is in the boxes by now, where it is other than before the game: by kind of bead. */
  readonly entries?: Readonly<Record<number, number>>;
}
export type MenaceEvent = StepEvent<(typeof MENACE_EVENTS)[number], MenaceKnown>;
type MenaceTracer = LinearTracer<MenaceEvent>;

export interface DrawnBead {
  readonly bead: number;
  readonly cell: number;
  readonly setup: Setup;
}

/** What every traced game of a table tells of itself. */
export interface GameKnown {
  /** The last mark: where, whose, and the position that it has made. */
  readonly last?: number;
  readonly mover?: Mark;
  readonly setup?: Setup;
  /** Once the game is over; absent for a draw. */
  readonly winner?: Mark | undefined;
}

export interface Corrected {
  readonly before: number;
  readonly after: number;
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
    trace?.mark({ last: cell, mover: setup.toMove, setup: afterMove(setup, cell) });
    setup = afterMove(setup, cell);
    cells.push(cell);
  }
  const winner = isGameOver(setup) ? winnerOf(setup) : other(setup.toMove);
  trace?.over({ winner });
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
    trace?.forced({ cell });
    return cell;
  }
  const total = beadsIn(beads, box);
  trace?.box({ box, total, symmetry: SYMMETRIES.indexOf(place.symmetry) });
  if (total === 0) {
    trace?.resign();
    return NO_CELL;
  }
  let left = rng.int(total);
  const kind = kindsIn(box).find((each) => (left -= beads[each] as number) < 0) as number;
  const onLabel = boxLayout().cellOf[kind] as number;
  const cell = place.symmetry[onLabel] as number;
  trace?.bead({ bead: kind, cell, beads: { [drawn.length]: { bead: kind, cell, setup } } });
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
    trace?.correct({ bead: kind, ...correction(kind, before, after) });
    put(kind, after);
    const box = boxLayout().ownerOf[kind] as number;
    if (beadsIn(beads, box) === 0 && !scheme.resigns) {
      trace?.refill({ box, entries: filledBox(box, scheme) });
      for (const each of kindsIn(box)) put(each, startOf(box, scheme));
    }
  }
  return changes;
}

/** What is told of a correction. */
function correction(kind: number, before: number, after: number) {
  return { corrections: { [kind]: { before, after } }, entries: { [kind]: after } };
}

function filledBox(box: number, scheme: MenaceScheme): Readonly<Record<number, number>> {
  return Object.fromEntries(kindsIn(box).map((each) => [each, startOf(box, scheme)]));
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
