import {
  DIRECTIONS,
  checkLargeInput,
  makePoint,
  makeSize,
  makeStones,
  parsePoint,
  parseSize,
  parseStones,
  type LargeInput,
  type LargeRun,
  type Size,
} from '../../../../engine/index.ts';
import { defineLink, choiceCodecOf, type ReadBy } from '../../../platform/link.ts';
import { figure, mark, seed, step } from '../../../platform/linkFields.ts';
import { linearAddress } from '../address.ts';

const largeLink = defineLink(
  {
    fig: figure,
    step,
    stones: { make: makeStones, parse: parseStones },
    size: { make: ({ size }: { size: Size | undefined }) => makeSize(size), parse: parseSize },
    cell: { make: makePoint, parse: parsePoint },
    mark,
    line: choiceCodecOf(DIRECTIONS.map(({ angle }) => angle)),
    seed,
  },
  // 400 stones anywhere on a board of 19 × 19 fit well; far apart, fewer.
  { fragment: 2400, value: 1800 },
);

/** What could be read of a link to a figure on a large board. Without `size` inside, there are no borders. */
export type LargeAddress = ReadBy<typeof largeLink>;

const fieldsOf = ({ sheet, cell, mark, direction, seed }: LargeInput) => ({
  stones: sheet.stones,
  size: { size: sheet.size },
  cell,
  mark,
  line: DIRECTIONS[direction]?.angle,
  seed,
});

/** Links to figures of linear traces on large boards. */
export const largeAddress = linearAddress(largeLink, fieldsOf, inputOf);

function inputOf(
  { stones, size, cell, mark, line, seed, problems }: LargeAddress,
  own: LargeInput,
  run: LargeRun,
) {
  const direction = DIRECTIONS.findIndex(({ angle }) => angle === line);
  const input: LargeInput = {
    ...own,
    sheet: { size: size ? size.size : own.sheet.size, stones: stones ?? own.sheet.stones },
    cell: cell ?? own.cell,
    mark: mark ?? own.mark,
    direction: direction < 0 ? own.direction : direction,
    seed: seed ?? own.seed,
  };
  const why = checkLargeInput(input, run);
  if (!why) return { input, problems };
  return { input: own, problems: [...problems, { code: 'impossible-sheet', why } as const] };
}
