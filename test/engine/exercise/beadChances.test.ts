import { describe, expect, it } from 'vitest';
import { EMPTY, KINDS, LEVELS, seededRng } from '../../../src/engine/index.ts';

const kind = KINDS['bead-chances'];

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
});
