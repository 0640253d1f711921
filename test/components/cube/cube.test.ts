import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { O, X } from '../../../src/engine/index.ts';
import { cubeMessages } from '../../../src/components/cube/messages.en.ts';
import CubeSheets from '../../../src/components/cube/CubeSheets.svelte';
import { litCells, type CubeScene } from '../../../src/components/cube/scene.ts';
import {
  FAMILIES,
  cellInCube,
  cubeAfter,
  directionsOf,
  isOpen,
  spaceLines,
  cubeLinesThrough,
  placeInCube,
} from '../../../src/components/cube/space.ts';
import { rovingOnSheets } from '../../../src/components/ui/rovingGrid.ts';

const key = (name: string, ctrlKey = false) =>
  ({ key: name, altKey: false, metaKey: false, ctrlKey }) as KeyboardEvent;

describe.each([3, 4] as const)('a cube of %i sheets', (side) => {
  const cells = Array.from({ length: side ** 3 }, (_, cell) => cell);
  const lines = spaceLines(side);

  it('has its lines in families, each counted from the ends of its lines', () => {
    // A family that changes d axes: a line is a sign for each of them, or both reversed, on each place of the others.
    const choose = [0, 3, 3, 1];
    FAMILIES.forEach((family, i) => {
      const axes = i + 1;
      const directions = (choose[axes] ?? 0) * 2 ** (axes - 1);
      expect(directionsOf(side, family)).toBe(directions);
      const own = lines.filter((line) => line.family === family);
      expect(own).toHaveLength(directions * side ** (3 - axes));
    });
  });

  it('knows where its cells lie, and which lines run through each', () => {
    for (const cell of cells) {
      expect(cellInCube(placeInCube(cell, side), side)).toBe(cell);
      const through = cubeLinesThrough(side, cell);
      expect(through.every((line) => line.cells.includes(cell))).toBe(true);
      // Two lines meet in one cell at most, so that a number on a cell is one line's.
      const lines = through.map((line) => line.cells);
      const lit = litCells({ side, board: [], focus: cell, lines });
      expect(lit.size).toBe(1 + through.length * (side - 1));
      expect(lit.get(cell)).toEqual({ number: undefined, step: 0 });
    }
  });

  it('is walked by keys: arrows along a sheet, Page Up and Page Down through the sheets', () => {
    const middle = cellInCube({ sheet: 1, row: 1, column: 1 }, side);
    const size = { columns: side, size: side ** 2, count: cells.length };
    const to = (name: string, ctrl = false) => {
      const cell = rovingOnSheets(key(name, ctrl), middle, size);
      return cell === undefined ? undefined : Object.values(placeInCube(cell, side)).join('');
    };
    const last = side - 1;
    const names = 'ArrowLeft ArrowRight ArrowUp ArrowDown PageUp PageDown Home End'.split(' ');
    const places = ['110', '112', '101', '121', '011', '211', '110', `11${last}`];
    expect(names.map((name) => to(name))).toEqual(places);
    expect([to('Home', true), to('x')]).toEqual(['100', undefined]);
    expect(rovingOnSheets(key('PageUp'), 0, size)).toBe(0);
    expect(rovingOnSheets(key('PageDown'), cells.length - 1, size)).toBe(cells.length - 1);
  });
});

it('says a cell by sheet, row and column, with its lines and those that are still open', () => {
  const cell = cellInCube({ sheet: 1, row: 2, column: 0 }, 4);
  const lines = cubeLinesThrough(4, cell);
  const board = Array.from({ length: 64 }, () => 0 as 0 | 1 | 4);
  // X and O on one line close it; two X's don't.
  const [first, second] = lines.map((line) => line.cells.filter((each) => each !== cell));
  [board[first![0]!], board[first![1]!]] = [X, O];
  [board[second![0]!], board[second![1]!]] = [X, X];
  const open = lines.filter((line) => isOpen(line, board)).length;
  const said = cubeMessages.cell(placeInCube(cell, 4), undefined, lines.length, open);
  expect(said).toBe('sheet 2, row 3, column 1, four lines, three still open');
  expect(cubeMessages.cell(placeInCube(cell, 4), 'X', 4, 4)).toBe('sheet 2, row 3, column 1, X');
});

describe('the sheets of a cube', () => {
  const lines = [
    [0, 1, 2],
    [4, 13, 22],
  ];
  const scene = { side: 3, board: cubeAfter(3, [0]), focus: 1, lines } as const;
  const onSheets = (scene: CubeScene) =>
    render(CubeSheets, { props: { scene, does: 'Choose.', onchoose: () => {} } }).body;
  const body = onSheets(scene);

  it('are one grid with one tab stop, and a row group each', () => {
    expect(body.match(/role="grid"/g)).toHaveLength(1);
    expect(body.match(/role="rowgroup"/g)).toHaveLength(3);
    expect(body.match(/role="gridcell"/g)).toHaveLength(27);
    expect(body.match(/role="gridcell"[^>]*tabindex="0"/g)).toHaveLength(1);
    expect(body).toContain('seven lines, all open, on line 1"');
    // Elsewhere than around a cell in focus a number is a step.
    const due = { cell: 13, mark: 'O' } as const;
    const worths = [{ cell: 1, winner: 'X', note: 'wins' }];
    const run = onSheets({ side: 3, board: cubeAfter(3, []), run: [13, 0], due, worths });
    expect(onSheets({ ...scene, drawn: 0 }).split('class="now').length - 1).toBe(1);
    expect(run).toMatch(/>X<\/text>.*all open, wins"/s);
    expect(run).toMatch(/--x-text\)[^>]*>2<\/text>.*--o-text\)[^>]*>1<\/text>/s);
    expect(run).toContain('open, step 1: O takes it, forced"');
    expect(run).toContain('open, step 2: X takes it"');
  });

  it('are told row by row where no script runs, with the lines that are numbered', () => {
    const [told = ''] = /<noscript>.*<\/noscript>/s.exec(body) ?? [];
    expect(told).toContain('<li>Sheet 1. Row 1: 1 X on line 1, 2 empty, 3 empty on line 1.</li>');
    expect(told).toContain('<li>Sheet 2. Row 1: 1 empty, 2 empty, 3 empty.</li>');
  });
});
