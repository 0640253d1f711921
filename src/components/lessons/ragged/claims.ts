import { ARTICLE_RULES, FIVE, PEEK, REACH, tableWeight } from '../../../engine/index.ts';
import { raggedMessages, tableWeightText } from '#language/algorithms/line-attacks/ragged';
import {
  closedAttacks,
  mostEmptyBetween,
  readLines,
  readRow,
  timesDropped,
} from '../parts/raggedFacts.ts';
import { DRAGGED, GAPS, readGap } from './distance.ts';
import { gamesRead, lineShares, sideShare } from './games.ts';
import { RAGGED_ROWS, type RaggedRow } from './rows.ts';

/** What the lesson on gaps says, as questions to the engine. */

const ROWS = Object.keys(RAGGED_ROWS) as RaggedRow[];
const read = (row: RaggedRow) => readRow(RAGGED_ROWS[row]);
const percent = raggedMessages.chart.percent;

/** "1:2/3 3:2/1", as the rules are written down. */
const written = (row: RaggedRow) =>
  read(row)
    .attacks.map(({ power, potential, divider }) => `${power}:${potential}/${divider}`)
    .join(' ');

/** What the line weighs, for each gap from none to the widest. */
const fall = (marks: (typeof DRAGGED)[number]) => GAPS.map((gap) => readGap(marks, gap).weight);
const pair = fall(2);

function each<Value>(name: string, value: (row: RaggedRow) => Value) {
  return Object.fromEntries(ROWS.map((row) => [`ragged.${row}.${name}`, () => value(row)]));
}

export const NUMBERS: Readonly<Record<string, () => number>> = {
  'ragged.five': () => FIVE,
  'ragged.steps': () => 7,
  'ragged.reach': () => REACH,
  'ragged.peek': () => PEEK,
  'ragged.gaps.room': () => read('gaps').room,
  'ragged.shut.room': () => read('shut').room,
  'ragged.shut.power': () => RAGGED_ROWS.shut.replace(/[^Xx]/g, '').length,
  'ragged.lines': () => readLines().length,
  'ragged.closed': () => closedAttacks().length,
  'ragged.games': () => gamesRead,
};

export const FACTS: Readonly<Record<string, () => boolean>> = {
  // The checks of the rules, as they are written down there.
  'ragged.gaps.attacks': () => written('gaps') === '1:2/3 1:2/2 1:1/1',
  'ragged.beyond.attacks': () => written('beyond') === '1:2/3 3:2/1',
  'ragged.wall.attacks': () => written('wall') === '1:1/3 1:2/2 1:1/1',
  'ragged.shut-is-nothing': () => read('shut').attacks.length === 0 && read('shut').weight === 0,
  'ragged.alone': () => read('alone').weight === tableWeight(ARTICLE_RULES, 1, 2),
  'ragged.window-of-gaps': () => String(read('gaps').window) === '-4,0',
  // Whatever is dragged: each gap more weighs less, and the first costs more than all others together.
  'ragged.falls': () =>
    DRAGGED.every((marks) =>
      fall(marks).every((weight, at, all) => at === 0 || weight < (all[at - 1] ?? 0)),
    ),
  'ragged.first-gap-costs-most': () =>
    DRAGGED.every((marks) => {
      const [touching = 0, one = 0, ...others] = fall(marks);
      return touching - one > one - (others.at(-1) ?? one);
    }),
  'ragged.pair-halved': () => readGap(2, 1).side?.weight === tableWeight(ARTICLE_RULES, 2, 2) / 2,
  'ragged.out-of-sight': () =>
    DRAGGED.every((marks) => readGap(marks, 4).weight === tableWeight(ARTICLE_RULES, 1, 2)),
  // Four cells away and divided by three: a mark lies between.
  'ragged.far-mark': () => {
    const [far] = read('gaps').attacks;
    return far?.from === -4 && far.to === -4 && far.divider === 3;
  },
  'ragged.joined': () => written('joined') === '1:2/3 2:2/1',
  // A five through the tried cell lies within four cells of it.
  'ragged.reach-is-enough': () => REACH === FIVE - 1,
  'ragged.divided': () =>
    readLines().every(({ attacks }) =>
      attacks.every(
        ({ power, potential, divider, weight }) =>
          weight === tableWeight(ARTICLE_RULES, power, potential) / divider,
      ),
    ),
  // Inside the window a run ends before a cell that is not like it; only at distance five it may go on.
  'ragged.like-only-at-five': () =>
    readLines().every(({ line, attacks }) =>
      attacks.every(({ from, to }) =>
        [from - 1, to + 1].every((next) => Math.abs(next) === PEEK || line[PEEK + next] !== 1),
      ),
    ),
  // Two lines whose outer run differs by nothing but the cell at distance five.
  'ragged.same-but-for-five': () => {
    const [beyond, wall] = [read('beyond').attacks[0], read('wall').attacks[0]];
    return (
      beyond?.from === wall?.from &&
      beyond?.power === 1 &&
      wall?.power === 1 &&
      beyond.potential === 2 &&
      wall.potential === 1
    );
  },
  'ragged.never-dropped': () => timesDropped() === 0,
  'ragged.closed-fills': () =>
    closedAttacks().every(({ attack, fillsWindow }) => fillsWindow && attack.power >= FIVE),
  'ragged.at-most-three': () => mostEmptyBetween() === REACH - 1,
  'ragged.article-words': () => PEEK + 1 === 6,
  // In games most lines have one attack, that of the tried mark, and fewer than one in ten have a side attack.
  'ragged.mostly-one': () =>
    (['open', 'bordered'] as const).every(
      (board) => (lineShares(board)[1] ?? 0) > 0.8 && sideShare(board) < 0.1,
    ),
};

export const TEXTS: Readonly<Record<string, () => string>> = {
  ...each('weight', (row) => tableWeightText(read(row).weight)),
  ...Object.fromEntries(
    GAPS.map((gap) => [`ragged.pair.${gap}`, () => tableWeightText(pair[gap] ?? NaN)]),
  ),
  'ragged.weight.1.2': () => tableWeightText(tableWeight(ARTICLE_RULES, 1, 2)),
  'ragged.weight.1.1': () => tableWeightText(tableWeight(ARTICLE_RULES, 1, 1)),
  'ragged.weight.2.2': () => tableWeightText(tableWeight(ARTICLE_RULES, 2, 2)),
  'ragged.weight.2.2.halved': () => tableWeightText(readGap(2, 1).side?.weight ?? NaN),
  'ragged.gaps.first': () => tableWeightText(read('gaps').attacks[0]?.weight ?? NaN),
  'ragged.gaps.second': () => tableWeightText(read('gaps').attacks[1]?.weight ?? NaN),
  'ragged.no-room.open': () => percent(lineShares('open')[0] ?? NaN),
  'ragged.no-room.bordered': () => percent(lineShares('bordered')[0] ?? NaN),
  'ragged.sides.open': () => percent(sideShare('open')),
};
