import { CENTRE } from '../attacks/line.ts';
import type { LinePlace } from '../attacks/lineRuns.ts';
import { fail, ok } from '../core/result.ts';
import { EMPTY, O, X } from '../core/types.ts';
import { byRows, hasCell, type Box, type Point, type Stone } from '../game/large/board.ts';
import type { Sheet } from '../game/large/sheet.ts';
import { makePoint, makeSize, parsePoint, parseSize } from '../game/large/cellText.ts';
import { makeStones, parseStones } from '../game/large/sheetText.ts';
import { strange, type Codec } from './codec.ts';
import type { Field } from './fields.ts';

// Separate from `fields.ts`, so that pages about nine cells do not load large boards.

/** Cells of a line in exercises: the middle one, and as far as an attack is looked at on both sides. */
export const LINE_LENGTH = 2 * CENTRE + 1;

const SIGNS: readonly (readonly [LinePlace, string])[] = [
  [EMPTY, '.'],
  [X, 'X'],
  [O, 'O'],
  // Beyond the edge: a character that needs no escaping in an address.
  [undefined, '-'],
];
const signOf = (place: LinePlace) => SIGNS.find(([each]) => each === place)?.[1] ?? '';

/** One sign a place, from the left; places beyond an edge stand at the ends only. */
export const lineCodec: Codec<readonly LinePlace[]> = {
  limit: LINE_LENGTH,
  encode: (line) => line.map(signOf).join(''),
  decode(text) {
    if (text.length !== LINE_LENGTH || !/^-*[.XO]+-*$/.test(text)) return strange(text);
    return ok([...text].map((sign) => SIGNS.find(([, each]) => each === sign)?.[0]));
  },
};

/** The largest side that a person can survey: the board's or, without borders, the box's around the marks. */
const MOST_SHEET_SIDE = 30;
const MOST_SHEET_STONES = 200;
/** Two numbers a stone; of the first of them, and where there are no borders, one may be great. */
const LETTERS_A_STONE = 8;

/** Size and stones in the order played: `13x13.ACBDE`, `none.ACBDE`. Larger boards are refused. */
const sheetCodec: Codec<Sheet> = {
  limit: '30x30.'.length + LETTERS_A_STONE * MOST_SHEET_STONES,
  encode: ({ size, stones }) => `${makeSize(size)}.${makeStones(stones)}`,
  decode(text) {
    const [, first = '', rest = ''] = /^([^.]*)\.([^.]*)$/.exec(text) ?? [];
    const size = parseSize(first);
    const stones = text.length <= sheetCodec.limit ? parseStones(rest) : undefined;
    if (!size || !stones) return strange(text);
    if (!stones.every(({ x, y }) => hasCell(size.size, x, y))) return strange(text);
    if (stones.length > MOST_SHEET_STONES) return tooMuch(stones.length, MOST_SHEET_STONES);
    const { width, height } = size.size ?? spanOf(stones);
    const longer = Math.max(width, height);
    if (longer > MOST_SHEET_SIDE) return tooMuch(longer, MOST_SHEET_SIDE);
    return ok({ ...size, stones });
  },
};

const tooMuch = (found: number, limit: number) => fail({ code: 'too-much', found, limit } as const);

function spanOf(stones: readonly Stone[]): { width: number; height: number } {
  const box = stones.reduce<Box | undefined>(
    (around, { x, y }) => ({
      left: Math.min(x, around?.left ?? x),
      top: Math.min(y, around?.top ?? y),
      right: Math.max(x, around?.right ?? x),
      bottom: Math.max(y, around?.bottom ?? y),
    }),
    undefined,
  );
  return box
    ? { width: box.right - box.left + 1, height: box.bottom - box.top + 1 }
    : { width: 0, height: 0 };
}

/** A cell of a large board, on it or not: `7.-3`. */
const pointCodec: Codec<Point> = {
  limit: 2 * '-536870848'.length + 1,
  encode: makePoint,
  decode(text) {
    const point = parsePoint(text);
    return point ? ok(point) : strange(text);
  },
};

/** So many cells can be chosen at once. */
export const MOST_CHOSEN = 121;
/** Between them. */
const AND = '_';

/** Some cells, row by row: `7.3_8.4`; none at all is `none`. */
export const pointsCodec: Codec<readonly Point[]> = {
  limit: MOST_CHOSEN * (pointCodec.limit + AND.length),
  encode: (cells) => (cells.length === 0 ? 'none' : cells.map(makePoint).join(AND)),
  decode(text) {
    if (text === 'none') return ok([]);
    if (text.length > pointsCodec.limit) return strange(text);
    const cells = text.split(AND).flatMap((each) => parsePoint(each) ?? []);
    const isSet = cells.every((cell, at) => at === 0 || byRows(cells[at - 1] as Point, cell) < 0);
    const isWhole = isSet && pointsCodec.encode(cells) === text;
    return isWhole && cells.length <= MOST_CHOSEN ? ok(cells) : strange(text);
  },
};

/** Eleven places of a line. */
export const lineField: Field<readonly LinePlace[]> = { type: 'line', codec: lineCodec };
/** A large board, with borders or without, that is not too large to survey. */
export const sheetField: Field<Sheet> = { type: 'sheet', codec: sheetCodec };
/** A cell of such a board. */
export const pointField: Field<Point> = { type: 'point', codec: pointCodec };
