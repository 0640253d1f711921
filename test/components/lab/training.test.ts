import { describe, expect, it } from 'vitest';
import { ERRANDS, PACES, gamesPerPiece } from '../../../src/components/lab/training.dom.ts';

/** The sizes of the pieces of an errand. */
function pieces(pace: (typeof PACES)[number], goal: number, before = 0, isFine = false): number[] {
  const all: number[] = [];
  for (let done = 0; done < goal;) {
    const piece = gamesPerPiece(pace, goal, done, before + done, isFine);
    all.push(piece);
    done += piece;
  }
  return all;
}

describe('the pieces of an errand', () => {
  it.each(PACES.flatMap((pace) => ERRANDS.slice(0, 3).map((goal) => [pace, goal] as const)))(
    'at pace %d add up to %d games',
    (pace, goal) => {
      const all = pieces(pace, goal);
      expect(all.every((piece) => Number.isInteger(piece) && piece > 0)).toBe(true);
      expect(all.reduce((sum, piece) => sum + piece)).toBe(goal);
    },
  );

  it('are small at first, where most is learnt, and not too many', () => {
    const fresh = pieces(Infinity, 200_000);
    expect(fresh.slice(0, 3)).toEqual([10, 10, 10]);
    const fine = pieces(Infinity, 200_000, 0, true);
    expect(fine.slice(0, 3)).toEqual([1, 1, 1]);
    expect(fine.length).toBeLessThan(120);
    expect(fresh.length).toBeLessThan(120);
    expect(pieces(Infinity, 200_000, 1_000_000).length).toBe(50);
  });
});
