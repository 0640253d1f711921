import { describe, expect, it } from 'vitest';
import { FARTHEST, LONGEST_SIDE } from '../../src/engine/index.ts';
import { weightOnText } from '../engine/attacks/onText.ts';
import { answer, stonesOf } from './asking.ts';

describe('winner-large', () => {
  const board = { width: 9, height: 5 };
  const asked = (rows: readonly string[], rule: string, where: unknown = 'unbounded') =>
    answer({ ask: 'winner-large', board: where, stones: stonesOf(rows), rule });

  it.each([
    ['freestyle', 'X', [0, 1, 2, 3, 4, 5].map((x) => [x, 0])],
    ['standard', 'none', null],
    ['renju', 'none', null],
  ])('six of X: %s', (rule, result, run) => {
    expect(asked(['XXXXXX'], rule)).toEqual({ result, run });
    expect(asked(['XXXXXX'], rule, board)).toEqual({ result, run });
  });

  it('finds who had five first, in the order played', () => {
    const row = (y: number, mark: string) => [0, 1, 2, 3, 4].map((x) => [x, y, mark]);
    const [xs, os] = [row(0, 'X'), row(1, 'O')];
    const ask = (stones: unknown, rule = 'standard') =>
      answer({ ask: 'winner-large', board, stones, rule });
    for (const stones of [[...xs, ...os], xs.flatMap((x, at) => [x, os[at]])]) {
      expect(ask(stones)).toMatchObject({
        result: 'X',
        run: [0, 1, 2, 3, 4].map((x) => [x, 0]),
      });
    }
    expect(ask([...os, ...xs], 'renju')).toMatchObject({ result: 'O' });
    const grown = [...xs.flatMap((x, at) => [x, [at * 2, 3, 'O']]), [5, 0, 'X']];
    expect(ask(grown)).toMatchObject({ result: 'X' });
  });

  it('tells a full board that nobody has won, and a board that is not full', () => {
    const full = ['XXOO', 'OOXX', 'XXOO'];
    expect(asked(full, 'freestyle', { width: 4, height: 3 })).toEqual({
      result: 'draw',
      run: null,
    });
    expect(asked(full, 'freestyle', { width: 4, height: 4 })).toEqual({
      result: 'none',
      run: null,
    });
    expect(asked(full, 'freestyle')).toEqual({ result: 'none', run: null });
    expect(asked([], 'renju')).toEqual({ result: 'none', run: null });
  });
});

describe('attacks', () => {
  it('are the checks of the text, from left to right', () => {
    // X.X.X.xOO: X tries the cell at 6, 0, which is empty in the row below.
    const stones = stonesOf(['X.X.X..OO']);
    const asked = { ask: 'attacks', board: 'unbounded', stones, cell: [6, 0], mark: 'X' };
    const lone = [{ power: 1, potential: 2, divider: 1, weight: 0.25 }];
    expect(answer(asked)).toEqual({
      lines: {
        '0': [
          { power: 1, potential: 2, divider: 3, weight: 0.25 / 3 },
          { power: 1, potential: 2, divider: 2, weight: 0.25 / 2 },
          { power: 1, potential: 1, divider: 1, weight: 0.1 },
        ],
        '45': lone,
        '90': lone,
        '135': lone,
      },
      breakpoints: 0,
    });
  });

  it('name their directions: 45 rises to the right, 135 falls', () => {
    const powers = (stones: unknown) => {
      const asked = { ask: 'attacks', board: 'unbounded', stones, cell: [0, 0], mark: 'O' };
      const lines = answer(asked)['lines'] as Record<string, { power: number }[]>;
      return Object.entries(lines).map(([angle, attacks]) => [angle, attacks[0]?.power]);
    };
    const two = (x: number, y: number) =>
      powers([[x, y, 'O']]).find(([, power]) => power === 2)?.[0];
    expect([two(1, 0), two(1, -1), two(0, 1), two(1, 1)]).toEqual(['0', '45', '90', '135']);
    expect([two(-1, 0), two(-1, 1), two(0, -1), two(-1, -1)]).toEqual(['0', '45', '90', '135']);
  });

  it('count breakpoints as lines, and leave a line without room empty', () => {
    const stones = stonesOf(['.XX', 'X', 'X']);
    const asked = { ask: 'attacks', stones, cell: [0, 0], mark: 'X' };
    expect(answer({ ...asked, board: 'unbounded' })['breakpoints']).toBe(2);
    const small = answer({ ...asked, board: { width: 4, height: 9 } });
    expect((small['lines'] as Record<string, unknown[]>)['0']).toEqual([]);
    expect(small['breakpoints']).toBe(0);
  });
});

