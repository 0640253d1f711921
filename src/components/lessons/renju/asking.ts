import {
  recordRun,
  DIRECTIONS,
  SparseBoard,
  X,
  forbiddenCells,
  isSameCell,
  largeInput,
  parseDiagram,
  renjuRun,
  wholeRun,
  type Point,
  type Sheet,
  type WinRule,
} from '../../../engine/index.ts';
import { renjuCheckMessages } from '#language/algorithms/renju-check/messages';
import { renjuLesson } from '#language/lessons/renju/lesson';
import { renjuView } from '../../algorithms/renju-check/view.ts';
import type { BoardNote, BoardScene } from '../../ui/large-board/scene.ts';
import { cellName } from '../../ui/large-board/cellName.ts';
import type { Sentence } from '../../ui/types.ts';
import { OTHERS, RENJU_BOARDS } from './positions.ts';

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

/** What is said of a cell, and what is drawn for it. */
export interface CrossingAnswer {
  readonly sentence: Sentence;
  readonly scene: BoardScene;
}

/** May Black take the cell? It is empty. */
export function answerAbout(
  { sheet, asked }: AskingBoard,
  cell: Point,
  rule: WinRule,
): CrossingAnswer {
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

/** Forbidden cells, drawn over a scene; one that has a letter keeps it. */
export function withForbidden(scene: BoardScene, cells: readonly Point[]): BoardScene {
  const { notes = [] } = scene;
  const crosses = cells.map(({ x, y }): BoardNote => {
    const { text = '✕' } = notes.find((note) => isSameCell(note, { x, y })) ?? {};
    return { x, y, text, tone: 'bad' };
  });
  const others = notes.filter((note) => !cells.some((cell) => isSameCell(note, cell)));
  return {
    ...scene,
    notes: [...others, ...crosses],
    lit: [...(scene.lit ?? []), { cells, tone: 'bad' }],
  };
}

export function forbiddenOn({ size, stones }: Sheet): readonly Point[] {
  return forbiddenCells(new SparseBoard(size, stones));
}

export function isFreeOn({ stones }: Sheet, cell: Point): boolean {
  return !stones.some((stone) => isSameCell(stone, cell));
}
