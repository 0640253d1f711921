import type { LinesThroughReason, Variant } from '../../../engine/index.ts';
import type { Sentence } from '../../ui/types.ts';
import { boardExercises } from '#language/exercises/frame/boards';
import { capital, countInWords, inWords, listed, say, strong } from '#language/ui/language/grammar';

/** Lines by how many of column, row and sheet change from one cell to the next: one, two, three. */
export type LinesByWay = readonly [straight: number, slanting: number, through: number];

const waysOf = ([straight, slanting, through]: LinesByWay): string =>
  listed(
    [
      [straight, 'straight'],
      [slanting, 'slanting'],
      [through, 'right through the cube'],
    ].flatMap(([lines, way]) => (lines === 0 ? [] : [`${inWords(lines as number)} ${way}`])),
  );

export const linesThroughMessages = {
  name: 'Count the lines through a cell',
  about: 'Pupils count the lines that run through one cell, on a board of any size or in a cube.',
  fields: { variant: { label: boardExercises.variantField }, cell: { label: 'The cell' } },
  question: (variant: Variant, cell: string): Sentence =>
    say`${boardExercises.rules(variant)} How many lines of ${inWords(variant.winLength)} run through
      ${strong(cell)}, which is marked?`,
  number: 'Lines',
  hints: {
    flat: say`Take one direction at a time: along its row, along its column, and slanting both ways.`,
    cube: say`Take one direction at a time. In a cube a line may also go from sheet to sheet: straight down, slanting, or
      from corner to corner right through.`,
    room: (length: number): Sentence =>
      say`A line needs room for ${inWords(length)} cells, and it may begin on either side of this one.`,
    straight: (lines: number): Sentence =>
      say`${capital(countInWords(lines, 'line'))} through it ${lines === 1 ? 'is' : 'are'} straight. Are there others?`,
  },
  solution: (lines: LinesByWay): Sentence => {
    const all = lines.reduce((sum, each) => sum + each, 0);
    return say`There ${all === 1 ? 'is' : 'are'} ${strong(inWords(all))}: ${waysOf(lines)}.`;
  },
  reason: ({ more }: LinesThroughReason, length: number): Sentence =>
    more
      ? say`There are more. Did you look along every direction, and for lines that begin further away?`
      : say`There are fewer. Each of them has to have room for all its ${inWords(length)} cells.`,
  answerText: (lines: number) => countInWords(lines, 'line'),
};
