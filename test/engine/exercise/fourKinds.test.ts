import { describe, expect, it } from 'vitest';
import {
  LEVELS,
  O,
  X,
  attackByFours,
  boardOfSheet,
  fiveCells,
  forcedReply,
  fourCells,
  other,
  parseDiagram,
  seededRng,
  winByFoursKind,
  withMarkOn,
  type Mark,
  type Point,
  type SheetParams,
  type SparseBoard,
} from '../../../src/engine/index.ts';
import { emptyCells } from '../threat/plainLines.ts';

const EMPTY_ROW = '|...........|';
const board = (rows: readonly string[]): SheetParams['sheet'] => {
  const all = Array.from({ length: 11 }, (_, y) => (rows[y] ? `|${rows[y]}|` : EMPTY_ROW));
  return parseDiagram(['+-----------+', ...all, '+-----------+'].join('\n')).sheet;
};
const names = (cells: readonly Point[] = []) => cells.map(({ x, y }) => `${x},${y}`);
const codes = (reasons: readonly { readonly code: string }[]) => reasons.map(({ code }) => code);

/** The same by the search that is written to be read. */
const wins = (on: SparseBoard, mark: Mark) =>
  attackByFours(on, mark, { left: 100_000, isComplete: true }) !== undefined;

describe('the first four', () => {
  // Three in a column, and one end closed: a four, an answer, and no more.
  const sheet = board([
    '',
    '',
    '.....O.....',
    '.....X.....',
    '.....X.....',
    '.....X.....',
    '.O.X.......',
    '....O......',
    '...........',
    '...........',
  ]);
  const params = { sheet, toMove: X };

  it('is no four where it makes none, and right where two fours follow', () => {
    const key = winByFoursKind.key({
      sheet: board(['', '', '...XX.X....', '..O........']),
      toMove: X,
    });
    expect(key).toEqual({ x: 5, y: 2 });
    expect(names(winByFoursKind.allRight?.(params))).toEqual([]);
    expect(winByFoursKind.params.decode(winByFoursKind.params.encode(params)).ok).toBe(false);
  });

  it('is the one that a second search finds, at every level', () => {
    for (const level of LEVELS) {
      for (let seed = 0; seed < 8; seed++) {
        const made = winByFoursKind.generate(seededRng(seed), level);
        const [on, { toMove }] = [boardOfSheet(made.sheet), made];
        const found = fourCells(on, toMove).filter((four) =>
          withMarkOn(on, four, toMove, () => {
            const [stop, another] = fiveCells(on, toMove);
            return another ? true : withMarkOn(on, stop!, other(toMove), () => wins(on, toMove));
          }),
        );
        expect(names(winByFoursKind.allRight?.(made))).toEqual(names(found));
      }
    }
  });
});

describe('the forced reply', () => {
  it('to an open three is at its ends, and to a broken one in its hole as well', () => {
    const open = { sheet: board(['', '', '', '....XXX....']), toMove: O };
    expect(names(forcedReply.allRight?.(open))).toEqual(['3,3', '7,3']);
    const broken = { sheet: board(['', '', '', '...XX.X....']), toMove: O };
    expect(names(forcedReply.allRight?.(broken))).toEqual(['2,3', '5,3', '7,3']);
    const { points, reasons, refutation } = forcedReply.grade(open, { x: 0, y: 0 });
    expect([points, codes(reasons)]).toEqual([0, ['lets-fours']]);
    expect(refutation && 'stones' in refutation ? refutation.stones.length : 0).toBe(4);
  });

  it('is what leaves no win by fours to a second search, at every level', () => {
    for (const level of LEVELS) {
      for (let seed = 0; seed < 4; seed++) {
        const made = forcedReply.generate(seededRng(seed), level);
        const [on, { toMove }] = [boardOfSheet(made.sheet), made];
        const enemy = other(toMove);
        expect(wins(on, enemy)).toBe(true);
        const cells = emptyCells(on).map(([x, y]) => ({ x, y }));
        const found = cells.filter((cell) => withMarkOn(on, cell, toMove, () => !wins(on, enemy)));
        expect(names(forcedReply.allRight?.(made))).toEqual(names(found));
      }
    }
  });
});
