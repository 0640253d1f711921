import {
  BitPosition,
  MENACE,
  afterMove,
  X,
  chancesOf,
  emptyCells,
  emptySetup,
  kindsIn,
  type Learner,
  type Setup,
} from '../../../engine/index.ts';
import { once } from '../parts/once.ts';
import { opening, player, trained } from './runs.ts';
import { shelves } from './shelves.ts';

/**
 * The riddle of the first box: why it loves the centre, and now and then an edge, although a corner is the
 * opening that is hardest to answer.
 */
export const OPENINGS = ['corner', 'edge', 'centre'] as const;
export type OpeningName = (typeof OPENINGS)[number];
const CELLS: Readonly<Record<OpeningName, number>> = { corner: 0, edge: 1, centre: 4 };

/** When most of the first box is decided. */
export const EARLY_GAMES = 500;

/** The opening of which the first box has the most beads. */
function favouriteOf({ entries }: Learner): OpeningName {
  const beads = kindsIn(0).map((kind) => entries[kind] as number);
  return OPENINGS[beads.indexOf(Math.max(...beads))] as OpeningName;
}

/** The favourite of each of twenty tables, early on and at the end. */
export const favourites = once(() =>
  shelves().map((shelf, at) => ({
    early: favouriteOf(trained(MENACE, 'first', 'random', at + 1, EARLY_GAMES)),
    late: favouriteOf(shelf),
  })),
);

export const lovers = (name: OpeningName): number =>
  favourites().filter(({ late }) => late === name).length;

/** How often boxes win against random play if their first bead is always this one. */
function winsFrom(name: OpeningName, learner: Learner): number {
  const entries = learner.entries.slice();
  kindsIn(0).forEach((kind, at) => (entries[kind] = OPENINGS[at] === name ? 1 : 0));
  return chancesOf({ ...learner, entries }, player('random')).win;
}
export const freshWins = (name: OpeningName): number => winsFrom(name, opening().fresh);
export const practisedWins = (name: OpeningName): number => winsFrom(name, opening().learner);

/** How often X wins against random play if it makes the most of each reply. */
export const bestWins = (name: OpeningName): number =>
  winsAt(afterMove(emptySetup(), CELLS[name]), new Map());

function winsAt(setup: Setup, known: Map<string, number>): number {
  const position = new BitPosition(setup);
  if (position.isOver) return position.winner === X ? 1 : 0;
  const key = setup.cells.join('');
  const before = known.get(key);
  if (before !== undefined) return before;
  const after = emptyCells(setup.cells).map((cell) => winsAt(afterMove(setup, cell), known));
  const wins =
    setup.toMove === X
      ? Math.max(...after)
      : after.reduce((sum, each) => sum + each) / after.length;
  known.set(key, wins);
  return wins;
}
