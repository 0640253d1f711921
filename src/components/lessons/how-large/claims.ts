import {
  boardValue,
  findPairing,
  isPairing,
  makeVariant,
  mnkVariant,
  type SearchSavings,
  type VariantSpec,
} from '../../../engine/index.ts';
import { howLargeMessages } from '#language/lessons/how-large/messages';
import { SHEET, LINE_LENGTHS, builtSquare } from '../../boards/boardSolving.ts';
import type { LessonClaims } from '../parts/ask.ts';
import { fillingOrder } from '../../boards/sheet.ts';
import {
  PAIR_SIDE,
  PAIR_VARIANT,
  lessonPairs,
  pairCellName,
  pairInLine,
  partnerOf,
} from './pairGame.ts';

/** What the lesson on boards of any size says, as questions to the engine. */

const valueOn = (columns: number, rows: number, k: number) => builtSquare(columns, rows, k).value;
const isFirst = (columns: number, rows: number, k: number) => valueOn(columns, rows, k) === 'first';
const isDraw = (columns: number, rows: number, k: number) => valueOn(columns, rows, k) === 'draw';
const boards = () => fillingOrder(SHEET);

/** A board by other rules, searched to its end. */
const otherGame = (() => {
  const found = new Map<string, ReturnType<typeof boardValue>>();
  return (spec: VariantSpec) => {
    const key = JSON.stringify(spec);
    const value = found.get(key) ?? boardValue(makeVariant(spec));
    found.set(key, value);
    return value;
  };
})();
const wins = (spec: VariantSpec, who: 'first' | 'draw' | 'second') => {
  const found = otherGame(spec);
  return found.settled && found.value === who;
};
const FALLING = { m: 6, n: 4, k: 4, gravity: true } as const;
const FOUR = mnkVariant(4, 4, 4);
const LOSING = { m: 4, n: 3, k: 3, misere: true } as const;

/** Positions on the board of the switches that the text speaks of, with these ideas switched off. */
const savedBy = (...off: readonly (keyof SearchSavings)[]): number =>
  boardValue(
    makeVariant({ m: 4, n: 3, k: 3 }),
    Object.fromEntries(off.map((idea) => [idea, false])),
  ).positions;

export const howLargeClaims = {
  boards: () => boards().length,
  squares: () => SHEET.columns * SHEET.rows,
  threeDraw: () => isDraw(3, 3, 3),
  oneMore: () => isFirst(4, 3, 3),
  threeBlue: () =>
    boards().every(({ rows, columns }) => rows < 3 || columns === 3 || isFirst(columns, rows, 3)),
  threeGrey: () => boards().every(({ rows, columns }) => rows > 2 || isDraw(columns, rows, 3)),
  fourCoast: () => isDraw(5, 5, 4) && isFirst(6, 5, 4),
  fourPositions: () => builtSquare(6, 5, 4).nodes ?? 0,
  fiveNoBlue: () => boards().every(({ columns, rows }) => !isFirst(columns, rows, 5)),
  fiveOpen: () => boards().some(({ columns, rows }) => valueOn(columns, rows, 5) === 'open'),
  fivePairs: () =>
    boards().filter(({ columns, rows }) => builtSquare(columns, rows, 5).by === 'pairs').length,
  grows: () => LINE_LENGTHS.every((k) => isDraw(k, k, k)),
  fiveDraw: () => builtSquare(PAIR_SIDE, PAIR_SIDE, PAIR_SIDE).by === 'pairs',
  lines: () => PAIR_VARIANT.geometry.lines.length,
  pairs: () => lessonPairs().length,
  cells: () => PAIR_VARIANT.geometry.cellCount,
  checked: () =>
    isPairing(lessonPairs(), PAIR_VARIANT) &&
    PAIR_VARIANT.geometry.lines.every((line) => pairInLine(lessonPairs(), line)),
  alone: () =>
    Array.from({ length: PAIR_SIDE ** 2 }, (_, cell) => cell)
      .filter((cell) => partnerOf(lessonPairs(), cell) === undefined)
      .map(pairCellName)
      .join(', '),
  aloneIsCentre: () => partnerOf(lessonPairs(), 12) === undefined,
  fourLines: () => FOUR.geometry.lines.length,
  fourCells: () => FOUR.geometry.cellCount,
  fourApart: () =>
    findPairing(FOUR) === null &&
    FOUR.geometry.lines.every((line, at, lines) =>
      lines.slice(at + 1).every((other) => other.filter((cell) => line.includes(cell)).length < 2),
    ),
  triedPositions: () => savedBy(),
  withoutOrder: () => savedBy('order'),
  orderHelps: () => savedBy() < savedBy('order'),
  noTwins: () => savedBy('memory') === savedBy('memory', 'symmetry'),
  fallingSecond: () => wins(FALLING, 'second'),
  fallingPositions: () => otherGame(FALLING).positions,
  fallingDraws: () =>
    wins({ m: 4, n: 4, k: 4, gravity: true }, 'draw') &&
    wins({ m: 5, n: 4, k: 4, gravity: true }, 'draw'),
  losingSecond: () => wins(LOSING, 'second'),
  losingNine: () => wins({ m: 3, n: 3, k: 3, misere: true }, 'draw'),
} as const satisfies LessonClaims;

const { guess: say, size } = howLargeMessages;

/** The saying: is it harder to win on a larger board? */
export function sayingOptions() {
  return [
    { text: say.saying.true, isRight: false, why: say.saying.whyTrue },
    { text: say.saying.same, isRight: false, why: say.saying.whySame },
    { text: say.saying.larger, isRight: true },
  ];
}

/** Four in a row: the first board, by its cells, on which whoever begins wins. */
export function fourOptions() {
  const asked = [
    { columns: 4, rows: 4 },
    { columns: 5, rows: 5 },
    { columns: 6, rows: 5 },
    { columns: 7, rows: 7 },
  ];
  const first = asked.findIndex(({ columns, rows }) => isFirst(columns, rows, 4));
  return asked.map((board, at) => ({
    text: size(board),
    isRight: at === first,
    why: at < first ? say.four.small : say.four.large,
  }));
}

/** Four in a row on four by four: how many cells would a pair for each line take? */
export function pairOptions() {
  const lines = FOUR.geometry.lines.length;
  return [
    { text: say.pairs.cells(lines), isRight: false, why: say.pairs.one },
    { text: say.pairs.cells(FOUR.geometry.cellCount), isRight: false, why: say.pairs.board },
    { text: say.pairs.cells(lines * 2), isRight: true },
  ];
}

/** In which of these games does the theft hold? */
export function theftOptions() {
  return [
    { text: say.theft.plain, isRight: true },
    { text: say.theft.falling, isRight: false, why: say.theft.whyFalling },
    { text: say.theft.losing, isRight: false, why: say.theft.whyLosing },
  ];
}
