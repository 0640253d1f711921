import { describe, expect, it } from 'vitest';
import {
  rootSearch,
  solve,
  solvedMoves,
  tutorialRequest,
  type Setup,
} from '../../../src/engine/index.ts';
import { ALL_SETUPS, emptyCount } from '../arbitraries.ts';

const quick = (setup: Setup) =>
  rootSearch({ ...tutorialRequest(setup), search: 'quickMinimax', computer: setup.toMove });

/** What the score must be if the truth about the position is this, so many marks before the end. */
const scoreOf = ({ value, distance }: { value: number; distance: number }) =>
  value === 0 ? 0 : value * (10 - distance);

describe('minimax in a hurry', () => {
  it('tells by its score who wins, and in how many marks', () => {
    for (const setup of ALL_SETUPS.filter((each) => emptyCount(each) <= 7)) {
      const { score, moves, cell } = quick(setup);
      expect(score).toBe(scoreOf(solve(setup)));
      const solved = solvedMoves(setup);
      expect(moves).toEqual(solved.map((move) => ({ cell: move.cell, score: scoreOf(move) })));
      expect(cell).toBe(moves.find((move) => move.score === score)?.cell);
    }
  });

  it('is worth the same, but for the distance, as minimax', () => {
    for (const setup of ALL_SETUPS.filter((each) => emptyCount(each) <= 6)) {
      const plain = rootSearch({ ...tutorialRequest(setup), computer: setup.toMove }).score;
      expect(Math.sign(quick(setup).score)).toBe(Math.sign(plain));
    }
  });
});
