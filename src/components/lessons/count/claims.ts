import {
  EMPTY,
  SMALL_VARIANT,
  SYMMETRIES,
  X,
  checkSetup,
  countUpToSymmetry,
  emptySetup,
  perft,
  permuted,
  positionsFrom,
} from '../../../engine/index.ts';
import { writtenSetup } from '../../ui/board/setupView.ts';
import { fillings } from '../parts/fillings.ts';
import { LAST_THREE, classesWithForms, gamesFromPly, countMarks, plies, sieve } from './plies.ts';
import { GAMES_A_DAY } from './tally.ts';
import { askNumber, type LessonClaims } from '../parts/ask.ts';
import { lesson } from '#language/lessons/parts/messages';
import { countMessages } from '#language/lessons/count/messages';

/** What lesson `count` says, as questions to the engine. */

const game = () => perft();
const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0);
const at = (ply: number) => {
  const found = plies()[ply];
  if (!found) throw new Error(`no game has ${ply} marks`);
  return found;
};
const cells = () => SMALL_VARIANT.geometry.cellCount;

const lastThree = () => writtenSetup(LAST_THREE, X);

/** The first number of marks with which a game can be over. */
const shortest = () => plies().findIndex(({ ended }) => ended > 0);

export const countClaims = {
  cells: cells,
  games: () => game().games,
  wonX: () => game().wonByX,
  wonO: () => game().wonByO,
  drawn: () => game().drawn,
  calls: () => sum(game().byPly),
  positions: () => positionsFrom().length,
  classes: () => countUpToSymmetry(positionsFrom()),
  orders: () => fillings(cells()),
  /** A game that X wins as early as can be takes the place of so many fillings of the board. */
  saved: () => fillings(cells() - shortest()),
  savedTwice: () => (cells() - shortest()) ** 2,
  days: () => Math.round(game().games / GAMES_A_DAY),
  smallEmpty: () => lastThree().cells.filter((content) => content === EMPTY).length,
  smallGames: () => perft(lastThree()).games,
  smallCalls: () => sum(perft(lastThree()).byPly),
  smallPositions: () => positionsFrom(lastThree()).length,
  smallEnds: () =>
    new Set(gamesFromPly(lastThree()).map(({ boards }) => boards.at(-1)?.cells.join(''))).size,
  shortest: shortest,
  shortestGames: () => at(shortest()).ended,
  shortestCalls: () => at(shortest()).calls,
  shortestGoOn: () => at(shortest()).calls - at(shortest()).ended,
  shortestFree: () => cells() - shortest(),
  afterShortest: () => at(shortest() + 1).calls,
  twoCalls: () => at(2).calls,
  twoClasses: () => at(2).classes,
  oneClasses: () => at(1).classes,
  fillings: () => sieve().fillings,
  rightCounts: () => sieve().rightCounts,
  impossible: () => sieve().rightCounts - sieve().positions,
  symmetries: () => SYMMETRIES.length,
  forms8: () => classesWithForms(8),
  forms4: () => classesWithForms(4),
  forms2: () => classesWithForms(2),
  forms1: () => classesWithForms(1),
  mostPositionsAt: () => {
    const counts = plies().map(({ positions }) => positions);
    return counts.indexOf(Math.max(...counts));
  },
  callsAPosition: () => Math.round(sum(game().byPly) / positionsFrom().length),
  /** "9 × 8 × … × 1": the choices, mark by mark. */
  product: () => Array.from({ length: cells() }, (_, marks) => cells() - marks).join(' × '),
  // Three marks in 3 · 2 · 1 orders; then O's first mark has six cells beside the line, and its second five.
  byHand: () => SMALL_VARIANT.geometry.lines.length * fillings(3) * 6 * 5 === at(shortest()).ended,
  callsClimb: () => {
    const counts = plies().map(({ calls }) => calls);
    return counts.indexOf(Math.max(...counts)) === cells() - 1;
  },
  /** Each unfinished game goes on once for each free cell. */
  steps: () => {
    const all = plies();
    return all.every(({ calls, ended, ply }) => {
      const next = all[ply + 1];
      return next === undefined || next.calls === (calls - ended) * (cells() - ply);
    });
  },
  noEarlyEnd: () => plies().every(({ ended, ply }) => ply >= shortest() || ended === 0),
  gamesSum: () =>
    sum(plies().map(({ ended }) => ended)) === game().games &&
    game().wonByX + game().wonByO + game().drawn === game().games,
  xWinsMost: () => game().wonByX > game().wonByO && game().wonByO > game().drawn,
  /** The sieve and the walk through all games find the same boards. */
  sieve: () => sieve().positions === positionsFrom().length,
  powers: () => sieve().fillings === 3 ** cells(),
  classesSum: () => sum([8, 4, 2, 1].map(classesWithForms)) === countUpToSymmetry(positionsFrom()),
  formsSum: () =>
    sum([8, 4, 2, 1].map((forms) => forms * classesWithForms(forms))) === positionsFrom().length,
  /** Not an eighth: some classes have fewer forms. */
  moreThanAnEighth: () =>
    countUpToSymmetry(positionsFrom()) > positionsFrom().length / SYMMETRIES.length,
  smallQuiet: () => perft(lastThree()).drawn === perft(lastThree()).games,
  smallOrders: () => perft(lastThree()).games === fillings(3),
  states: () =>
    game().games > 200_000 && sum(game().byPly) > 200_000 && positionsFrom().length < 6000,
  /** Turned or mirrored, a position of the game is one again: nothing is lost by counting it once. */
  turnedIsLegal: () =>
    positionsFrom().every((setup) =>
      SYMMETRIES.every((symmetry) => checkSetup(permuted(setup.cells, symmetry), setup.toMove).ok),
    ),
  whoseTurn: () =>
    positionsFrom(emptySetup()).every(
      ({ cells: here, toMove }) => (countMarks(here) % 2 === 0) === (toMove === X),
    ),
} as const satisfies LessonClaims;

