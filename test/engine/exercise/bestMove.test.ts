import { describe, expect, it } from 'vitest';
import { KINDS, seededRng, winsIn } from '../../../src/engine/index.ts';

describe('best-move', () => {
  const kind = KINDS['best-move'];

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
});
