import {
  recordRun,
  MENACE,
  O,
  TD,
  X,
  boxLayout,
  boxesOf,
  kindsIn,
  marksOfBox,
  menaceRun,
  setupOfClass,
  solve,
  solvedMoves,
  winningCells,
  startOf,
  temporalDifferenceRun,
} from '../../../engine/index.ts';
import { percent } from '#language/ui/language/grammar';
import {
  beadsOf,
  fullSet,
  smallLesson,
  smallSet,
  smallSetNeedsNoTurning,
  smallStart,
} from './matchboxes.ts';
import {
  BEADS_FIGURE,
  VALUES_FIGURE,
  LESSON_GAMES,
  PUPILS,
  SEEDS,
  menaceCurve,
  opening,
  quantile,
  schooling,
  taughtShelves,
  tdCurve,
  unschooled,
  type Judge,
  type TeacherName,
} from './runs.ts';
import {
  EARLY_GAMES,
  OPENINGS,
  bestWins,
  favourites,
  freshWins,
  lovers,
  practisedWins,
  HARSH,
  goodShare,
  harshLoss,
  ruinedShelves,
  shelves,
} from './firstBox.ts';
import { once, type LessonClaims } from '../parts/ask.ts';
import { cornerGuess, teacherGuess as messages } from '#language/lessons/learning/lesson';

/** What lesson `learning` says of tables that learn. */
const menace = (teacher: TeacherName, judge: Judge) => schooling(teacher).loss[judge].median;
const last = () => menaceCurve().at(-1) as ReturnType<typeof menaceCurve>[number];
const lastTd = () => tdCurve().at(-1) as ReturnType<typeof tdCurve>[number];

/** The kinds of bead that the opening's first box holds most and least of, after its games. */
const firstBox = () => {
  const { entries } = opening().learner;
  return kindsIn(0).map((kind) => ({
    cell: boxLayout().cellOf[kind] as number,
    beads: entries[kind] as number,
  }));
};

const opened = (teacher: TeacherName) =>
  taughtShelves().find((each) => each.teacher === teacher)?.opened.length ?? NaN;

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

const game = () => recordRun(menaceRun, BEADS_FIGURE.input).events;

/** What a class can expect of the small set, in the middle of so many tries. */
const SMALL_GAMES = 30;
const smallLessons = once(() =>
  Array.from({ length: SEEDS }, (_, at) => smallLesson(SMALL_GAMES, at + 1)),
);
const middle = (of: (lesson: ReturnType<typeof smallLesson>) => number) =>
  quantile(smallLessons().map(of), 0.5);
const small = (when: 'before' | 'after', ending: 'win' | 'loss') =>
  percent(middle((lesson) => lesson[when][ending]));

