import { describe, expect, it } from 'vitest';
import {
  BitPosition,
  makePosition,
  markName,
  ruleRatings,
  type Setup,
} from '../../src/engine/index.ts';
import { ALL_SETUPS } from '../engine/arbitraries.ts';
import { answer, errorOf } from './asking.ts';

const byRules = { ask: 'ratings', bot: 'rule-ratings' };

describe('ratings by rules', () => {
  it('are those of the specification, for either mark', () => {
    const corner = { ratings: [0, 41, 61, 41, 91, 41, 61, 41, 71] };
    expect(answer({ ...byRules, position: 'X........', for: 'O' })).toEqual(corner);
    expect(answer({ ...byRules, position: 'O........', for: 'X', id: 3 })).toEqual({
      id: 3,
      ...corner,
    });
  });

  it('are those of the engine', () => {
    const open = ALL_SETUPS.filter((setup) => !new BitPosition(setup).isOver);
    for (const setup of open.filter((_, at) => at % 23 === 0)) {
      expect(answer({ ...byRules, ...written(setup) })['ratings']).toEqual(ruleRatings(setup));
    }
  });

  it('are given on a board on which every line is dead', () => {
    expect(answer({ ...byRules, position: 'XOXXOOOX.', for: 'X' })).toEqual({
      ratings: [0, 0, 0, 0, 0, 0, 0, 0, 1],
    });
  });
});

function written(setup: Setup) {
  return { position: makePosition(setup.cells), for: markName(setup.toMove) };
}

describe('requests for ratings that cannot be answered', () => {
  it.each([
    [{ position: 'XXXOO....', for: 'O' }, 'game-over'],
    [{ position: 'XX.......', for: 'O' }, 'bad-board'],
    [{ position: 'X........', for: 'X' }, 'bad-board'],
    [{ position: 'X........' }, 'bad-field'],
    [{ position: 5, for: 'X' }, 'bad-field'],
    [{ position: '.........', for: 'X', bot: 'minimax' }, 'bad-field'],
    [{ position: '.........', for: 'X', bot: 'depth-ratings' }, 'bad-field'],
    [{ position: '.........', for: 'X', bot: 'depth-ratings', depth: 0 }, 'bad-field'],
    [{ position: '.........', for: 'X', bot: 'depth-ratings', depth: 2.5 }, 'bad-field'],
    [{ position: '.........', for: 'X', bot: 'depth-ratings', depth: '3' }, 'bad-field'],
  ])('%j: %s', (request, code) => {
    expect(errorOf({ ...byRules, ...request })).toBe(code);
  });

  it('name the bots that rate', () => {
    expect(answer({ ask: 'ratings' }).error?.message).toBe(
      '"bot" must be "rule-ratings" or "depth-ratings".',
    );
  });
});
