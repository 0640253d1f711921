import { describe, expect, it } from 'vitest';
import {
  LEVELS,
  X,
  boardOfSheet,
  heaviestCells,
  largeDuelOf,
  largePlay,
  other,
  parseDiagram,
  scanBoard,
  seededRng,
  type LargePlayParams,
  type Mark,
  type Point,
  type SparseBoard,
} from '../../../src/engine/index.ts';
import { emptyCells } from '../threat/plainLines.ts';

function paramsOf(diagram: string, toMove: Mark, moves: number): LargePlayParams {
  return { sheet: parseDiagram(diagram).sheet, toMove, moves };
}

const freeCells = (board: SparseBoard): Point[] => emptyCells(board).map(([x, y]) => ({ x, y }));

/** The game the plain way: the bot weighs every cell from scratch, and the whole board is scanned for a five. */
function played({ sheet, toMove, moves }: LargePlayParams, given: readonly Point[]) {
  const board = boardOfSheet(sheet);
  const cells: Point[] = [];
  for (const { x, y } of given.slice(0, moves)) {
    board.place(x, y, toMove);
    cells.push({ x, y });
    if (scanBoard(board)) return { board, cells, winner: toMove };
    const [reply] = heaviestCells(board, other(toMove));
    if (!reply) break;
    board.place(reply.x, reply.y, other(toMove));
    cells.push(reply);
    if (scanBoard(board)) return { board, cells, winner: other(toMove) };
  }
  return { board, cells, winner: undefined };
}

describe('large-play', () => {
  it.each(LEVELS)(
    'has a way to win at level %i, against a bot that weighs from scratch',
    (level) => {
      for (let seed = 0; seed < 6; seed++) {
        const params = largePlay.generate(seededRng(seed), level);
        const key = largePlay.key(params);
        expect(params.moves).toBe(level + 1);
        expect(key).toHaveLength(params.moves);
        const { winner, cells } = played(params, key);
        expect(winner).toBe(params.toMove);
        expect(
          largeDuelOf(params)
            .play(key)
            .stones.map(({ x, y }) => ({ x, y })),
        ).toEqual(cells);
      }
    },
  );

  // X makes an open four on d3 or g3.
  const three = `
    +---------+
    |OO.O.....|
    |.........|
    |....XXX..|
    |.........|
    |.........|
    +---------+
  `;

  it('gives full marks to exactly those two marks that win, whatever cells they are', () => {
    const params = paramsOf(three, X, 2);
    let ways = 0;
    for (const first of freeCells(boardOfSheet(params.sheet))) {
      const { board, winner } = played(params, [first]);
      expect(winner).toBeUndefined();
      const wins = freeCells(board).filter((cell) => {
        board.place(cell.x, cell.y, X);
        const isWon = scanBoard(board) !== undefined;
        board.remove(cell.x, cell.y);
        return isWon;
      });
      const isRight = (cell: Point) => largePlay.grade(params, [first, cell]).points === 1;
      expect(freeCells(board).filter(isRight)).toEqual(wins);
      const found = largeDuelOf(params).win([first]) ?? [];
      expect(wins.slice(0, 1)).toEqual(found);
      ways += wins.length;
    }
    expect(ways).toBeGreaterThan(1);
  });

  it('says what went wrong, where the win was, and shows it', () => {
    const params = paramsOf(three, X, 2);
    const [first, second] = largePlay.key(params);
    if (!first || !second) throw new Error('no key');
    expect(largePlay.grade(params, [first, second])).toEqual({ points: 1, reasons: [] });
    expect(largePlay.grade(params, [first])).toEqual({
      points: 0,
      reasons: [{ code: 'not-finished', left: 1 }],
    });
    expect(largePlay.grade(params, [first, second, { x: 0, y: 4 }]).reasons).toEqual([
      { code: 'game-over', at: 3, cell: { x: 0, y: 4 } },
    ]);
    expect(largePlay.grade(params, [{ x: 0, y: 0 }]).reasons).toEqual([
      { code: 'cell-taken', at: 1, cell: { x: 0, y: 0 } },
    ]);
    expect(largePlay.grade(params, [first, { x: 9, y: 0 }]).reasons).toEqual([
      { code: 'no-cell', at: 2, cell: { x: 9, y: 0 } },
    ]);
    const corner = { x: 8, y: 4 };
    expect(largePlay.grade(params, [first, corner])).toEqual({
      points: 0,
      reasons: [{ code: 'no-five' }, { code: 'missed-win', at: 2, cell: corner, better: second }],
      refutation: { sheet: params.sheet, stones: largeDuelOf(params).play([first, second]).stones },
    });
    const [reason, missed] = largePlay.grade(params, [corner]).reasons;
    expect(reason).toEqual({ code: 'not-finished', left: 1 });
    expect(missed).toEqual({ code: 'missed-win', at: 1, cell: corner, better: first });
  });

  it('shows the five of a bot that was not stopped', () => {
    const four = three.replace('OO.O.....', 'OO.OO....').replace('....XXX..', '...XXXX..');
    const params = paramsOf(four, X, 2);
    const verdict = largePlay.grade(params, [{ x: 8, y: 4 }]);
    expect(verdict.reasons).toMatchObject([
      { code: 'bot-wins', at: 1 },
      { code: 'missed-win', at: 1 },
    ]);
    expect(verdict.refutation).toEqual({
      sheet: params.sheet,
      stones: [
        { x: 8, y: 4, mark: X },
        { x: 2, y: 0, mark: other(X) },
      ],
    });
  });

  it('refuses a board on which nothing wins in time, and takes one without borders', () => {
    const read = (params: LargePlayParams) =>
      largePlay.params.decode(largePlay.params.encode(params));
    expect(read(paramsOf(three, X, 2))).toMatchObject({ ok: true });
    for (const params of [paramsOf(three, X, 1), paramsOf(three, other(X), 1)]) {
      expect(read(params)).toMatchObject({ problem: { code: 'nothing-to-find' } });
    }
    const open = {
      sheet: { stones: [-4, -3, -2].map((x) => ({ x, y: -1, mark: X })) },
      toMove: X,
      moves: 2,
    };
    expect(read(open)).toEqual({ ok: true, value: open });
    expect(played(open, largePlay.key(open)).winner).toBe(X);
    // As far away as cells go, the game is played all the same.
    const far = { x: 2 ** 29 - 64, y: -(2 ** 29 - 64) };
    expect(largePlay.grade(open, [far]).reasons[0]).toEqual({ code: 'not-finished', left: 1 });
  });

  it('writes at most four cells', () => {
    const { answer } = largePlay;
    expect(answer.decode('7.7_8.-8')).toEqual({
      ok: true,
      value: [
        { x: 7, y: 7 },
        { x: 8, y: -8 },
      ],
    });
    for (const text of ['', '_', '7.7_', '1.1_2.2_3.3_4.4_5.5']) {
      expect(answer.decode(text)).toMatchObject({ ok: false });
    }
  });
});
