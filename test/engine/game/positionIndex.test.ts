import { describe, expect, it } from 'vitest';
import {
  CODES,
  NO_POSITION,
  O,
  SYMMETRIES,
  X,
  canonical,
  cellsOfCode,
  codeOfCells,
  countUpToSymmetry,
  emptySetup,
  permuted,
  placeOf,
  positionIndex,
  positionsFrom,
  setupOfClass,
  setupOfCode,
  swapMarks,
  type Setup,
} from '../../../src/engine/index.ts';

const index = positionIndex();
const ALL = positionsFrom();

describe('the index of positions', () => {
  it('holds the positions and classes that the game has', () => {
    expect(index.positions.length).toBe(ALL.length);
    expect(index.classes.length).toBe(countUpToSymmetry(ALL));
    expect([index.positions.length, index.classes.length]).toEqual([5478, 765]);
    expect(new Set(index.positions)).toEqual(new Set(ALL.map(({ cells }) => codeOfCells(cells))));
  });

  it('writes every board as a code and back', () => {
    for (let code = 0; code < CODES; code++) expect(codeOfCells(cellsOfCode(code))).toBe(code);
  });

  it('is ordered by the number of marks, then by code', () => {
    for (const codes of [index.positions, index.classes]) {
      const keys = Array.from(codes, (code) => marks(code) * CODES + code);
      expect(keys).toEqual([...keys].sort((a, b) => a - b));
    }
    index.classes.forEach((code, at) => expect(index.plyOf[at]).toBe(marks(code)));
  });

  it('stands for a class by its canonical position, and says how to get there', () => {
    for (const setup of ALL) {
      const place = placeOf(setup);
      const least = canonical(setup.cells);
      expect(setupOfClass(place?.at ?? NO_POSITION).cells).toEqual(least);
      expect(permuted(setup.cells, place?.symmetry ?? [])).toEqual(least);
      expect(place?.swapped).toBe(false);
      expect(setupOfCode(codeOfCells(setup.cells)).cells).toEqual(setup.cells);
    }
  });

  it('counts the members of each class, and knows no impossible board', () => {
    const sizes = new Map<number, number>();
    for (let code = 0; code < CODES; code++) {
      const at = index.classOf[code] as number;
      if (at !== NO_POSITION) sizes.set(at, (sizes.get(at) ?? 0) + 1);
    }
    expect([...index.sizeOf]).toEqual(Array.from(index.classes, (_, at) => sizes.get(at)));
    // As many members as there are symmetries that do not leave the board as it is.
    index.classes.forEach((code, at) => {
      const cells = cellsOfCode(code);
      const kept = SYMMETRIES.filter((each) => codeOfCells(permuted(cells, each)) === code).length;
      expect(index.sizeOf[at]).toBe(SYMMETRIES.length / kept);
    });
  });

  it('finds a position of a game that O began with its marks swapped', () => {
    for (const setup of positionsFrom(emptySetup(O))) {
      const place = placeOf(setup);
      expect(place?.swapped).toBe(true);
      const twin: Setup = { cells: swapMarks(setup.cells), toMove: setup.toMove === X ? O : X };
      expect(placeOf(twin)).toEqual({ ...place, swapped: false });
    }
  });

  it('finds no place for a board that no game reaches', () => {
    expect(placeOf({ cells: cellsOfCode(CODES - 1), toMove: O })).toBeUndefined();
    expect(placeOf({ cells: [X, X, X, O, O, O, 0, 0, 0], toMove: X })).toBeUndefined();
  });
});

function marks(code: number): number {
  return cellsOfCode(code).filter((content) => content !== 0).length;
}
