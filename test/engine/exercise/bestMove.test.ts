import { describe, expect, it } from 'vitest';
import { KINDS, bestMoves, seededRng, winsIn } from '../../../src/engine/index.ts';

describe('best-move', () => {
  const kind = KINDS['best-move'];

  it('accepts every move with the best value, and no other', () => {
    for (let seed = 0; seed < 100; seed++) {
      const params = kind.generate(seededRng(seed), 2);
      const full = Array.from({ length: 9 }, (_, cell) => cell).filter(
        (cell) => kind.grade(params, cell).points === 1,
      );
      expect(full).toEqual(bestMoves(params.setup));
      expect(full).toContain(kind.key(params));
    }
  });

  it('shows a win at once before one that takes longer', () => {
    for (let seed = 0; seed < 100; seed++) {
      const { setup } = kind.generate(seededRng(seed), 1);
      const wins = winsIn(setup);
      if (wins.length > 0) expect(wins).toContain(kind.key({ setup }));
    }
  });

  it('shows what the lesson says of cell 1', () => {
    const params = kind.params.decode('O.XX.X.OOx');
    if (!params.ok) throw new Error('params');
    expect(kind.grade(params.value, 4).points).toBe(1);
    expect(kind.grade(params.value, 0)).toEqual({
      points: 0,
      reasons: [{ code: 'cell-taken', cell: 0 }],
    });
    expect(kind.grade(params.value, 1)).toEqual({
      points: 0,
      reasons: [{ code: 'worse-move', cell: 1, score: -10, best: 10 }],
      refutation: { setup: params.value.setup, moves: [1, 4] },
    });
  });

  it('refuses a finished game and an impossible board', () => {
    expect(kind.params.decode('XXXOO....o')).toMatchObject({ problem: { code: 'finished-game' } });
    expect(kind.params.decode('XXX......o')).toMatchObject({ problem: { code: 'mark-counts' } });
    expect(kind.params.decode('X........x')).toMatchObject({ problem: { code: 'wrong-turn' } });
  });
});
