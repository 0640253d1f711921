import { ARTICLE_RULES, FIVE, PEEK, REACH, tableWeight } from '../../../engine/index.ts';
import { raggedMessages as messages } from '#language/algorithms/line-attacks/ragged';
import { weightText } from '#language/ui/language/grammar';
import { closedAttacks, readLines, readRow, timesDropped } from '../parts/raggedFacts.ts';
import { DRAGGED, GAPS, readGap } from './distance.ts';
import { gamesRead, lineShares, sideShare } from './chart.ts';
import { RAGGED_ROWS, type RaggedRow } from './rows.ts';
import type { LessonClaims } from '../parts/ask.ts';

/** What the lesson on gaps says, as questions to the engine. */

const ROWS = Object.keys(RAGGED_ROWS) as RaggedRow[];
const read = (row: RaggedRow) => readRow(RAGGED_ROWS[row]);
const percent = messages.chart.percent;

/** "1:2/3 3:2/1", as the rules are written down. */
const written = (row: RaggedRow) =>
  read(row)
    .attacks.map(({ power, potential, divider }) => `${power}:${potential}/${divider}`)
    .join(' ');

/** What the line weighs, for each gap from none to the widest. */
const fall = (marks: (typeof DRAGGED)[number]) => GAPS.map((gap) => readGap(marks, gap).weight);
const pair = fall(2);

function each<Value>(name: string, value: (row: RaggedRow) => Value) {
  return Object.fromEntries(ROWS.map((row) => [`${row}${name}`, () => value(row)]));
}

export const raggedClaims = {
  five: () => FIVE,
  reach: () => REACH,
  peek: () => PEEK,
  gapsRoom: () => read('gaps').room,
  shutRoom: () => read('shut').room,
  shutPower: () => RAGGED_ROWS.shut.replace(/[^Xx]/g, '').length,
  lines: () => readLines().length,
  games: () => gamesRead,
  // The checks of the rules, as they are written down there.
  gapsAttacks: () => written('gaps') === '1:2/3 1:2/2 1:1/1',
  beyondAttacks: () => written('beyond') === '1:2/3 3:2/1',
  wallAttacks: () => written('wall') === '1:1/3 1:2/2 1:1/1',
  shutIsNothing: () => read('shut').attacks.length === 0 && read('shut').weight === 0,
  alone: () => read('alone').weight === tableWeight(ARTICLE_RULES, 1, 2),
  windowOfGaps: () => String(read('gaps').window) === '-4,0',
  // Whatever is dragged: each gap more weighs less, and the first costs more than all others together.
  falls: () =>
    DRAGGED.every((marks) =>
      fall(marks).every((weight, at, all) => at === 0 || weight < (all[at - 1] ?? 0)),
    ),
  firstGapCostsMost: () =>
    DRAGGED.every((marks) => {
      const [touching = 0, one = 0, ...others] = fall(marks);
      return touching - one > one - (others.at(-1) ?? one);
    }),
  pairHalved: () => readGap(2, 1).side?.weight === tableWeight(ARTICLE_RULES, 2, 2) / 2,
  outOfSight: () =>
    DRAGGED.every((marks) => readGap(marks, 4).weight === tableWeight(ARTICLE_RULES, 1, 2)),
  // Four cells away and divided by three: a mark lies between.
  farMark: () => {
    const [far] = read('gaps').attacks;
    return far?.from === -4 && far.to === -4 && far.divider === 3;
  },
  joined: () => written('joined') === '1:2/3 2:2/1',
  // A five through the tried cell lies within four cells of it.
  reachIsEnough: () => REACH === FIVE - 1,
  divided: () =>
    readLines().every(({ attacks }) =>
      attacks.every(
        ({ power, potential, divider, weight }) =>
          weight === tableWeight(ARTICLE_RULES, power, potential) / divider,
      ),
    ),
  // Inside the window a run ends before a cell that is not like it; only at distance five it may go on.
  likeOnlyAtFive: () =>
    readLines().every(({ line, attacks }) =>
      attacks.every(({ from, to }) =>
        [from - 1, to + 1].every((next) => Math.abs(next) === PEEK || line[PEEK + next] !== 1),
      ),
    ),
  // Two lines whose outer run differs by nothing but the cell at distance five.
  sameButForFive: () => {
    const [beyond, wall] = [read('beyond').attacks[0], read('wall').attacks[0]];
    return (
      beyond?.from === wall?.from &&
      beyond?.power === 1 &&
      wall?.power === 1 &&
      beyond.potential === 2 &&
      wall.potential === 1
    );
  },
  neverDropped: () => timesDropped() === 0,
  closedFills: () =>
    closedAttacks().every(({ attack, fillsWindow }) => fillsWindow && attack.power >= FIVE),
  articleWords: () => PEEK + 1 === 6,
  // In games most lines have one attack, that of the tried mark, and fewer than one in ten have a side attack.
  mostlyOne: () =>
    (['open', 'bordered'] as const).every(
      (board) => (lineShares(board)[1] ?? 0) > 0.8 && sideShare(board) < 0.1,
    ),
  ...each('Weight', (row) => weightText(read(row).weight)),
  ...Object.fromEntries(GAPS.map((gap) => [`pair${gap}`, () => weightText(pair[gap] ?? NaN)])),
  weight12: () => weightText(tableWeight(ARTICLE_RULES, 1, 2)),
  weight11: () => weightText(tableWeight(ARTICLE_RULES, 1, 1)),
  weight22: () => weightText(tableWeight(ARTICLE_RULES, 2, 2)),
  weight22Halved: () => weightText(readGap(2, 1).side?.weight ?? NaN),
  gapsFirst: () => weightText(read('gaps').attacks[0]?.weight ?? NaN),
  gapsSecond: () => weightText(read('gaps').attacks[1]?.weight ?? NaN),
  noRoomOpen: () => percent(lineShares('open')[0] ?? NaN),
  noRoomBordered: () => percent(lineShares('bordered')[0] ?? NaN),
  sidesOpen: () => percent(sideShare('open')),
} as const satisfies LessonClaims;

/** "What is the far mark divided by?": one more than the empty cells between, and not the distance. */
export function dividerOptions() {
  const [far] = readRow(RAGGED_ROWS.joined).attacks;
  if (!far) throw new Error('The line of the question has a side attack.');
  const why = { 1: messages.divider.whole, 2: messages.divider.gaps, 4: messages.divider.distance };
  return ([1, 2, 3, 4] as const).map((by) => ({
    text: String(by),
    isRight: by === far.divider,
    why: by === 3 ? '' : why[by],
  }));
}

/** "When is an attack dropped in step six?" */
export function filterOptions() {
  const { filter } = messages;
  return [
    { text: filter.rim, isRight: false, why: filter.whyRim },
    { text: filter.never, isRight: timesDropped() === 0, why: '' },
    { text: filter.often, isRight: false, why: filter.whyOften },
  ];
}
