import { describe, expect, it } from 'vitest';
import { X, eventAt, recordSearch, stepCount, tutorialRequest } from '../../src/engine/index.ts';
import { setupOf } from '../setupOf.ts';
import { answer, errorOf } from './asking.ts';

describe('alpha-beta', () => {
  it('answers as minimax does, with its cutoffs', () => {
    for (const position of ['.........', 'OO..XX...', 'O.XX.X.OO', 'XO.......']) {
      const plain = answer({ ask: 'minimax', position, for: 'X' });
      const cut = answer({ ask: 'alpha-beta', position, for: 'X' });
      expect([cut['score'], cut['cell']]).toEqual([plain['score'], plain['cell']]);
      expect(cut['count']).toBeLessThanOrEqual(plain['count'] as number);
      const request = { ...tutorialRequest(setupOf(position, X)), search: 'alphaBeta' } as const;
      const { trace } = recordSearch(request);
      const kinds = Array.from({ length: stepCount(trace) }, (_, step) => eventAt(trace, step));
      expect(cut['cutoffs']).toBe(kinds.filter((kind) => kind === 'cut').length);
    }
    expect(answer({ ask: 'alpha-beta', position: '.........', for: 'X' })['count']).toBe(18_297);
  });

  it('gives the score of a finished game, and refuses what is none', () => {
    expect(answer({ ask: 'alpha-beta', position: 'XXXOO....', for: 'O' })).toEqual({
      score: -10,
      cell: null,
      count: 1,
      cutoffs: 0,
    });
    expect(errorOf({ ask: 'alpha-beta', position: 'XXX', for: 'O' })).toBe('bad-board');
  });
});

describe('depth ratings', () => {
  const rate = (position: string, who: string, depth: number) =>
    answer({ ask: 'ratings', bot: 'depth-ratings', depth, position, for: who })['ratings'];

  it('are those of the specification', () => {
    expect(rate('X........', 'O', 6)).toEqual([0, 13, 13, 13, 16, 13, 13, 13, 13]);
    expect(rate('X........', 'O', 8)).toEqual([0, 13, 13, 13, 24, 13, 13, 13, 13]);
    // For X the marks are swapped: 32 is its own win.
    expect(rate('O.XX.X.OO', 'X', 2)).toEqual([0, 9, 0, 0, 32, 0, 9, 0, 0]);
  });
});
