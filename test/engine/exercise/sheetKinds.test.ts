import { describe, expect, it } from 'vitest';
import {
  LEVELS,
  X,
  boardOfSheet,
  findFive,
  other,
  parseDiagram,
  seededRng,
  type Mark,
  type SheetParams,
} from '../../../src/engine/index.ts';
import { emptyCells, makesFive } from '../threat/plainLines.ts';

function paramsOf(diagram: string, toMove: Mark): SheetParams {
  return { sheet: parseDiagram(diagram).sheet, toMove };
}

/** Where a mark makes five, the plain way. */
const placedFives = ({ sheet }: SheetParams, mark: Mark) => {
  const board = boardOfSheet(sheet);
  const fives = emptyCells(board).filter((cell) => makesFive(board, cell, mark, 'freestyle'));
  return fives.map(([x, y]) => ({ x, y }));
};

describe('find-five', () => {
  it.each(LEVELS)('asks at level %i for the cells that make five, read from the rules', (level) => {
    for (let seed = 0; seed < 20; seed++) {
      const params = findFive.generate(seededRng(seed), level);
      const wins = placedFives(params, params.toMove);
      const threats = placedFives(params, other(params.toMove));
      expect([wins.length > 0, threats.length > 0]).toEqual([level !== 2, level !== 1]);
      expect(findFive.allRight?.(params)).toEqual(level === 2 ? threats : wins);
    }
  });

  it('tells a missed five from one that is let through, and shows it', () => {
    // O to move makes five on e1; X would on a3 only, its other end is closed.
    const params = paramsOf(
      `
      +-------+
      |OOOO...|
      |.......|
      |.XXXXO.|
      +-------+
      `,
      other(X),
    );
    expect(findFive.allRight?.(params)).toEqual([{ x: 4, y: 0 }]);
    expect(findFive.grade(params, { x: 4, y: 1 })).toEqual({
      points: 0,
      reasons: [
        { code: 'misses-win', cell: { x: 4, y: 1 } },
        { code: 'lets-win', cell: { x: 4, y: 1 }, five: { x: 0, y: 2 } },
      ],
      refutation: {
        sheet: params.sheet,
        stones: [
          { x: 4, y: 1, mark: params.toMove },
          { x: 0, y: 2, mark: X },
        ],
      },
    });
    // It stops the five, and still a five was there.
    expect(findFive.grade(params, { x: 0, y: 2 }).reasons).toEqual([
      { code: 'misses-win', cell: { x: 0, y: 2 } },
    ]);
    expect(findFive.grade(params, { x: 0, y: 0 }).reasons).toEqual([
      { code: 'cell-taken', cell: { x: 0, y: 0 } },
    ]);
    expect(findFive.grade(params, { x: 7, y: 0 }).reasons).toEqual([
      { code: 'no-cell', cell: { x: 7, y: 0 } },
    ]);
  });

  it('refuses a board on which nothing can be found, stopped, or is left to do', () => {
    const refused = (diagram: string, toMove: Mark) =>
      findFive.params.decode(findFive.params.encode(paramsOf(diagram, toMove)));
    const frame = (row: string) => `+--------+\n|${row}|\n+--------+`;
    expect(refused(frame('.XXXX.O.'), X)).toMatchObject({ ok: true });
    // Two fives of the other side: one mark cannot stop both.
    expect(refused(frame('.XXXX.O.'), other(X))).toMatchObject({
      problem: { code: 'nothing-to-find' },
    });
    expect(refused(frame('.XXX..O.'), X)).toMatchObject({ problem: { code: 'nothing-to-find' } });
    expect(refused(frame('XXXXX.O.'), other(X))).toMatchObject({
      problem: { code: 'finished-game' },
    });
    expect(refused(frame('........'), X)).toMatchObject({ problem: { code: 'nothing-to-find' } });
  });

  it('reads boards that can be looked over, and says of others how large they are', () => {
    const problem = (text: string) => findFive.params.decode(text);
    const wide = {
      sheet: {
        stones: [
          { x: 0, y: 0, mark: X },
          { x: 30, y: 0, mark: X },
        ],
      },
      toMove: X,
    };
    expect(problem(findFive.params.encode(wide))).toMatchObject({
      problem: { code: 'too-much', found: 31, limit: 30 },
    });
    const large = { sheet: { ...wide.sheet, size: { width: 31, height: 3 } }, toMove: X };
    expect(problem(findFive.params.encode(large))).toMatchObject({
      problem: { code: 'too-much', found: 31, limit: 30 },
    });
    const beside = { sheet: { ...wide.sheet, size: { width: 9, height: 9 } }, toMove: X };
    expect(problem(findFive.params.encode(beside))).toMatchObject({
      problem: { code: 'strange-part' },
    });
  });
});