export const learningClaims = {
  smallBoxes: () => smallSet().length,
  smallBeads: () => beadsOf(smallSet()),
  smallGames: () => SMALL_GAMES,
  smallRewards: () => 10 * Math.round(middle(({ added }) => added) / 10),
  fullBeads: () => beadsOf(fullSet()),
  boxes: () => boxesOf('first').length,
  lostBoxes: () => lostBoxes().length,
  boxesWithoutLost: () => boxesOf('first').length - lostBoxes().length,
  earlyGames: () => EARLY_GAMES,
  loversCentre: () => lovers('centre'),
  loversCorner: () => lovers('corner'),
  loversEdge: () => lovers('edge'),
  keptFavourite: keptTheirFavourite,
  firstCorner: () => firstBox()[0]?.beads ?? 0,
  firstEdge: () => firstBox()[1]?.beads ?? 0,
  firstCentre: () => firstBox()[2]?.beads ?? 0,
  start1: () => MENACE.start[0],
  start2: () => MENACE.start[1],
  start3: () => MENACE.start[2],
  start4: () => MENACE.start[3],
  firstKinds: () => kindsIn(0).length,
  firstBeads: () => kindsIn(0).length * startOf(0, MENACE),
  win: () => MENACE.win,
  draw: () => MENACE.draw,
  loss: () => MENACE.loss,
  harshWin: () => HARSH.win,
  harshLoss: () => HARSH.loss,
  harshDead: () => ruinedShelves().harsh,
  ruinedByMinimax: () => ruinedShelves().minimax,
  ruinedGame: () => ruinedShelves().game,
  figureDrawn: () => game().filter(({ kind }) => kind === 'bead').length,
  games: () => LESSON_GAMES,
  seeds: () => SEEDS,
  pupils: () => PUPILS,
  step: () => TD.step,
  explore: () => TD.explore,
  /** The first player's boxes that a shelf taught by minimax has never opened. */
  untouched: () => boxesOf('first').length - opened('minimax'),
  smallHasAll: () =>
    smallSetNeedsNoTurning() &&
    [1, 0, -1].every((value) => solvedMoves(smallStart()).some((move) => move.value === value)),
  // Two cells and more are empty in every box's position, so the last mark needs none.
  noBoxForTheLast: () => boxesOf('first').every((box) => marksOfBox(box) <= 6),
  beadsByMove: () =>
    boxesOf('first').every((box) => startOf(box, MENACE) === MENACE.start[marksOfBox(box) / 2]),
  cornerEdgeCentre: () =>
    JSON.stringify(firstBox().map(({ cell }) => cell)) === JSON.stringify([0, 1, 4]),
  fewerLosses: () => opening().after.loss < opening().before.loss / 5,
  // O wins, so every bead that X has drawn is kept out.
  figureLost: () =>
    game().at(-1)?.winner === O &&
    Object.values(game().at(-1)?.corrections ?? {}).every(
      ({ before, after }) => after === before - MENACE.loss,
    ),
  // Far better; and where an empty box gives up, many are lost by it, and none by Michie's numbers.
  harshIsSharper: () =>
    harshLoss().median < last().loss.median / 10 && harshLoss().most < last().loss.least,
  harshRunsDry: () => ruinedShelves().harsh > SEEDS / 4 && ruinedShelves().michie === 0,
  mostAreRuined: () => ruinedShelves().minimax > SEEDS / 2 && ruinedShelves().minimax < SEEDS,
  goodMovesGrow: () => {
    const fresh = goodShare(opening().fresh);
    return shelves().every((shelf) => goodShare(shelf) > fresh);
  },
  figureTurned: () => game().some(({ kind, symmetry }) => kind === 'box' && symmetry !== 0),
  valuesFigureExplores: () =>
    recordRun(temporalDifferenceRun, VALUES_FIGURE.input).events.some(
      ({ kind }) => kind === 'explore',
    ),
  allHalve: () => last().loss.most < (menaceCurve()[0]?.loss.least ?? 0) / 2,
  runsDiffer: () => last().loss.most > 3 * last().loss.least,
  randomTeachesRandom: () =>
    menace('random', 'random') < unschooled().random / 3 && menace('random', 'minimax') > 0.4,
  minimaxTeachesMinimax: () => menace('minimax', 'minimax') < 0.001,
  minimaxTeachesLittleElse: () => menace('minimax', 'random') > 3 * menace('random', 'random'),
  // Three quarters of the ones do better than three quarters of the others, in both exams.
  itselfIsBest: () =>
    (['random', 'minimax'] as const).every(
      (judge) => schooling('itself').loss[judge].high < schooling('random').loss[judge].low,
    ),
  thumbTeachesNothingElse: () =>
    menace('rules-of-thumb', 'minimax') > 0.4 &&
    menace('rules-of-thumb', 'minimax') < 0.5 &&
    menace('rules-of-thumb', 'random') > menace('minimax', 'random') &&
    8 * Math.max(opened('rules-of-thumb'), opened('minimax')) < boxesOf('first').length,
  // Those, and no others, are boxes in which every bead loses at O's next move; without them it is the other number.
  lostBoxesHolds: () =>
    boxesOf('first').filter(isHopeless).join() === lostBoxes().join() &&
    boxesOf('first').length - lostBoxes().length === OTHER_ACCOUNT,
  // In the first box of shelf 1 the corner has the fewest beads.
  cornerLeast: () =>
    firstBox().every(({ beads }, at) => at === 0 || beads > (firstBox()[0]?.beads ?? 0)),
  // While they know nothing, the more lines a cell is on, the better it does.
  freshLikesLines: () =>
    freshWins('centre') > freshWins('corner') && freshWins('corner') > freshWins('edge'),
  favouritesDiffer: () => OPENINGS.every((name) => lovers(name) > 0),
  mostLoveCentre: () => lovers('centre') > SEEDS / 2,
  // With practice, any opening wins most games: none is punished for long.
  allOpeningsWin: () => OPENINGS.every((name) => practisedWins(name) > 0.85),
  earlyLuck: () => keptTheirFavourite() > SEEDS / 2,
  edgeWasEarly: () => favourites()[0]?.early === 'edge' && favourites()[0]?.late === 'centre',
  // Best of the three, and the edge the worst, but by less than one game in a hundred.
  cornerBestByLittle: () =>
    nearly('centre') > 0 && nearly('edge') > nearly('centre') && nearly('edge') < 0.01,
  bestFromCorner: () => percent(bestWins('corner')),
  bestFromCentre: () => percent(bestWins('centre')),
  valuesStartBetter: () =>
    (tdCurve()[0]?.loss.median ?? 1) < (menaceCurve()[0]?.loss.median ?? 0) / 2,
  valuesLearnFaster: () =>
    tdCurve().every(({ loss }, at) => loss.median < (menaceCurve()[at]?.loss.median ?? 0)),
  valuesNearlyPerfect: () => lastTd().loss.median === 0 && lastTd().loss.most < 0.02,
  // Even the best-filled box is drawn from with closed eyes.
  stillDraws: () => firstBox().every(({ beads }) => beads > 0),
  freshFromCentre: () => percent(freshWins('centre')),
  freshFromCorner: () => percent(freshWins('corner')),
  freshFromEdge: () => percent(freshWins('edge')),
  smallWinBefore: () => small('before', 'win'),
  smallLossBefore: () => small('before', 'loss'),
  smallWinAfter: () => small('after', 'win'),
  smallLossAfter: () => small('after', 'loss'),
  beforeLoss: () => percent(opening().before.loss),
  afterLoss: () => percent(opening().after.loss),
  middle: () => percent(last().loss.median),
  goodBefore: () => percent(goodShare(opening().fresh)),
  goodAfter: () => percent(goodShare(opening().learner)),
  harshMiddle: () => percent(harshLoss().median),
  least: () => percent(last().loss.least),
  most: () => percent(last().loss.most),
  freshRandom: () => percent(unschooled().random),
  randomRandom: () => percent(menace('random', 'random')),
  randomMinimax: () => percent(menace('random', 'minimax')),
  minimaxRandom: () => percent(menace('minimax', 'random')),
  itselfRandom: () => percent(menace('itself', 'random')),
  itselfMinimax: () => percent(menace('itself', 'minimax')),
  tdMost: () => percent(lastTd().loss.most),
} as const satisfies LessonClaims;

/** Who might make the best pupil, to choose from. */
const ASKED = ['random', 'minimax', 'itself'] as const satisfies readonly TeacherName[];

/** The teachers as answers: right is the one whose pupils lose least to random. */
export function teacherOptions() {
  const losses = ASKED.map((teacher) => menace(teacher, 'random'));
  return ASKED.map((teacher, at) => ({
    text: messages.teachers[teacher],
    isRight: losses[at] === Math.min(...losses),
    why: messages.loses(percent(losses[at] ?? NaN)),
  }));
}

/** In how many of the shelves the corner has the most beads. */
export const cornerOptions = () => [
  { text: '0', isRight: false, why: cornerGuess.none },
  { text: String(lovers('corner')), isRight: true },
  { text: String(SEEDS), isRight: false, why: cornerGuess.all },
];
