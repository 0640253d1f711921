import { describe, expect, it } from 'vitest';
import {
  BitPosition,
  EMPTY,
  LEVELS,
  NOBODY,
  afterMove,
  bestMoves,
  duelOf,
  playOn,
  policyOf,
  parseBot,
  seededRng,
  type PlayOnParams,
  type Setup,
} from '../../../src/engine/index.ts';
import { paramsOf } from './read.ts';

/** Every list of cells that can be given in turn on this board, taken or not by the bot in between. */
function lists(setup: Setup, most: number): number[][] {
  const empty = [...setup.cells.keys()].filter((cell) => setup.cells[cell] === EMPTY);
  let all: number[][] = [[]];
  const found: number[][] = [];
  for (let length = 1; length <= most; length++) {
    all = all.flatMap((list) =>
      empty.filter((cell) => !list.includes(cell)).map((cell) => [...list, cell]),
    );
    found.push(...all);
  }
  return found;
}

/** How a game went, by setting up each board anew: the result for the pupil, or nothing. */
function resultOf({ setup }: PlayOnParams, moves: readonly number[]): 1 | 0 | -1 | undefined {
  const end = moves.reduce(afterMove, setup);
  const position = new BitPosition(end);
  if (!position.isOver) return undefined;
  if (position.winner === NOBODY) return 0;
  return position.winner === setup.toMove ? 1 : -1;
}

describe('play-on', () => {
  it('gives full marks to exactly those games that reach the aim', () => {
    for (const level of LEVELS) {
      for (let seed = 0; seed < 8; seed++) {
        const params = playOn.generate(seededRng(seed), level);
        const full = lists(params.setup, 4).filter((list) => {
          const { moves, own } = duelOf(params).play(list);
          if (own.length < list.length) return false;
          const result = resultOf(params, moves);
          return params.goal === 0
            ? result === 0 || result === 1
            : result === 1 && list.length <= params.goal;
        });
        const graded = lists(params.setup, 4).filter(
          (list) => playOn.grade(params, list).points === 1,
        );
        expect(graded).toEqual(full);
        const listed = playOn.allRight?.(params) ?? [];
        expect(listed.map((list) => list.join('')).sort()).toEqual(
          full.map((list) => list.join('')).sort(),
        );
      }
    }
  });

  it('lets the bot take only what it may take, and always the same on one board', () => {
    for (let seed = 0; seed < 40; seed++) {
      const params = playOn.generate(seededRng(seed), 2);
      const { moves } = duelOf(params).finish([]);
      let at = params.setup;
      moves.forEach((cell, index) => {
        const policy = policyOf(parseBot(params.bot) ?? { kind: 'random' }, at);
        if (index % 2 === 1) expect(policy.map((choice) => choice.cell)).toContain(cell);
        at = afterMove(at, cell);
      });
      const again = paramsOf('play-on', playOn.params.encode(params));
      expect(duelOf(again).finish([]).moves).toEqual(moves);
    }
  });

  it('against a bot that errs never, what keeps the draw is what best play keeps', () => {
    // O has taken a corner, X the centre; O the corner across. X must take an edge.
    const params = paramsOf('play-on', 'O...X...Ox~minimax~no-loss~0');
    expect(duelOf(params).goodMoves([])).toEqual(bestMoves(params.setup));
    expect(bestMoves(params.setup)).toEqual([1, 3, 5, 7]);
    const corner = playOn.grade(params, [2]);
    expect(corner).toMatchObject({ points: 0, reasons: [{ code: 'mistake', at: 1, cell: 2 }] });
    // The refutation ends with a line of O.
    const { refutation } = corner;
    if (!refutation || !('moves' in refutation)) throw new Error('no game');
    expect(refutation.setup).toEqual(params.setup);
    expect(resultOf(params, refutation.moves)).toBe(-1);
  });

  it('tells apart: not over yet, over already, taken', () => {
    const params = paramsOf('play-on', 'XX.OO....x~random~win-1~0');
    expect(playOn.grade(params, [2])).toEqual({ points: 1, reasons: [] });
    expect(playOn.grade(params, [2, 5])).toMatchObject({
      reasons: [{ code: 'game-is-over', at: 2 }],
    });
    expect(playOn.grade(params, [0])).toMatchObject({
      reasons: [{ code: 'cell-taken', at: 1 }],
    });
    const slow = paramsOf('play-on', 'O...X...Ox~minimax~no-loss~0');
    expect(playOn.grade(slow, [1])).toEqual({ points: 0, reasons: [{ code: 'not-finished' }] });
  });
});
