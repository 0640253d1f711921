import {
  MENACE,
  O,
  TD,
  X,
  boxLayout,
  boxesOf,
  kindsIn,
  marksOfBox,
  menaceRun,
  policyOf,
  setupOfClass,
  solve,
  solvedMoves,
  winningCells,
  startOf,
  tdRun,
} from '../../../engine/index.ts';
import { quantile } from '../../lab/curve.ts';
import { percent } from '#language/ui/language/grammar';
import {
  beadsOf,
  fullSet,
  smallLesson,
  smallSet,
  smallSetNeedsNoTurning,
  smallStart,
} from './matchboxes.ts';
import { BEADS_FIGURE, VALUES_FIGURE } from './figures.ts';
import {
  EARLY_GAMES,
  OPENINGS,
  bestWins,
  favourites,
  freshWins,
  lovers,
  practisedWins,
} from './firstBox.ts';
import {
  LESSON_GAMES,
  PRISONERS,
  PUPILS,
  SEEDS,
  menaceCurve,
  menaceSchooling,
  opening,
  ruined,
  ruins,
  schooling,
  tdCurve,
  tdSchooling,
  trained,
  unschooled,
  type Judge,
  type TeacherName,
} from './runs.ts';
import { HARSH, goodShare, harshLoss, ruinedShelves, shelves } from './shelves.ts';
import { once } from '../parts/once.ts';

/** What lesson `learning` says of tables that learn. */
const menace = (teacher: TeacherName, judge: Judge) =>
  schooling(menaceSchooling(), teacher).loss[judge].median;
const last = () => menaceCurve().at(-1) as ReturnType<typeof menaceCurve>[number];
const lastTd = () => tdCurve().at(-1) as ReturnType<typeof tdCurve>[number];
const ruinedCount = () => ruins().filter(({ game }) => game !== undefined).length;

/** The kinds of bead that the opening's first box holds most and least of, after its games. */
const firstBox = () => {
  const { entries } = opening().learner;
  return kindsIn(0).map((kind) => ({
    cell: boxLayout().cellOf[kind] as number,
    beads: entries[kind] as number,
  }));
};

/** Of the ten tables of values that learnt against themselves, those that cannot be beaten. */
const unbeatableValues = () => {
  const { least, most } = schooling(tdSchooling(), 'itself').loss.random;
  return { least, most };
};

/** First player's boxes that a table taught by minimax has never opened. */
const untouched = () => {
  const { entries } = trained(MENACE, 'first', 'minimax', 1);
  return boxesOf('first').filter((box) =>
    kindsIn(box).every((kind) => entries[kind] === startOf(box, MENACE)),
  ).length;
};

/** Boxes on whose board O has two threats, and X cannot win at once. */
const lostBoxes = () =>
  boxesOf('first').filter((box) => {
    const setup = setupOfClass(boxLayout().classOf[box] as number);
    return winningCells(setup, O).length > 1 && winningCells(setup, X).length === 0;
  });
/** Every bead in it loses, and at O's very next move. */
const isHopeless = (box: number) => {
  const { value, distance } = solve(setupOfClass(boxLayout().classOf[box] as number));
  return value === -1 && distance === 2;
};
/** The number of boxes that some accounts give. */
const OTHER_ACCOUNT = 287;
const keptTheirFavourite = () => favourites().filter(({ early, late }) => early === late).length;
const nearly = (name: (typeof OPENINGS)[number]) => bestWins('corner') - bestWins(name);

const game = () => menaceRun.record(BEADS_FIGURE.input).events;
const valueGame = () => tdRun.record(VALUES_FIGURE.input).events;

/** What a class can expect of the small set, in the middle of so many tries. */
const SMALL_GAMES = 30;
const smallLessons = once(() =>
  Array.from({ length: SEEDS }, (_, at) => smallLesson(SMALL_GAMES, at + 1)),
);
const small = (when: 'before' | 'after', ending: 'win' | 'loss') =>
  percent(
    quantile(
      smallLessons().map((each) => each[when][ending]),
      0.5,
    ),
  );

