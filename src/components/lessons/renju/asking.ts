import {
  DIRECTIONS,
  SparseBoard,
  X,
  forbiddenCells,
  largeInput,
  parseDiagram,
  renjuRun,
  wholeRun,
  type Point,
  type RenjuVerdict,
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

/** The sides of boards that are played on. */
export const GO_SIDES = [15, 19] as const;
export type GoSide = (typeof GO_SIDES)[number];

/** A board of the lesson, and the cells that it asks about. */
export interface AskingBoard {
  readonly sheet: Sheet;
  readonly asked: readonly (Point & { readonly letter: string })[];
}

/** One of the boards; on 19 × 19 everything is two cells further in. */
export function askingBoard(at: number, side: GoSide): AskingBoard {
  const { sheet, cell } = parseDiagram(RENJU_BOARDS[at] ?? RENJU_BOARDS[0]);
  if (!cell) throw new Error('each board asks about a cell');
  const by = (side - GO_SIDES[0]) / 2;
  const moved = <Place extends Point>(place: Place) => ({
    ...place,
    x: place.x + by,
    y: place.y + by,
  });
  const asked = at === 0 ? [{ letter: 'A', ...cell }, ...OTHERS] : [{ letter: '?', ...cell }];
  return {
    sheet: { size: { width: side, height: side }, stones: sheet.stones.map(moved) },
    asked: asked.map(moved),
  };
}

/** What is said of a cell, and what is drawn for it. */
export interface CrossingAnswer {
  readonly verdict: RenjuVerdict;
  readonly sentence: Sentence;
  readonly scene: BoardScene;
}

/** May Black take the cell? It is empty. */
export function answerAbout(sheet: Sheet, cell: Point, rule: WinRule): CrossingAnswer {
  const input = largeInput(sheet, { cell });
  const trace = renjuRun.record(input);
  const at = { input, trace, step: trace.events.length - 1 };
  const facts = renjuView.facts(at);
  const { scene } = renjuView.moment(at);
  const { verdict } = facts;
  if (rule === 'renju') {
    return { verdict, sentence: renjuCheckMessages.sentence.verdict(facts), scene };
  }
  const row = longestRow(sheet, cell);
  const text = renjuLesson.free(nameOn(sheet, cell), rule, row);
  return { verdict, sentence: [{ text }], scene: { ...scene, bands: [] } };
}

function longestRow({ size, stones }: Sheet, { x, y }: Point): number {
  const board = new SparseBoard(size, [...stones, { x, y, mark: X }]);
  return Math.max(...DIRECTIONS.map((along) => wholeRun(board, x, y, along).length));
}

export function nameOn({ size }: Sheet, { x, y }: Point): string {
  return cellName(size, x, y);
}

/** The board while nothing is asked: the cells in question have a letter. */
export function questionScene({ sheet, asked }: AskingBoard): BoardScene {
  const board = new SparseBoard(sheet.size, sheet.stones);
  const notes = asked.map(({ x, y, letter }): BoardNote => ({ x, y, text: letter, tone: 'now' }));
  return { board, notes, lit: [{ cells: asked, tone: 'now' }] };
}

/** Every cell that renju forbids on the board, drawn over a scene. */
export function withForbidden(scene: BoardScene, sheet: Sheet): BoardScene {
  const cells = forbiddenOn(sheet);
  const crosses = cells.map(({ x, y }): BoardNote => ({ x, y, text: '✕', tone: 'bad' }));
  return {
    ...scene,
    notes: [...(scene.notes ?? []), ...crosses],
    lit: [...(scene.lit ?? []), { cells, tone: 'bad' }],
  };
}

export function forbiddenOn({ size, stones }: Sheet): readonly Point[] {
  return forbiddenCells(new SparseBoard(size, stones));
}

export function isFreeOn({ stones }: Sheet, { x, y }: Point): boolean {
  return stones.every((stone) => stone.x !== x || stone.y !== y);
}
