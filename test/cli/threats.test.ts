import { describe, expect, it } from 'vitest';
import { answer, stonesOf } from './asking.ts';

describe('forced-win', () => {
  const board = { width: 15, height: 15 };
  const asked = (rows: readonly string[], more: object = {}) =>
    answer({
      ask: 'forced-win',
      board,
      stones: stonesOf(rows),
      toMove: 'X',
      rule: 'freestyle',
      search: 'vcf',
      ...more,
    });

  it('tells every move of both sides', () => {
    expect(asked(['OXXXX'])).toEqual({ win: true, line: [[5, 0]] });
    const { win, line } = asked(['OXXX...', '.......', '.......', '....X..', '....X..', '....X..']);
    expect(win).toBe(true);
    expect(line).toHaveLength(3);
  });

  it('tells when there is none, and whether all was searched', () => {
    const none = { win: false, complete: true };
    expect(asked([])).toEqual(none);
    expect(asked([], { search: 'vct', board: 'unbounded' })).toEqual(none);
    expect(asked(['X'], { search: 'vct' })).toEqual(none);
    expect(asked(['OXXX...', 'OXXX...'], { nodes: 1 })).toEqual({ win: false, complete: false });
    const stones = [...'XXXO'].map((mark, at) => [at * 1_000_000, at % 2, mark]);
    expect(asked([], { stones, board: 'unbounded' })).toEqual(none);
  });

  it('finds a win by threes', () => {
    const rows = ['......', '......', '...X..', '...X..', '......', '.XX...', '......', '......'];
    expect(asked(rows)).toEqual({ win: false, complete: true });
    const { win, line } = asked(rows, { search: 'vct' });
    expect(win).toBe(true);
    expect((line as unknown[]).length % 2).toBe(1);
  });

  it.each([
    ['game-over', { stones: stonesOf(['OOOOO']) }],
    ['bad-field', { search: 'vcx' }],
    ['bad-field', { rule: 'caro' }],
    ['bad-field', { toMove: 'x' }],
    ['bad-field', { nodes: 0 }],
    ['bad-field', { nodes: 1.5 }],
    ['bad-board', { stones: [[15, 0, 'X']] }],
    [
      'taken',
      {
        stones: [
          [1, 0, 'X'],
          [1, 0, 'O'],
        ],
      },
    ],
  ])('has an error %s for %o', (code, more) => {
    expect(asked([], more)).toMatchObject({ error: { code } });
  });

  it('answers ten thousand scattered marks', () => {
    const stones = Array.from({ length: 10_000 }, (_, at) => [
      (at * 7919) % 100_003,
      (at * 104_729) % 100_019,
      at % 2 === 0 ? 'X' : 'O',
    ]);
    expect(asked([], { stones, board: 'unbounded' })).toMatchObject({ win: false });
  });
});

describe('forbidden', () => {
  it('lists row by row, with the first reason', () => {
    const stones = stonesOf(['.', '...X', '...X', '.XX...', '.', '.', '.', '.XXX.XX.']);
    expect(answer({ ask: 'forbidden', stones })).toEqual({
      cells: [
        [3, 3, 'three-three'],
        [4, 7, 'overline'],
      ],
    });
    expect(answer({ ask: 'forbidden', stones: [] })).toEqual({ cells: [] });
    expect(answer({ ask: 'forbidden', stones: [[15, 1, 'X']] })).toMatchObject({
      error: { code: 'bad-board' },
    });
    expect(answer({ ask: 'forbidden' })).toMatchObject({ error: { code: 'bad-field' } });
  });
});
