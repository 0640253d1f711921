import { describe, expect, it } from 'vitest';
import { SIDES, parseFraction } from '../../src/engine/index.ts';
import { answer, errorOf } from './asking.ts';
import { deep } from '../deep.ts';

const BOTS_OF_THE_PROTOCOL = [
  { kind: 'rule-ratings', level: 0 },
  { kind: 'rule-ratings', level: 1 },
  { kind: 'depth-ratings', depth: 1 },
  { kind: 'depth-ratings', depth: 5 },
  { kind: 'depth-ratings', depth: 9 },
  { kind: 'minimax' },
  { kind: 'quick-minimax' },
  { kind: 'rules-of-thumb' },
  { kind: 'random' },
];

describe('audit', () => {
  it('gives exact fractions, the worst that can come, and the shortest game that is lost', () => {
    const asked = { ask: 'audit', bot: { kind: 'rule-ratings', level: 1 }, against: 'random' };
    expect(answer({ ...asked, plays: 'second', id: 4 })).toEqual({
      id: 4,
      win: '2246/2835',
      draw: '13/63',
      loss: '4/2835',
      worst: 'loss',
      shortestLoss: [0, 4, 8, 2, 6, 3, 7],
    });
    expect(answer({ ...asked, plays: 'first' })).toEqual({
      win: '2437/2592',
      draw: '155/2592',
      loss: '0',
      worst: 'draw',
      shortestLoss: null,
    });
  });

  it('knows every bot of the protocol, on both sides of the board', () => {
    for (const bot of BOTS_OF_THE_PROTOCOL) {
      for (const against of [...deep([], BOTS_OF_THE_PROTOCOL), 'random']) {
        for (const plays of SIDES) {
          const found = answer({ ask: 'audit', bot, plays, against });
          expect(Object.keys(found)).toEqual(['win', 'draw', 'loss', 'worst', 'shortestLoss']);
          const parts = ['win', 'draw', 'loss'].map((each) => parseFraction(found[each] as string));
          expect(parts).not.toContain(undefined);
          expect(found['shortestLoss'] !== null).toBe(found['worst'] === 'loss');
        }
      }
    }
  });

  it('takes "random" for the bot of that name', () => {
    const asked = { ask: 'audit', bot: { kind: 'random' }, plays: 'first' };
    expect(answer({ ...asked, against: 'random' })).toEqual(
      answer({ ...asked, against: { kind: 'random' } }),
    );
    expect(answer({ ...asked, against: 'random' })).toMatchObject({
      win: '737/1260',
      draw: '8/63',
      loss: '121/420',
    });
  });

  const fine = { ask: 'audit', bot: { kind: 'minimax' }, plays: 'first', against: 'random' };
  it.each([
    [{ ...fine, bot: undefined }],
    [{ ...fine, bot: null }],
    [{ ...fine, bot: {} }],
    [{ ...fine, bot: { kind: 'toString' } }],
    [{ ...fine, bot: { kind: 'rule-ratings' } }],
    [{ ...fine, bot: { kind: 'rule-ratings', level: 2 } }],
    [{ ...fine, bot: { kind: 'rule-ratings', level: '1' } }],
    [{ ...fine, bot: { kind: 'depth-ratings', depth: 0 } }],
    [{ ...fine, bot: { kind: 'depth-ratings', depth: 10 } }],
    [{ ...fine, plays: 'X' }],
    [{ ...fine, against: 'minimax' }],
    [{ ...fine, against: { kind: 'depth-ratings' } }],
  ])('%j: bad-field', (request) => {
    expect(errorOf(request)).toBe('bad-field');
  });

  it('says which field is wrong', () => {
    const { error } = answer({ ...fine, bot: { kind: 'depth-ratings', depth: 10 } });
    expect((error as { message: string }).message).toContain('"bot.depth"');
  });
});