describe('weights', () => {
  const weightsOf = (request: object) =>
    answer({ ask: 'weights', ...request })['weights'] as [number, number, number][];

  it('are those of every empty cell with borders, row by row', () => {
    const rows = ['XO.X.O', '.XX..O', '......', 'O.O.XX', '...X..', '.O....'];
    const stones = stonesOf(rows);
    for (const toMove of ['X', 'O'] as const) {
      const found = weightsOf({ board: { width: 6, height: 6 }, stones, toMove });
      const empty = rows.flatMap((row, y) =>
        [...row].flatMap((sign, x) => (sign === '.' ? [[x, y] as const] : [])),
      );
      expect(found.map(([x, y]) => [x, y])).toEqual(empty);
      for (const [x, y, weight] of found) {
        expect(weight).toBeCloseTo(weightOnText(rows, [x, y], toMove, '|'), 9);
      }
    }
  });

  it('end with the board: 500 × 500 cells, 10,000 stones', () => {
    const board = { width: 501, height: 500 };
    expect(answer({ ask: 'weights', board, stones: [], toMove: 'X' }).error?.code).toBe(
      'too-large',
    );
    const stones = Array.from({ length: 10_001 }, (_, at) => [
      at % 1000,
      Math.floor(at / 1000),
      'X',
    ]);
    const asked = { ask: 'weights', board: 'unbounded', toMove: 'X' };
    expect(answer({ ...asked, stones }).error?.message).toMatch('10000 stones');
    expect(
      weightsOf({ board: 'unbounded', toMove: 'X', stones: stones.slice(1) }).length,
    ).toBeGreaterThan(0);
  });
});

describe('bad requests about large boards', () => {
  const board = { width: 15, height: 15 };
  const winner = { ask: 'winner-large', board, stones: [], rule: 'freestyle' };
  const attacks = { ask: 'attacks', board, stones: [[7, 7, 'X']], cell: [0, 0], mark: 'X' };
  const weights = { ask: 'weights', board, stones: [], toMove: 'X' };

  it.each([
    [{ ...winner, board: undefined }, 'bad-field'],
    [{ ...winner, board: 'infinite' }, 'bad-field'],
    [{ ...winner, board: { width: 0, height: 3 } }, 'bad-field'],
    [{ ...winner, board: { width: LONGEST_SIDE + 1, height: 3 } }, 'too-large'],
    [{ ...winner, stones: undefined }, 'bad-field'],
    [{ ...winner, stones: [[1, 1]] }, 'bad-field'],
    [{ ...winner, stones: [[1, 1, 'x']] }, 'bad-field'],
    [{ ...winner, stones: [[1.5, 1, 'X']] }, 'bad-field'],
    [{ ...winner, stones: [[1, 1, 'X', 4]] }, 'bad-field'],
    [{ ...winner, stones: [[15, 0, 'X']] }, 'bad-board'],
    [{ ...winner, stones: [[0, -1, 'X']] }, 'bad-board'],
    [{ ...winner, board: 'unbounded', stones: [[FARTHEST + 1, 0, 'X']] }, 'too-large'],
    [
      {
        ...winner,
        stones: [
          [1, 1, 'X'],
          [1, 1, 'O'],
        ],
      },
      'taken',
    ],
    [{ ...winner, rule: undefined }, 'bad-field'],
    [{ ...winner, rule: 'gomoku' }, 'bad-field'],
    [{ ...attacks, cell: undefined }, 'bad-field'],
    [{ ...attacks, cell: [1, 'a'] }, 'bad-field'],
    [{ ...attacks, cell: [15, 3] }, 'bad-board'],
    [{ ...attacks, cell: [7, 7] }, 'taken'],
    [{ ...attacks, mark: 'Y' }, 'bad-field'],
    [{ ...weights, toMove: undefined }, 'bad-field'],
  ])('%j: %s', (request, code) => {
    const { error } = answer(request);
    expect(error?.code).toBe(code);
    expect(error?.message).toMatch(/^.{10,}[.]$/);
  });

  it('say where the mistake is', () => {
    const messageOf = (request: object) => answer(request).error?.message;
    expect(
      messageOf({
        ...winner,
        stones: [
          [0, 0, 'X'],
          [99, 0, 'X'],
        ],
      }),
    ).toBe('"stones[1]" is at 99, 0, outside the board of 15 × 15.');
    expect(messageOf({ ...winner, board: { width: 2000, height: 1 } })).toMatch('1000 cells');
  });
});
