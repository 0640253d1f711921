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
  beadsIn,
  boxLayout,
  boxesOf,
  setupOfClass,
  solvedMoves,
  type MenaceScheme,
} from '../../../engine/index.ts';
import { once } from '../parts/ask.ts';
import { LESSON_GAMES, opening, player, spreadOf, trained, SEEDS } from './runs.ts';

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

/** Twenty shelves, moving first, that have learnt against random, or against another. */
const shelvesBy = (scheme: MenaceScheme, rival = 'random'): readonly Learner[] =>
  Array.from({ length: SEEDS }, (_, at) => trained(scheme, 'first', rival, at + 1));
export const shelves = once(() => shelvesBy(MENACE));

/** Michie's numbers turned round: little in after a win, much out after a loss. */
export const HARSH = { ...MENACE, win: MENACE.loss, loss: MENACE.win } as const;

/** What the harsh shelves lose to random in the end. */
export const harshLoss = once(() =>
  spreadOf(shelvesBy(HARSH).map((shelf) => chancesOf(shelf, player('random')).loss)),
);

const isRuined = ({ entries }: Learner) => beadsIn(entries, 0) === 0;
const ruinedBy = (scheme: MenaceScheme, rival?: string) =>
  shelvesBy({ ...scheme, resigns: true }, rival).filter(isRuined).length;
/** How many shelves empty their first box, where an empty box gives up, and after which game against minimax the first does. */
export const ruinedShelves = once(() => ({
  harsh: ruinedBy(HARSH),
  michie: ruinedBy(MENACE),
  minimax: ruinedBy(MENACE, 'minimax'),
  game: [...Array(LESSON_GAMES).keys()].findIndex((games) =>
    isRuined(trained({ ...MENACE, resigns: true }, 'first', 'minimax', 1, games)),
  ),
}));

/** What share of a box is beads for a best move, on average over the boxes in which some bead is for a worse one. */
export function goodShare({ entries }: Learner): number {
  const shares = boxesOf('first').flatMap((box) => {
    const good = goodKinds(box);
    if (good.length === kindsIn(box).length) return [];
    return good.reduce((sum, kind) => sum + (entries[kind] as number), 0) / beadsIn(entries, box);
  });
  return shares.reduce((sum, share) => sum + share) / shares.length;
}

function goodKinds(box: number): readonly number[] {
  const moves = solvedMoves(setupOfClass(boxLayout().classOf[box] as number));
  const best = Math.max(...moves.map(({ value }) => value));
  const good = moves.filter(({ value }) => value === best).map(({ cell }) => cell);
  return kindsIn(box).filter((kind) => good.includes(boxLayout().cellOf[kind] as number));
}