/** Answers in days: an hour, a week, half a year, a lifetime. */
const DAYS = [1 / 24, 7, 182.5, 70 * 365] as const;

/** How long all the games take, at one a minute: the answer that is nearest by its ratio is right. */
export function lengthOptions() {
  const days = perft().games / GAMES_A_DAY;
  const isNearest = (answer: number) =>
    DAYS.every((each) => Math.abs(Math.log(answer / days)) <= Math.abs(Math.log(each / days)));
  return DAYS.map((answer, at) => ({
    text: countMessages.tally.lengths[at] ?? '',
    isRight: isNearest(answer),
    why: isNearest(answer) ? '' : countMessages.tally.wouldBe(Math.round(answer * GAMES_A_DAY)),
  }));
}

type CountedName = keyof typeof countMessages.counted;

/** "Which number is it?": `of` names the right one, `or` the others, all of them numbers of the lesson. */
export function whichOptions(of: CountedName, ...or: readonly CountedName[]) {
  const numberOf = (name: CountedName) => askNumber(countClaims[name]);
  const options = [of, ...or]
    .map((name) => ({ name, value: numberOf(name) }))
    .sort((a, b) => a.value - b.value);
  if (new Set(options.map(({ value }) => value)).size < options.length)
    throw new Error(`${of}: two answers are equal`);
  return options.map(({ name, value }) => ({
    text: lesson.inDigits(value),
    isRight: name === of,
    why: name === of ? '' : countMessages.thatIs(countMessages.counted[name]),
  }));
}

/** Boards of eight, four and two forms, and of one, to turn and mirror. */
export const formSamples = () =>
  ['XO..X....', 'X...O....', 'X...O...X', 'X........', 'OXOXXXOXO'].map(
    (text) => writtenSetup(text).cells,
  );
