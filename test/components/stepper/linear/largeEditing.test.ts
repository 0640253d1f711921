import { describe, expect, it } from 'vitest';
import { drawLine, nextContent } from '../../../../src/components/algorithms/line-attacks/strip.ts';
import {
  cleared,
  drawWith,
  type Edited,
} from '../../../../src/components/stepper/linear/large/editing.ts';
import {
  STRIP_CONTENTS,
  type StripContent,
} from '../../../../src/components/stepper/linear/large/view.ts';
import { LargeFigure } from '../../../../src/components/stepper/linear/large/figure.svelte.ts';
import { scanView } from '../../../../src/components/algorithms/win-scan/view.ts';
import { stripContents } from '../../../../src/components/stepper/linear/large/board.ts';
import {
  DIRECTIONS,
  O,
  cellRun,
  heaviestRun,
  lineRun,
  scanFromLastRun,
  X,
  boardOfSheet,
  lineAttacks,
  lineThrough,
  parseDiagram,
  largeInput,
  type LargeInput,
} from '../../../../src/engine/index.ts';

const [cell, scanFromLast, line, heaviest] = [cellRun, scanFromLastRun, lineRun, heaviestRun];

function inputOf({ input, problem }: Edited): LargeInput {
  if (problem) throw new Error(problem);
  return input;
}

describe('the pen', () => {
  const drawn = parseDiagram('X.Ox.');
  const input = largeInput(drawn.sheet, { cell: drawn.cell ?? { x: 0, y: 0 } });

  it('places a mark, changes it, and takes it away', () => {
    const placed = inputOf(drawWith('O', input, { x: 1, y: 4 }, cell));
    expect(placed.sheet.stones.at(-1)).toEqual({ x: 1, y: 4, mark: O });
    const changed = inputOf(drawWith('X', placed, { x: 1, y: 4 }, cell));
    expect(changed.sheet.stones.at(-1)).toEqual({ x: 1, y: 4, mark: X });
    expect(changed.sheet.stones).toHaveLength(3);
    const gone = inputOf(drawWith('X', changed, { x: 1, y: 4 }, cell));
    expect(gone.sheet.stones).toEqual(input.sheet.stones);
    expect(inputOf(drawWith('empty', placed, { x: 1, y: 4 }, cell)).sheet.stones).toHaveLength(2);
  });

  it('refuses a mark on the cell in question, and a cell in question on a mark', () => {
    expect(drawWith('X', input, { x: 3, y: 0 }, cell)).toMatchObject({ problem: 'cell-taken' });
    expect(drawWith('cell', input, { x: 0, y: 0 }, cell)).toMatchObject({ problem: 'cell-taken' });
    expect(inputOf(drawWith('cell', input, { x: 9, y: 9 }, cell)).cell).toEqual({ x: 9, y: 9 });
  });

  it('makes the mark just placed the last one, where an algorithm asks about that', () => {
    const placed = inputOf(drawWith('O', input, { x: 7, y: 0 }, scanFromLast));
    expect(placed.cell).toEqual({ x: 7, y: 0 });
    const back = inputOf(drawWith('empty', placed, { x: 7, y: 0 }, scanFromLast));
    expect(back.cell).toEqual({ x: 2, y: 0 });
  });

  it('clears the board of every algorithm, and says where there is nothing left to say of it', () => {
    expect(inputOf(cleared(input, cell)).sheet.stones).toEqual([]);
    for (const run of [heaviest, scanFromLast]) {
      const empty = cleared(input, run);
      expect(empty).toMatchObject({ input: { sheet: { stones: [] } }, problem: 'no-marks' });
      expect(inputOf(drawWith('X', empty.input, { x: 4, y: 4 }, run)).sheet.stones).toHaveLength(1);
    }
  });
});

describe('a line drawn anew', () => {
  const empty = largeInput({ stones: [] });
  const draw = (input: LargeInput, offset: number, content: StripContent) =>
    inputOf(drawLine(input, stripContents(input), offset, content, line));

  it('holds what was put there, at every offset', () => {
    for (const offset of [-5, -4, -1, 1, 3, 5]) {
      for (const content of STRIP_CONTENTS) {
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

  it('goes round with every click', () => {
    expect(STRIP_CONTENTS.map(nextContent)).toEqual(['X', 'O', 'edge', 'empty']);
  });
});

it('keeps an empty board while somebody draws, and the steps their last position', () => {
  const { sheet } = parseDiagram('X.O');
  const input = largeInput(sheet, { cell: { x: 0, y: 0 } });
  const snippet = { lines: [], lineOf: {} };
  const figure = new LargeFigure(
    { id: 'a', run: scanFromLast, input, snippet, view: scanView } as never,
    () => undefined,
  );
  figure.edit(cleared(figure.drawn, scanFromLast));
  expect(figure.drawn.sheet.stones).toEqual([]);
  expect([figure.refused, figure.input, figure.isHome]).toEqual(['no-marks', input, false]);
  figure.edit(drawWith('X', figure.drawn, { x: 4, y: 4 }, scanFromLast));
  expect([figure.input.sheet.stones, figure.refused]).toEqual([
    [{ x: 4, y: 4, mark: X }],
    undefined,
  ]);
  figure.undo();
  figure.undo();
  expect([figure.drawn, figure.input]).toEqual([input, input]);
});
