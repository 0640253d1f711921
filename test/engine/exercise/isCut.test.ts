import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  KINDS,
  LEVELS,
  afterMove,
  bestLine,
  cellsTried,
  seededRng,
  type CutParams,
} from '../../../src/engine/index.ts';

const kind = KINDS['is-cut'];
const SEEDS = 500;

/** What the computer gets from the game after `cell`: it moves there. */
const worthOf = ({ setup }: CutParams, cell: number) => bestLine(afterMove(setup, cell)).score;

describe('is-cut', () => {
  it.each(LEVELS)('tells no number that best play does not bear out, at level %i', (level) => {
    let bounds = 0;
    for (let seed = 0; seed < SEEDS; seed++) {
      const params = kind.generate(seededRng(seed), level);
      const tried = cellsTried(params);
      const last = tried.at(-1)?.cell ?? NaN;
      const given = params.setup.cells.findIndex(
        (content, cell) => content === EMPTY && cell !== last,
      );
      const reasons = kind.grade(params, given).reasons;
      const told = reasons.flatMap((each) =>
        each.code === 'other-last' && each.isCut ? [each] : [],
      );
      for (const { cell, score, isExact } of [...tried.slice(0, 1), ...told]) {
        if (isExact) expect(score).toBe(worthOf(params, cell));
        else expect(score).toBeGreaterThan(worthOf(params, cell));
        if (!isExact) bounds += 1;
      }
    }
    if (level === 3) expect(bounds).toBeGreaterThan(0);
  });

  it('tells a bound as one, and shows a game that is worth less', () => {
    // O is to move, and wins with cell 4. X, the computer, is sure of a draw: the first reply to 4 that
    // is no more than that ends the call below, so what comes back is 0.
    const params = kind.params.decode('X.OO...X.o~0');
    if (!params.ok) throw new Error('params');
    const { reasons, refutation } = kind.grade(params.value, 1);
    expect(reasons).toEqual([
      { code: 'other-last', cell: 4, score: 0, isExact: false, sure: 0, isCut: true },
    ]);
    expect(worthOf(params.value, 4)).toBe(-10);
    expect(refutation).toMatchObject({
      moves: [4, ...bestLine(afterMove(params.value.setup, 4)).moves],
    });
  });
});
