import {
  recordRun,
  DIRECTIONS,
  SparseBoard,
  X,
  isSameCell,
  largeInput,
  parseDiagram,
  renjuRun,
  wholeRun,
  type Point,
  type Sheet,
  type WinRule,
  cellName,
} from '../../../engine/index.ts';
import { renjuCheckMessages } from '#language/algorithms/renju-check/messages';
import { renjuLesson } from '#language/lessons/renju/lesson';
import { renjuView } from '../../algorithms/renju-check/view.ts';
import type { LargeFigureProps } from '../../stepper/linear/start.ts';
import type { BoardNote, BoardScene } from '../../ui/large-board/scene.ts';
import type { Sentence } from '../../ui/types.ts';

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

/** On a board that asks about one cell only. */
const UNNAMED = '?';

interface AskedCell extends Point {
  readonly letter: string;
}

/** A board of the lesson, and the cells that it asks about. */
export interface AskingBoard {
  readonly sheet: Sheet;
  readonly asked: readonly AskedCell[];
}

/** One of the boards. */
export function askingBoard(at: number): AskingBoard {
  const { sheet, cell } = parseDiagram(RENJU_BOARDS[at] ?? RENJU_BOARDS[0]);
  if (!cell) throw new Error('each board asks about a cell');
  const asked = at === 0 ? [{ letter: 'A', ...cell }, ...OTHERS] : [{ letter: UNNAMED, ...cell }];
  return { sheet, asked };
}

/** May Black take the cell? It is empty. What is said of it, and what is drawn for it. */
export function answerAbout(
  { sheet, asked }: AskingBoard,
  cell: Point,
  rule: WinRule,
): { readonly sentence: Sentence; readonly scene: BoardScene } {
  const input = largeInput(sheet, { cell });
  const trace = recordRun(renjuRun, input);
  const at = { input, trace, step: trace.events.length - 1 };
  // The cells in question keep their letters while they are empty.
  const others = asked.filter((each) => !isSameCell(each, cell));
  const scene = { ...renjuView.moment(at).scene, ...questionMarks(others) };
  const name = spokenName({ sheet, asked }, cell);
  if (rule === 'renju') {
    const facts = { ...renjuView.facts(at), cell: name };
    return { sentence: renjuCheckMessages.sentence.verdict(facts), scene };
  }
  const text = renjuLesson.free(name, rule, longestRow(sheet, cell));
  return { sentence: [{ text }], scene: { ...scene, bands: [] } };
}

function longestRow({ size, stones }: Sheet, { x, y }: Point): number {
  const board = new SparseBoard(size, [...stones, { x, y, mark: X }]);
  return Math.max(...DIRECTIONS.map((along) => wholeRun(board, x, y, along).length));
}

export function nameOn({ size }: Sheet, { x, y }: Point): string {
  return cellName(size, x, y);
}

/** The name of a cell, with the letter that the board asks about it by. */
function spokenName({ sheet, asked }: AskingBoard, cell: Point): string {
  const name = nameOn(sheet, cell);
  const letter = asked.find((each) => isSameCell(each, cell))?.letter ?? UNNAMED;
  return letter === UNNAMED ? name : renjuLesson.lettered(letter, name);
}

function questionMarks(asked: readonly AskedCell[]): Pick<BoardScene, 'notes' | 'lit'> {
  const notes = asked.map(({ x, y, letter }): BoardNote => ({ x, y, text: letter, tone: 'now' }));
  return { notes, lit: [{ cells: asked, tone: 'now' }] };
}

/** The board while nothing is asked: the cells in question have a letter. */
export function questionScene({ sheet, asked }: AskingBoard): BoardScene {
  const board = new SparseBoard(sheet.size, sheet.stones);
  return { board, ...questionMarks(asked) };
}
