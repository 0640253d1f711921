import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  SMALL_VARIANT,
  VARIANTS,
  X,
  emptySetup,
  landsOn,
  linesOnCell,
  makeVariant,
  type CellContent,
  type Variant,
} from '../../../src/engine/index.ts';
import linesThrough from '../../../src/components/exercises/lines-through/page.ts';
import { nameOfCell } from '../../../src/components/ui/board/cellNames.ts';
import {
  askedView,
  sheetsOf,
  type AskedBoard,
} from '../../../src/components/ui/board/setupView.ts';
import { CUBES, cubeLinesThrough } from '../../../src/components/cube/space.ts';
import { boardNames, boardRows, cellInWords } from '#language/ui/board/boards';
import { boardExercises } from '#language/exercises/frame/boards';
import { linesThroughMessages } from '#language/exercises/lines-through/messages';

const cube = VARIANTS['3x3x3'];
const withX = (variant: Variant, ...on: readonly number[]): readonly CellContent[] =>
  emptySetup(X, variant).cells.map((_, cell) => (on.includes(cell) ? X : EMPTY));

describe('a board on sheets', () => {
  const sheets = (asked: AskedBoard) => sheetsOf(askedView(asked));
  it('has cells of its own on each, and a stroke only through a line that stays on it', () => {
    const flat = sheets({ variant: cube, cells: withX(cube, 9, 10, 11), cell: 20 });
    expect(flat.map(({ cells }) => cells.map(({ cell }) => cell))).toEqual(
      Array(3).fill([0, 1, 2, 3, 4, 5, 6, 7, 8]),
    );
    expect(flat.map(({ wonLine }) => wonLine)).toEqual([undefined, [0, 1, 2], undefined]);
    expect(flat[2]?.cells[2]?.isLast).toBe(true);
    const through = sheets({ variant: cube, cells: withX(cube, 4, 13, 22) });
    expect(through.map(({ wonLine }) => wonLine)).toEqual(Array(3).fill(undefined));
    expect(sheets({ variant: cube, ghost: { on: [26], mark: 'O' } })[2]?.cells[8]?.ghost).toBe('O');
  });

  it('is told whole: its rules, and each sheet row by row, as its cells are named', () => {
    const rows = (asked: AskedBoard) => boardRows(askedView(asked));
    const [first, , , second] = rows({ variant: cube, cell: 9 });
    expect(first).toBe('Sheet 1. Row 1: 1 empty, 2 empty, 3 empty.');
    expect(second).toBe('Sheet 2. Row 1: 1 marked, 2 empty, 3 empty.');
    const four = makeVariant({ m: 4, n: 2, k: 3 });
    expect(rows({ variant: four, cells: withX(four, 1) })).toEqual([
      'Row 2: a2 empty, b2 X, c2 empty, d2 empty.',
      'Row 1: a1 empty, b1 empty, c1 empty, d1 empty.',
    ]);
    expect(rows({ variant: SMALL_VARIANT, cells: withX(SMALL_VARIANT, 1) })[0]).toBe(
      'Row 1: cell 0 empty, cell 1 X, cell 2 empty.',
    );
    expect(rows({ variant: four })).toEqual([boardNames.empty]);
    expect(boardExercises.rules(cube)).toBe(
      'Three sheets of three columns and three rows. Three in a row wins.',
    );
    expect(cellInWords(cube, 9)).toBe('sheet 2, row 1, column 1');
    expect(nameOfCell(cube, 9)).toBe('2.1.1');
    expect(boardExercises.rules(makeVariant({ m: 1, n: 8, k: 4, misere: true }))).toBe(
      'One column and eight rows. Four in a row loses.',
    );
  });

  it('counts straight, slanting and through lines as the lesson does', () => {
    for (const side of [3, 4] as const) {
      const variant = CUBES[side];
      for (let cell = 0; cell < side ** 3; cell++) {
        const lines = cubeLinesThrough(side, cell);
        const of = (family: string) => lines.filter((line) => line.family === family).length;
        expect(
          linesThrough.kind.solution({ variant, cell }, linesOnCell(variant, cell).length),
        ).toEqual(linesThroughMessages.solution([of('straight'), of('across'), of('through')]));
      }
    }
  });
});

describe('a mark that is put on a board of any size', () => {
  it('falls on its own sheet, and stays where the column is full', () => {
    const variant = makeVariant({ m: 2, n: 3, k: 3, layers: 2, gravity: true });
    const { cells } = emptySetup(X, variant);
    expect([1, 7].map((cell) => landsOn(cells, variant, cell))).toEqual([5, 11]);
    expect(landsOn(withX(variant, 1, 3, 5), variant, 1)).toBe(1);
  });
});
