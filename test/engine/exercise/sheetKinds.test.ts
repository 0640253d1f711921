import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  LEVELS,
  O,
  SparseBoard,
  X,
  boardOfSheet,
  findFive,
  fiveFirst,
  heaviestCells,
  largeMove,
  missedFive,
  other,
  parseDiagram,
  scanBoard,
  seededRng,
  weighBoard,
  type Mark,
  type Point,
  type SheetParams,
} from '../../../src/engine/index.ts';

function paramsOf(diagram: string, toMove: Mark): SheetParams {
  return { sheet: parseDiagram(diagram).sheet, toMove };
}

/** Where a mark makes five, the plain way: it is placed, and the whole board is scanned. */
function placedFives({ sheet }: SheetParams, mark: Mark): Point[] {
  const board = boardOfSheet(sheet);
  const { width, height } = sheet.size ?? { width: 0, height: 0 };
  return Array.from({ length: width * height }, (_, at) => ({
    x: at % width,
    y: Math.floor(at / width),
  })).filter(({ x, y }) => {
    if (board.at(x, y) !== EMPTY) return false;
    board.place(x, y, mark);
    const has = scanBoard(board) !== undefined;
    board.remove(x, y);
    return has;
  });
}

describe('find-five', () => {
  it.each(LEVELS)('asks at level %i what a scan of the whole board answers', (level) => {
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

describe('large-move', () => {
  it.each(LEVELS)('takes the heaviest cells of the readable definition, at level %i', (level) => {
    for (let seed = 0; seed < 12; seed++) {
      const params = largeMove.generate(seededRng(seed), level);
      const board = new SparseBoard(params.sheet.size, params.sheet.stones);
      expect(largeMove.allRight?.(params)).toEqual(heaviestCells(board, params.toMove));
      const weighed = weighBoard(board, params.toMove);
      const most = Math.max(...weighed.map(({ weight }) => weight));
      for (const { x, y, weight } of weighed.slice(0, 30)) {
        const { points, reasons } = largeMove.grade(params, { x, y });
        if (points === 0)
          expect(reasons).toEqual([{ code: 'lighter', cell: { x, y }, weight, most }]);
        else expect(weight).toBeCloseTo(most, 6);
      }
    }
  });

  it('reads a board without borders, and answers left of it and above', () => {
    const params = {
      sheet: { stones: [-3, -2, -1].map((x) => ({ x, y: -1, mark: X })) },
      toMove: X,
    };
    expect(largeMove.params.decode(largeMove.params.encode(params))).toEqual({
      ok: true,
      value: params,
    });
    const cells = largeMove.allRight?.(params) ?? [];
    expect(cells).toEqual([
      { x: -4, y: -1 },
      { x: 0, y: -1 },
    ]);
    for (const cell of cells) {
      expect(largeMove.answer.decode(largeMove.answer.encode(cell))).toEqual({
        ok: true,
        value: cell,
      });
    }
  });
});

describe('five-first', () => {
  it.each(LEVELS)('is a board on which the bot walks past a five, at level %i', (level) => {
    for (let seed = 0; seed < 20; seed++) {
      const params = fiveFirst.generate(seededRng(seed), level);
      const { toMove } = params;
      const board = new SparseBoard(params.sheet.size, params.sheet.stones);
      const [wins, threats] = [placedFives(params, toMove), placedFives(params, other(toMove))];
      const fives = wins.length > 0 ? wins : threats;
      expect(missedFive(params)?.cells).toEqual(fives);
      if (level === 1) expect(wins.length).toBeGreaterThan(0);
      if (level === 2) expect([wins.length, threats.length]).toEqual([0, 1]);
      const heaviest = heaviestCells(board, toMove);
      expect(fiveFirst.allRight?.(params)).toEqual(heaviest);
      for (const five of fives) {
        expect(heaviest).not.toContainEqual(five);
        expect(fiveFirst.grade(params, five).reasons).toEqual([{ code: 'is-five', cell: five }]);
      }
      const most = Math.max(...weighBoard(board, toMove).map(({ weight }) => weight));
      expect(missedFive(params)?.weight).toBeLessThan(most);
    }
  });

  it('is the published weights’ board, where two cells win and the bot blocks (docs/algorithms.md, section 7)', () => {
    const params = paramsOf(
      `
..OOOO.........
...............
.....XX........
....X.X........
......X........
......X........
...............
...............
...............
..............O`,
      O,
    );
    expect(fiveFirst.key(params)).toEqual({ x: 6, y: 1 });
    expect(missedFive(params)?.cells).toEqual([
      { x: 1, y: 0 },
      { x: 6, y: 0 },
    ]);
    expect(fiveFirst.params.decode(fiveFirst.params.encode(params)).ok).toBe(true);
  });

  it('refuses a board on which the bot takes its five, and one where nothing helps', () => {
    const problem = { ok: false, problem: { code: 'nothing-to-find' } };
    for (const [diagram, toMove] of [
      ['XXXX.', X],
      ['.XXXX.', O],
      ['X.X', X],
    ] as const) {
      const text = fiveFirst.params.encode(paramsOf(diagram, toMove));
      expect(fiveFirst.params.decode(text)).toMatchObject(problem);
    }
  });
});
