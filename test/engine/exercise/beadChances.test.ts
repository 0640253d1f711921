import { describe, expect, it } from 'vitest';
import {
  EMPTY,
  KINDS,
  LEVELS,
  compareChances,
  X,
  seededRng,
  type TypedChance,
} from '../../../src/engine/index.ts';
import { setupOf } from '../../setupOf.ts';

const kind = KINDS['bead-chances'];

/** A box of 3 free cells after X0 O1 X5 O8 X6 O4: 2, 3 and 7 are free. */
const setup = setupOf('XO..OXX.O', X);
const box = { setup, drawn: 3, own: 2, each: 2, asked: 3 } as const;

describe('the chances of a matchbox', () => {
  it('are counted bead by bead', () => {
    for (const level of LEVELS) {
      for (let seed = 0; seed < 200; seed++) {
        const params = kind.generate(seededRng(seed), level);
        const beads = params.setup.cells.flatMap((content, cell) => {
          if (content !== EMPTY) return [];
          return Array<number>(cell === params.drawn ? params.own : params.each).fill(cell);
        });
        if (params.ending === 'win') beads.push(params.drawn, params.drawn, params.drawn);
        if (params.ending === 'draw') beads.push(params.drawn);
        if (params.ending === 'loss') beads.splice(beads.indexOf(params.drawn), 1);
        const of = beads.filter((bead) => bead === params.asked).length;
        expect(kind.key(params)).toEqual({ of, outOf: beads.length });
        expect(params.asked === params.drawn).toBe(level < 3);
      }
    }
  });

  it('may be written in any terms, and what is wrong is named', () => {
    const grade = (answer: TypedChance) => kind.grade({ ...box, ending: 'draw' }, answer);
    expect(grade({ of: 6, outOf: 14 }).points).toBe(1);
    // Rounded as it is written, to hundredths or finer: 3/7 is 42.86 %.
    const roundings = [
      [43, 100],
      [429, 1000],
      [4286, 10_000],
      [42, 100],
      [44, 100],
      [4, 10],
    ] as const;
    const points = roundings.map(([of, outOf]) => grade({ of, outOf }).points);
    expect(points).toEqual([1, 1, 1, 0, 0, 0]);
    const codeOf = (answer: TypedChance) => grade(answer).reasons.map(({ code }) => code);
    expect(codeOf({ of: 1, outOf: 3 })).toEqual(['as-before']);
    expect(codeOf({ of: 3, outOf: 6 })).toEqual(['old-total']);
    expect(codeOf({ of: 2, outOf: 7 })).toEqual(['old-count']);
    expect(codeOf({ of: 0, outOf: 1 })).toEqual(['more']);
    expect(codeOf({ of: 1, outOf: 1 })).toEqual(['fewer']);
    expect(compareChances({ of: 1, outOf: 2 }, { of: 2, outOf: 4 })).toBe(0);
  });
});