export const NUMBERS = {
  'learning.small-boxes': () => smallSet().length,
  'learning.small-beads': () => beadsOf(smallSet()),
  'learning.small-games': () => SMALL_GAMES,
  'learning.full-beads': () => beadsOf(fullSet()),
  'learning.boxes': () => boxesOf('first').length,
  'learning.lost-boxes': () => lostBoxes().length,
  'learning.boxes-without-lost': () => boxesOf('first').length - lostBoxes().length,
  'learning.early-games': () => EARLY_GAMES,
  'learning.lovers-centre': () => lovers('centre'),
  'learning.lovers-corner': () => lovers('corner'),
  'learning.lovers-edge': () => lovers('edge'),
  'learning.kept-favourite': keptTheirFavourite,
  'learning.first-corner': () => firstBox()[0]?.beads ?? 0,
  'learning.first-edge': () => firstBox()[1]?.beads ?? 0,
  'learning.first-centre': () => firstBox()[2]?.beads ?? 0,
  'learning.second-boxes': () => boxesOf('second').length,
  'learning.start-1': () => MENACE.start[0],
  'learning.start-2': () => MENACE.start[1],
  'learning.start-3': () => MENACE.start[2],
  'learning.start-4': () => MENACE.start[3],
  'learning.first-kinds': () => kindsIn(0).length,
  'learning.first-beads': () => kindsIn(0).length * startOf(0, MENACE),
  'learning.win': () => MENACE.win,
  'learning.draw': () => MENACE.draw,
  'learning.loss': () => MENACE.loss,
  'learning.harsh-win': () => HARSH.win,
  'learning.harsh-loss': () => HARSH.loss,
  'learning.harsh-dead': () => ruinedShelves().harsh,
  'learning.figure-drawn': () => game().filter(({ kind }) => kind === 'bead').length,
  'learning.games': () => LESSON_GAMES,
  'learning.seeds': () => SEEDS,
  'learning.pupils': () => PUPILS,
  'learning.prisoners': () => PRISONERS,
  'learning.ruined': ruinedCount,
  'learning.ruined-seed': () => ruined().seed,
  'learning.ruined-game': () => ruined().game,
  'learning.step': () => TD.step,
  'learning.explore': () => TD.explore,
  'learning.untouched': untouched,
} as const satisfies Record<string, () => number>;