describe('lines', () => {
  it.each([
    ['3x3', 8],
    ['4x4', 10],
    ['3x3x3', 49],
    ['4x4x4', 76],
    [{ m: 3, n: 3, k: 3 }, 8],
    [{ m: 4, n: 3, k: 3 }, 14],
    [{ m: 15, n: 15, k: 5 }, 572],
    [{ m: 2, n: 2, k: 3 }, 0],
    [{ m: 1, n: 1, k: 1 }, 1],
  ])('%j: %i', (variant, count) => {
    expect(answer({ ask: 'lines', variant })).toEqual({ count });
  });

  it.each([
    ['5x5', 'bad-field'],
    ['toString', 'bad-field'],
    [undefined, 'bad-field'],
    [{ m: 3, n: 3 }, 'bad-field'],
    [{ m: 3, n: 3, k: 0 }, 'bad-field'],
    [{ m: 3, n: 2.5, k: 2 }, 'bad-field'],
    [{ m: '3', n: 3, k: 3 }, 'bad-field'],
    [{ m: 101, n: 3, k: 3 }, 'too-large'],
  ])('%j: %s', (variant, code) => {
    expect(errorOf({ ask: 'lines', variant })).toBe(code);
  });
});

describe('value', () => {
  it.each([
    [{ m: 3, n: 3, k: 3 }, 'draw'],
    [{ m: 4, n: 3, k: 3 }, 'first'],
    [{ m: 4, n: 4, k: 4 }, 'draw'],
    [{ m: 2, n: 1, k: 2 }, 'draw'],
    [{ m: 3, n: 3, k: 3, misere: true }, 'draw'],
    [{ m: 4, n: 4, k: 4, gravity: true }, 'draw'],
  ])('%j: %s', (variant, value) => {
    const found = answer({ ask: 'value', variant });
    expect(Object.keys(found)).toEqual(['value', 'nodes']);
    expect(found['value']).toBe(value);
    expect(found['nodes']).toBeGreaterThan(0);
  });

  it.each([
    ['3x3', 'bad-field'],
    [undefined, 'bad-field'],
    [{ m: 3, n: 3, k: 3, torus: true }, 'bad-field'],
    [{ m: 3, n: 3, k: 3, misere: 1 }, 'bad-field'],
    [{ m: 9, n: 8, k: 5 }, 'too-large'],
    [{ m: 1000, n: 1, k: 5 }, 'too-large'],
  ])('%j: %s', (variant, code) => {
    expect(errorOf({ ask: 'value', variant })).toBe(code);
  });
});

describe('perft, solve and pairing', () => {
  const nine = { m: 3, n: 3, k: 3 };
  it.each([
    [{ ask: 'perft', variant: nine, depth: 9 }, { count: 127_872 }],
    [{ ask: 'perft', variant: { ...nine, gravity: true }, depth: 2 }, { count: 9 }],
    [
      { ask: 'solve', variant: nine, position: 'XX.OO....', for: 'O' },
      { score: 10, cells: [2, 5] },
    ],
    [
      { ask: 'solve', variant: nine, position: 'XXXOO....', for: 'O' },
      { score: -10, cells: [] },
    ],
    [
      { ask: 'solve', variant: { ...nine, misere: true }, position: 'XXXOO....', for: 'O' },
      { score: 10, cells: [] },
    ],
    [
      { ask: 'solve', variant: '3x3x3', position: '.'.repeat(27), for: 'O' },
      { score: 10, cells: [13] },
    ],
    [
      { ask: 'pairing', variant: { m: 4, n: 1, k: 4 } },
      {
        pairs: [
          [0, 1],
          [2, 3],
        ],
      },
    ],
    [{ ask: 'pairing', variant: nine }, { pairs: null }],
  ])('%j: %j', (request, expected) => {
    expect(answer(request)).toEqual(expected);
  });

  it.each([
    [{ ask: 'perft', variant: nine, depth: -1 }, 'bad-field'],
    [{ ask: 'perft', variant: { m: 19, n: 19, k: 5 }, depth: 9 }, 'too-large'],
    [{ ask: 'solve', variant: nine, position: 'X........' }, 'bad-field'],
    [{ ask: 'solve', variant: nine, position: 'XX.......', for: 'O' }, 'bad-board'],
    [{ ask: 'solve', variant: nine, position: 'X.......', for: 'O' }, 'bad-board'],
    [
      { ask: 'solve', variant: { ...nine, gravity: true }, position: 'X........', for: 'O' },
      'bad-board',
    ],
    [
      { ask: 'solve', variant: { m: 9, n: 9, k: 5 }, position: '.'.repeat(81), for: 'X' },
      'too-large',
    ],
    [{ ask: 'pairing', variant: '5x5' }, 'bad-field'],
  ])('%j: %s', (request, code) => {
    expect(errorOf(request)).toBe(code);
  });
});
