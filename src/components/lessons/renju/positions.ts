import type { LargeFigureProps } from '../../stepper/linear/start.ts';

/** The boards of the lesson; a small letter is the cell that is asked about. Black, who is X, is to move. */

/** From a game of the weighing bot against itself. */
const GAME = `
  +---------------+
  |...............|
  |...............|
  |...............|
  |...............|
  |.......O.......|
  |......XOOO.....|
  |......OXXO.....|
  |.....XXXOOX....|
  |.......X.X.....|
  |........xO.....|
  |...............|
  |...............|
  |...............|
  |...............|
  |...............|
  +---------------+`;

/** Two fours that cross. */
const CROSS = `
  +---------------+
  |...............|
  |...............|
  |...............|
  |.......O.......|
  |.......X.......|
  |......OX.O.....|
  |.......XO......|
  |...OXXXx.......|
  |.....O.........|
  |...............|
  |...............|
  |...............|
  |...............|
  |...............|
  |...............|
  +---------------+`;

/** Two fours on one line. */
const ONE_LINE = `
  +---------------+
  |...............|
  |...............|
  |...............|
  |...............|
  |...............|
  |......OO.......|
  |.....O.........|
  |....X.XxX.X....|
  |........O......|
  |...............|
  |...............|
  |...............|
  |...............|
  |...............|
  |...............|
  +---------------+`;

/** Six in a row. */
const LONG = `
  +---------------+
  |...............|
  |...............|
  |...............|
  |...............|
  |...............|
  |......O.O......|
  |.....OO........|
  |....XXXxXX.....|
  |........O......|
  |...............|
  |...............|
  |...............|
  |...............|
  |...............|
  |...............|
  +---------------+`;

/** Two threes, and one of them does not count. */
const UNREAL = `
  +---------------+
  |...............|
  |...............|
  |...............|
  |.....X.........|
  |....O...O......|
  |......Ox.......|
  |....X.X.X......|
  |......OX.......|
  |.....O.XO......|
  |...............|
  |...............|
  |...............|
  |...............|
  |...............|
  |...............|
  +---------------+`;

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