export const FACTS = {
  'learning.small-has-all': () =>
    smallSetNeedsNoTurning() &&
    [1, 0, -1].every((value) => solvedMoves(smallStart()).some((move) => move.value === value)),
  // Two cells and more are empty in every box's position, so the last mark needs none.
  'learning.no-box-for-the-last': () => boxesOf('first').every((box) => marksOfBox(box) <= 6),
  'learning.beads-by-move': () =>
    boxesOf('first').every((box) => startOf(box, MENACE) === MENACE.start[marksOfBox(box) / 2]),
  'learning.corner-edge-centre': () =>
    JSON.stringify(firstBox().map(({ cell }) => cell)) === JSON.stringify([0, 1, 4]),
  'learning.fewer-losses': () => opening().after.loss < opening().before.loss / 5,
  // O wins, so every bead that X has drawn is kept out.
  'learning.figure-lost': () =>
    game().find(({ kind }) => kind === 'over')?.values[0] === O &&
    game()
      .filter(({ kind }) => kind === 'correct')
      .every(({ values: [, before = 0, after = 0] }) => after === before - MENACE.loss),
  // Far better; and where an empty box gives up, many are lost by it, and none by Michie's numbers.
  'learning.harsh-is-sharper': () => harshLoss().median < last().loss.median / 10,
  'learning.harsh-runs-dry': () =>
    ruinedShelves().harsh > SEEDS / 4 && ruinedShelves().michie === 0,
  'learning.good-moves-grow': () => {
    const fresh = goodShare(opening().fresh);
    return shelves().every((shelf) => goodShare(shelf) > fresh);
  },
  'learning.figure-turned': () =>
    game().some(({ kind, values }) => kind === 'box' && values[2] !== 0),
  'learning.values-figure-explores': () => valueGame().some(({ kind }) => kind === 'explore'),
  'learning.all-halve': () => last().loss.most < (menaceCurve()[0]?.loss.least ?? 0) / 2,
  'learning.runs-differ': () => last().loss.most > 3 * last().loss.least,
  'learning.random-teaches-random': () =>
    menace('random', 'random') < unschooled().random / 3 && menace('random', 'minimax') > 0.4,
  'learning.minimax-teaches-minimax': () => menace('minimax', 'minimax') < 0.001,
  'learning.minimax-teaches-little-else': () =>
    menace('minimax', 'random') > 3 * menace('random', 'random'),
  'learning.itself-is-best': () =>
    menace('itself', 'random') < menace('random', 'random') &&
    menace('itself', 'minimax') < menace('random', 'minimax'),
  'learning.itself-varies': () =>
    schooling(menaceSchooling(), 'itself').loss.minimax.most >
    schooling(menaceSchooling(), 'random').loss.minimax.median,
  'learning.thumb-teaches-nothing-else': () =>
    menace('rules-of-thumb', 'minimax') > 0.4 &&
    menace('rules-of-thumb', 'minimax') < 0.5 &&
    menace('rules-of-thumb', 'random') > menace('minimax', 'random'),
  // Those, and no others, are boxes in which every bead loses at O's next move; without them it is the other number.
  'learning.lost-boxes': () =>
    boxesOf('first').filter(isHopeless).join() === lostBoxes().join() &&
    boxesOf('first').length - lostBoxes().length === OTHER_ACCOUNT,
  // In the first box of shelf 1 the corner has the fewest beads.
  'learning.corner-least': () =>
    firstBox().every(({ beads }, at) => at === 0 || beads > (firstBox()[0]?.beads ?? 0)),
  // While they know nothing, the more lines a cell is on, the better it does.
  'learning.fresh-likes-lines': () =>
    freshWins('centre') > freshWins('corner') && freshWins('corner') > freshWins('edge'),
  'learning.favourites-differ': () => OPENINGS.every((name) => lovers(name) > 0),
  'learning.most-love-centre': () => lovers('centre') > SEEDS / 2,
  // With practice, any opening wins most games: none is punished for long.
  'learning.all-openings-win': () => OPENINGS.every((name) => practisedWins(name) > 0.85),
  'learning.early-luck': () => keptTheirFavourite() > SEEDS / 2,
  'learning.edge-was-early': () =>
    favourites()[0]?.early === 'edge' && favourites()[0]?.late === 'centre',
  // Best of the three, but by less than one game in a hundred.
  'learning.corner-best-by-little': () =>
    nearly('centre') > 0 && nearly('edge') > 0 && nearly('centre') < 0.01 && nearly('edge') < 0.01,
  'learning.most-are-ruined': () => ruinedCount() > PRISONERS / 2 && ruinedCount() < PRISONERS,
  'learning.ruin-is-for-good': () => ruined().end === 1,
  'learning.values-start-better': () =>
    (tdCurve()[0]?.loss.median ?? 1) < (menaceCurve()[0]?.loss.median ?? 0) / 2,
  'learning.values-learn-faster': () =>
    tdCurve().every(({ loss }, at) => loss.median < (menaceCurve()[at]?.loss.median ?? 0)),
  'learning.values-nearly-perfect': () => lastTd().loss.median === 0 && lastTd().loss.most < 0.02,
  'learning.values-unbeatable': () =>
    unbeatableValues().least === 0 && unbeatableValues().most === 0,
  // Even the best-filled box is drawn from with closed eyes.
  'learning.still-draws': () => firstBox().every(({ beads }) => beads > 0),
  'learning.swaps-marks': () => {
    const board = [X, 0, 0, 0, O, 0, 0, 0, 0] as const;
    const swapped = [O, 0, 0, 0, X, 0, 0, 0, 0] as const;
    const of = (cells: readonly (0 | 1 | 4)[], toMove: 1 | 4) =>
      JSON.stringify(policyOf({ kind: 'learning-table' }, { cells, toMove }));
    return of(board, X) === of(swapped, O);
  },
  'learning.still-loses': () => opening().after.loss > 0,
  // As many boxes still hold what they began with.
  'learning.untouched-boxes': () => untouched() > 0,
} as const satisfies Record<string, () => boolean>;

export const TEXTS = {
  'learning.fresh-from-centre': () => percent(freshWins('centre')),
  'learning.fresh-from-corner': () => percent(freshWins('corner')),
  'learning.fresh-from-edge': () => percent(freshWins('edge')),
  'learning.small-win-before': () => small('before', 'win'),
  'learning.small-loss-before': () => small('before', 'loss'),
  'learning.small-win-after': () => small('after', 'win'),
  'learning.small-loss-after': () => small('after', 'loss'),
  'learning.before-loss': () => percent(opening().before.loss),
  'learning.after-loss': () => percent(opening().after.loss),
  'learning.middle': () => percent(last().loss.median),
  'learning.good-before': () => percent(goodShare(opening().fresh)),
  'learning.good-after': () => percent(goodShare(opening().learner)),
  'learning.harsh-middle': () => percent(harshLoss().median),
  'learning.least': () => percent(last().loss.least),
  'learning.most': () => percent(last().loss.most),
  'learning.fresh-random': () => percent(unschooled().random),
  'learning.random-random': () => percent(menace('random', 'random')),
  'learning.random-minimax': () => percent(menace('random', 'minimax')),
  'learning.minimax-random': () => percent(menace('minimax', 'random')),
  'learning.itself-random': () => percent(menace('itself', 'random')),
  'learning.itself-minimax': () => percent(menace('itself', 'minimax')),
  'learning.td-most': () => percent(lastTd().loss.most),
} as const satisfies Record<string, () => string>;
