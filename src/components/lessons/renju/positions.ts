import type { LargeFigureProps } from '../../stepper/linear/start.ts';

/** The boards of the lesson; a small letter is the cell that is asked about. Black, who is X, is to move. */

/** A board of 15 × 15 as `parseDiagram` reads it: so many empty rows, these, and empty ones. */
function rows(above: number, ...drawn: readonly string[]): string {
  const all = Array.from({ length: 15 }, (_, y) => drawn[y - above] ?? '.'.repeat(15));
  const edge = `+${'-'.repeat(15)}+`;
  return [edge, ...all.map((row) => `|${row}|`), edge].join('\n');
}

/** From a game of the weighing bot against itself. */
const GAME = rows(
  4,
  '.......O.......',
  '......XOOO.....',
  '......OXXO.....',
  '.....XXXOOX....',
  '.......X.X.....',
  '........xO.....',
);

/** Two fours that cross. */
const CROSS = rows(
  3,
  '.......O.......',
  '.......X.......',
  '......OX.O.....',
  '.......XO......',
  '...OXXXx.......',
  '.....O.........',
);

/** Two fours on one line. */
const ONE_LINE = rows(
  5,
  '......OO.......',
  '.....O.........',
  '....X.XxX.X....',
  '........O......',
);

/** Six in a row. */
const LONG = rows(5, '......O.O......', '.....OO........', '....XXXxXX.....', '........O......');

/** Two threes, and one of them does not count. */
const UNREAL = rows(
  3,
  '.....X.........',
  '....O...O......',
  '......Ox.......',
  '....X.X.X......',
  '......OX.......',
  '.....O.XO......',
);

/** Five across and six down with one stone. */
export const FIVE_AND_SIX = `
  ....X....
  ....X....
  XXXXx....
  ....X....
  ....X....
  ....X....`;

export const RENJU_BOARDS = [GAME, CROSS, ONE_LINE, LONG, UNREAL] as const;

/** The cells that the first board asks about, beside the framed one: A is that one. */
export const OTHERS = [
  { letter: 'B', x: 7, y: 10 },
  { letter: 'C', x: 4, y: 6 },
  { letter: 'D', x: 9, y: 4 },
] as const;

/** The figures to step through. */
export const RENJU_FIGURES = {
  check: { id: 'check', board: GAME },
  unreal: { id: 'unreal', board: UNREAL },
} as const satisfies Readonly<Record<string, LargeFigureProps>>;
