import { ARTICLE_RULES, FIVE, PEEK, REACH, tableWeight } from '../../../engine/index.ts';
import { tableWeightText } from '#language/algorithms/line-attacks/ragged';
import {
  closedAttacks,
  linesByAttacks,
  linesWherePeekMatters,
  mostEmptyBetween,
  readLines,
  readRow,
  timesDropped,
  withoutRoom,
} from '../parts/raggedFacts.ts';
import { RAGGED_ROWS, type RaggedRow } from './rows.ts';

/** What lesson `ragged` says, as questions to the engine. */

const ROWS = Object.keys(RAGGED_ROWS) as RaggedRow[];
const read = (row: RaggedRow) => readRow(RAGGED_ROWS[row]);

/** "1:2/3 3:2/1", as the rules are written down. */
const written = (row: RaggedRow) =>
  read(row)
    .attacks.map(({ power, potential, divider }) => `${power}:${potential}/${divider}`)
    .join(' ');

function each<Value>(name: string, value: (row: RaggedRow) => Value) {
  return Object.fromEntries(ROWS.map((row) => [`ragged.${row}.${name}`, () => value(row)]));
}

export const NUMBERS: Readonly<Record<string, () => number>> = {
  ...each('room', (row) => read(row).room),
  ...each('attacks', (row) => read(row).attacks.length),
  'ragged.five': () => FIVE,
  'ragged.steps': () => 7,
  'ragged.reach': () => REACH,
  'ragged.peek': () => PEEK,
  'ragged.neighbours': () => 2 * PEEK,
  'ragged.lines': () => readLines().length,
  'ragged.no-room': () => withoutRoom().length,
  'ragged.most-attacks': () => linesByAttacks().length - 1,
  'ragged.lines-with-most': () => linesByAttacks().at(-1) ?? 0,
  'ragged.most-empty': mostEmptyBetween,
  'ragged.peek-matters': linesWherePeekMatters,
  'ragged.dropped': timesDropped,
  'ragged.closed': () => closedAttacks().length,
  'ragged.shut.power': () => RAGGED_ROWS.shut.replace(/[^Xx]/g, '').length,
};

export const FACTS: Readonly<Record<string, () => boolean>> = {
  // The checks of the rules, as they are written down there.
  'ragged.gaps.attacks': () => written('gaps') === '1:2/3 1:2/2 1:1/1',
  'ragged.wall.attacks': () => written('wall') === '1:1/3 1:2/2 1:1/1',
  'ragged.beyond.attacks': () => written('beyond') === '1:2/3 3:2/1',
  'ragged.edge.attacks': () => written('edge') === '1:1/1 1:2/4',
  'ragged.shut-is-nothing': () => read('shut').attacks.length === 0 && read('shut').weight === 0,
  'ragged.alone': () => read('alone').weight === tableWeight(ARTICLE_RULES, 1, 2),
  'ragged.window-of-gaps': () => String(read('gaps').window) === '-4,0',
  'ragged.more-than-half': () => withoutRoom().length * 2 > readLines().length,
  // No place for a longer reach: a five through the tried cell lies within four cells of it.
  'ragged.reach-is-enough': () => REACH === FIVE - 1,
  'ragged.divided': () =>
    readLines().every(({ attacks }) =>
      attacks.every(
        ({ power, potential, divider, weight }) =>
          weight === tableWeight(ARTICLE_RULES, power, potential) / divider,
      ),
    ),
  // Within the window a run ends before a cell that is not like it; only at distance five it may go on.
  'ragged.like-only-at-five': () =>
    readLines().every(({ line, attacks }) =>
      attacks.every(({ from, to }) =>
        [from - 1, to + 1].every((next) => Math.abs(next) === PEEK || line[PEEK + next] !== 1),
      ),
    ),
  'ragged.same-but-for-five': () => {
    const [beyond, wall] = [read('beyond').attacks[0], read('wall').attacks[0]];
    return (
      beyond?.from === wall?.from &&
      beyond?.power === wall?.power &&
      beyond?.potential === 2 &&
      wall?.potential === 1
    );
  },
  'ragged.beyond-not-counted': () => {
    const [first] = read('beyond').attacks;
    return first?.power === 1 && /^OOO/.test(RAGGED_ROWS.beyond);
  },
  'ragged.never-dropped': () => timesDropped() === 0,
  'ragged.closed-fills': () =>
    closedAttacks().every(({ attack, fillsWindow }) => fillsWindow && attack.power >= FIVE),
  'ragged.edge-just-fits': () => read('edge').room === FIVE,
  // All of those lines look alike: the tried cell and every second cell, and nothing in the way between.
  'ragged.most-look-alike': () =>
    readLines()
      .filter(({ attacks }) => attacks.length === linesByAttacks().length - 1)
      .every(({ line }) => line.slice(1, -1).join('') === '101010101'),
  // "Not more than five empty cells" is true of every line, and says less than it might.
  'ragged.at-most-three': () => mostEmptyBetween() === REACH - 1,
  'ragged.article-words': () => PEEK + 1 === 6,
};

export const TEXTS: Readonly<Record<string, () => string>> = {
  ...each('weight', (row) => tableWeightText(read(row).weight)),
  'ragged.weight.1.2': () => tableWeightText(tableWeight(ARTICLE_RULES, 1, 2)),
  'ragged.weight.1.1': () => tableWeightText(tableWeight(ARTICLE_RULES, 1, 1)),
  'ragged.gaps.first': () => tableWeightText(read('gaps').attacks[0]?.weight ?? NaN),
  'ragged.gaps.second': () => tableWeightText(read('gaps').attacks[1]?.weight ?? NaN),
};
