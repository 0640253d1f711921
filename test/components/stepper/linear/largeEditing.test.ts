import { describe, expect, it } from 'vitest';
import {
  drawLine,
  stripContents,
} from '../../../../src/components/algorithms/line-attacks/strip.ts';
import { scanView } from '../../../../src/components/algorithms/win-scan/view.ts';
import type { SheetContent } from '../../../../src/components/ui/large-board/sheetBoard.ts';
import {
  LargeFigure,
  drawWith,
} from '../../../../src/components/stepper/linear/largeFigure.svelte.ts';
import {
  DIRECTIONS,
  EMPTY,
  O,
  cellRun,
  scanFromLastRun,
  X,
  boardOfSheet,
  lineAttacks,
  lineThrough,
  parseDiagram,
  largeInput,
  type LargeInput,
  type LargeRun,
} from '../../../../src/engine/index.ts';

const [cell, scanFromLast] = [cellRun, scanFromLastRun];

const figureOf = (input: LargeInput, run: LargeRun) =>
  new LargeFigure({ id: 'a', input, view: { ...scanView, run } as never }, () => undefined);

describe('the pen', () => {
  const drawn = parseDiagram('X.Ox.');
  const input = largeInput(drawn.sheet, { cell: drawn.cell ?? { x: 0, y: 0 } });

  it('places a mark, changes it, and takes it away', () => {
    const placed = drawWith('O', input, { x: 1, y: 4 }, cell);
    expect(placed.sheet.stones.at(-1)).toEqual({ x: 1, y: 4, mark: O });
    const changed = drawWith('X', placed, { x: 1, y: 4 }, cell);
    expect(changed.sheet.stones.at(-1)).toEqual({ x: 1, y: 4, mark: X });
    expect(changed.sheet.stones).toHaveLength(3);
    const gone = drawWith('X', changed, { x: 1, y: 4 }, cell);
    expect(gone.sheet.stones).toEqual(input.sheet.stones);
    expect(drawWith('empty', placed, { x: 1, y: 4 }, cell).sheet.stones).toHaveLength(2);
  });

  it('refuses a mark on the cell in question, and a cell in question on a mark', () => {
    const figure = figureOf(input, cell);
    for (const [pen, x] of [
      ['X', 3],
      ['cell', 0],
    ] as const) {
      figure.edit(drawWith(pen, input, { x, y: 0 }, cell));
      expect([figure.refused, figure.drawn, figure.past]).toEqual(['cell-taken', input, []]);
    }
    figure.edit(drawWith('cell', input, { x: 9, y: 9 }, cell));
    expect([figure.refused, figure.drawn.cell]).toEqual([undefined, { x: 9, y: 9 }]);
  });

  it('makes the mark just placed the last one, where an algorithm asks about that', () => {
    const placed = drawWith('O', input, { x: 7, y: 0 }, scanFromLast);
    expect(placed.cell).toEqual({ x: 7, y: 0 });
    const back = drawWith('empty', placed, { x: 7, y: 0 }, scanFromLast);
    expect(back.cell).toEqual({ x: 2, y: 0 });
  });
});

describe('a line drawn anew', () => {
  const empty = largeInput({ stones: [] });
  const PLACES = { empty: EMPTY, X, O, edge: undefined } as const;
  const draw = (input: LargeInput, offset: number, content: SheetContent) =>
    drawLine(input, offset, PLACES[content]);

  it('holds what was put there, at every offset', () => {
    for (const offset of [-5, -4, -1, 1, 3, 5]) {
      for (const content of ['empty', 'X', 'O', 'edge'] as const) {
        expect(stripContents(draw(empty, offset, content))[offset + 5]).toBe(content);
      }
    }
  });

  it('ends at an edge on either side, and goes on as far as is looked where there is none', () => {
    const left = draw(empty, -2, 'edge');
    expect(stripContents(left).slice(0, 5)).toEqual(['edge', 'edge', 'edge', 'edge', 'empty']);
    expect(stripContents(left).slice(6)).toEqual(Array(5).fill('empty'));
    const both = draw(left, 1, 'edge');
    expect(stripContents(both).slice(4)).toEqual(['empty', 'empty', ...Array(5).fill('edge')]);
    // A mark beyond the edge moves it out of the way.
    const mark = draw(both, 3, 'X');
    expect(stripContents(mark).slice(5)).toEqual(['empty', 'empty', 'empty', 'X', 'edge', 'edge']);
  });

  it('is read by the engine as it stands', () => {
    const input = draw(draw(draw(empty, -2, 'X'), 1, 'edge'), -4, 'X');
    const found = lineThrough(boardOfSheet(input.sheet), input.cell.x, 0, DIRECTIONS[0], X);
    const reading = lineAttacks(found, input.rules);
    expect(reading.attacks.map(({ power, divider }) => [power, divider])).toEqual([
      [1, 3],
      [1, 2],
      [1, 1],
    ]);
  });
});
