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
  readSetup,
  type Setup,
} from '../../../engine/index.ts';
import { fillings } from '../parts/fillings.ts';
import { LAST_THREE, classesWithForms, gamesFromPly, countMarks, plies, sieve } from './plies.ts';
import { GAMES_A_DAY } from './tally.ts';

/** What lesson `count` says, as questions to the engine. */

const game = () => perft();
const sum = (list: readonly number[]) => list.reduce((all, each) => all + each, 0);
const at = (ply: number) => {
  const found = plies()[ply];
  if (!found) throw new Error(`no game has ${ply} marks`);
  return found;
};
const cells = () => SMALL_VARIANT.geometry.cellCount;

function lastThree(): Setup {
  const read = readSetup(LAST_THREE, X);
  if (!read.ok) throw new Error(`"${LAST_THREE}" cannot be`);
  return read.value;
}

/** The first number of marks with which a game can be over. */
const shortest = () => plies().findIndex(({ ended }) => ended > 0);

export const NUMBERS = {
  'count.cells': cells,
  'count.games': () => game().games,
  'count.won-x': () => game().wonByX,
  'count.won-o': () => game().wonByO,
  'count.drawn': () => game().drawn,
  'count.calls': () => sum(game().byPly),
  'count.positions': () => positionsFrom().length,
  'count.classes': () => countUpToSymmetry(positionsFrom()),
  'count.orders': () => fillings(cells()),
  /** A game that X wins as early as can be takes the place of so many fillings of the board. */
  'count.saved': () => fillings(cells() - shortest()),
  'count.saved-twice': () => (cells() - shortest()) ** 2,
  'count.days': () => Math.round(game().games / GAMES_A_DAY),
  'count.small.empty': () => lastThree().cells.filter((content) => content === EMPTY).length,
  'count.small.games': () => perft(lastThree()).games,
  'count.small.calls': () => sum(perft(lastThree()).byPly),
  'count.small.positions': () => positionsFrom(lastThree()).length,
  'count.small.ends': () =>
    new Set(gamesFromPly(lastThree()).map(({ boards }) => boards.at(-1)?.cells.join(''))).size,
  'count.shortest': shortest,
  'count.shortest.games': () => at(shortest()).ended,
  'count.shortest.calls': () => at(shortest()).calls,
  'count.shortest.go-on': () => at(shortest()).calls - at(shortest()).ended,
  'count.shortest.free': () => cells() - shortest(),
  'count.after-shortest': () => at(shortest() + 1).calls,
  'count.two.calls': () => at(2).calls,
  'count.two.classes': () => at(2).classes,
  'count.one.classes': () => at(1).classes,
  'count.fillings': () => sieve().fillings,
  'count.right-counts': () => sieve().rightCounts,
  'count.impossible': () => sieve().rightCounts - sieve().positions,
  'count.symmetries': () => SYMMETRIES.length,
  'count.forms-8': () => classesWithForms(8),
  'count.forms-4': () => classesWithForms(4),
  'count.forms-2': () => classesWithForms(2),
  'count.forms-1': () => classesWithForms(1),
  'count.most-positions-at': () => {
    const counts = plies().map(({ positions }) => positions);
    return counts.indexOf(Math.max(...counts));
  },
  'count.calls-a-position': () => Math.round(sum(game().byPly) / positionsFrom().length),
} as const satisfies Record<string, () => number>;

export const TEXTS = {
  /** "9 × 8 × … × 1": the choices, mark by mark. */
  'count.product': () => Array.from({ length: cells() }, (_, marks) => cells() - marks).join(' × '),
} as const satisfies Record<string, () => string>;

export const FACTS = {
  // Three marks in 3 · 2 · 1 orders; then O's first mark has six cells beside the line, and its second five.
  'count.by-hand': () =>
    SMALL_VARIANT.geometry.lines.length * fillings(3) * 6 * 5 === at(shortest()).ended,
  'count.calls-climb': () => {
    const counts = plies().map(({ calls }) => calls);
    return counts.indexOf(Math.max(...counts)) === cells() - 1;
  },
  /** Each unfinished game goes on once for each free cell. */
  'count.steps': () => {
    const all = plies();
    return all.every(({ calls, ended, ply }) => {
      const next = all[ply + 1];
      return next === undefined || next.calls === (calls - ended) * (cells() - ply);
    });
  },
  'count.no-early-end': () => plies().every(({ ended, ply }) => ply >= shortest() || ended === 0),
  'count.games-sum': () =>
    sum(plies().map(({ ended }) => ended)) === game().games &&
    game().wonByX + game().wonByO + game().drawn === game().games,
  'count.x-wins-most': () => game().wonByX > game().wonByO && game().wonByO > game().drawn,
  /** The sieve and the walk through all games find the same boards. */
  'count.sieve': () => sieve().positions === positionsFrom().length,
  'count.powers': () => sieve().fillings === 3 ** cells(),
  'count.classes-sum': () =>
    sum([8, 4, 2, 1].map(classesWithForms)) === countUpToSymmetry(positionsFrom()),
  'count.forms-sum': () =>
    sum([8, 4, 2, 1].map((forms) => forms * classesWithForms(forms))) === positionsFrom().length,
  /** Not an eighth: some classes have fewer forms. */
  'count.more-than-an-eighth': () =>
    countUpToSymmetry(positionsFrom()) > positionsFrom().length / SYMMETRIES.length,
  'count.small.quiet': () => perft(lastThree()).drawn === perft(lastThree()).games,
  'count.small.orders': () => perft(lastThree()).games === fillings(3),
  'count.states': () =>
    game().games > 200_000 && sum(game().byPly) > 200_000 && positionsFrom().length < 10_000,
  /** Turned or mirrored, a position of the game is one again: nothing is lost by counting it once. */
  'count.turned-is-legal': () =>
    positionsFrom().every((setup) =>
      SYMMETRIES.every((symmetry) => checkSetup(permuted(setup.cells, symmetry), setup.toMove).ok),
    ),
  'count.whose-turn': () =>
    positionsFrom(emptySetup()).every(
      ({ cells: here, toMove }) => (countMarks(here) % 2 === 0) === (toMove === X),
    ),
} as const satisfies Record<string, () => boolean>;
