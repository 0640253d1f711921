import { describe, expect, it } from 'vitest';
import { O, X } from '../../../src/engine/core/types.ts';
import { BitPosition } from '../../../src/engine/game/bitPosition.ts';
import { fin } from '../../../src/engine/game/fin.ts';
import { parsePosition } from '../../../src/engine/game/notation.ts';
import { countUpToSymmetry, perft, positionsFrom } from '../../../src/engine/game/perft.ts';
import { checkSetup, emptySetup } from '../../../src/engine/game/setup.ts';
import { mnkVariant } from '../../../src/engine/game/variants.ts';
import { naiveFin } from '../naive.ts';

const cellsOf = (text: string) => {
  const written = parsePosition(text);
  if (!written.ok) throw new Error(text);
  return written.value.cells;
};

/** Figures of the whole game: docs/algorithms.md, section 4. */
describe('the counts of the whole game', () => {
  it('by ply, and by result', () => {
    const counts = perft();
    expect(counts).toEqual({
      byPly: [1, 9, 72, 504, 3024, 15120, 54720, 148176, 200448, 127872],
      games: 255_168,
      wonByX: 131_184,
      wonByO: 77_904,
      drawn: 46_080,
    });
    expect(counts.byPly.reduce((sum, count) => sum + count)).toBe(549_946);
  });

  it('of another variant: two in a row on four cells, which X always has at its second move', () => {
    const small = mnkVariant(2, 2, 2);
    expect(small.geometry.lines).toHaveLength(6);
    const counts = perft(emptySetup(X, small), small);
    expect(counts).toEqual({ byPly: [1, 4, 12, 24], games: 24, wonByX: 24, wonByO: 0, drawn: 0 });
  });

  it('are the same with O to begin, the winners changed', () => {
    expect(perft(emptySetup(O))).toMatchObject({ wonByX: 77_904, wonByO: 131_184, drawn: 46_080 });
  });

  it('of different positions, and of those up to symmetry', () => {
    const all = positionsFrom();
    expect(all).toHaveLength(5_478);
    expect(countUpToSymmetry(all)).toBe(765);
    const ended = all.filter((setup) => new BitPosition(setup).isOver);
    expect(ended).toHaveLength(958);
    expect(countUpToSymmetry(ended)).toBe(138);
  });

  it('of a finished game are one', () => {
    const setup = checkSetup(cellsOf('XXXOO....'));
    if (!setup.ok) throw new Error('setup');
    expect(perft(setup.value)).toEqual({ byPly: [1], games: 1, wonByX: 1, wonByO: 0, drawn: 0 });
    expect(positionsFrom(setup.value)).toHaveLength(1);
  });
});

describe('Fin', () => {
  it('agrees with another reading on all 5,478 positions', () => {
    for (const { cells } of [...positionsFrom(), ...positionsFrom(emptySetup(O))]) {
      expect(fin(cells).result, cells.join('')).toBe(naiveFin(cells));
    }
  });
});
