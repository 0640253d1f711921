import { describe, expect, it } from 'vitest';
import { KINDS, other, type CellContent, type Mark } from '../../../src/engine/index.ts';
import { NINE_LINES } from '../../nineLines.ts';
import { byHand } from './byHand.ts';
import { drawn } from './read.ts';

// The two kinds about a search that stops early and guesses: the evaluation, and what comes back from the horizon.

function guess(cells: readonly CellContent[], computer: Mark): number {
  let sum = 0;
  for (const line of NINE_LINES) {
    const held = line.map((cell) => cells[cell]);
    if (!held.includes(other(computer))) sum += 1;
    if (!held.includes(computer)) sum -= 1;
  }
  return sum;
}

describe('evaluation', () => {
  const kind = KINDS.evaluation;

  it('is what counting line by line gives', () => {
    for (const params of drawn('evaluation', 100)) {
      expect(kind.key(params)).toBe(guess(params.setup.cells, params.computer));
    }
  });
});

describe('horizon', () => {
  const kind = KINDS.horizon;

  it('is what a search in the plainest way brings back', () => {
    for (const params of drawn('horizon', 100)) {
      const { setup, computer, depth } = params;
      const searched = byHand(setup, computer, {
        win: 100,
        depth,
        guess: (cells) => guess(cells, computer),
      });
      expect(kind.key(params)).toBe(searched.score);
    }
  });

  it('differs from the guess at the board, so that looking ahead matters', () => {
    for (const params of drawn('horizon', 60)) {
      expect(kind.key(params)).not.toBe(guess(params.setup.cells, params.computer));
    }
  });
});
