import { describe, expect, it } from 'vitest';
import { worthOfCells } from '../../../../src/components/play/small/analysis.ts';
import { analysedCells, trapsOf } from '../../../../src/components/play/small/traps.ts';
import { afterMove, emptySetup, solvedMoves } from '../../../../src/engine/index.ts';
import { analysisMessages } from '#language/play/small/analysis';
import { ALL_SETUPS } from '../../../engine/arbitraries.ts';
import { deep } from '../../../deep.ts';

const SOME = ALL_SETUPS.filter((_, index) => index % deep(13, 3) === 0);

describe('traps', () => {
  it('are replies that lose: of eight to a corner only the centre holds, to the centre the corners do', () => {
    const traps = [7, 4, 7, 4, 4, 4, 7, 4, 7];
    expect(trapsOf(emptySetup())).toEqual(traps);
    const { short } = analysisMessages.traps;
    expect(analysedCells(emptySetup()).map(({ said }) => said?.short)).toEqual(traps.map(short));
  });

  it('are counted only where every move draws, and on no cell where there are none', () => {
    const seen = new Set<boolean>();
    for (const at of SOME) {
      const moves = solvedMoves(at);
      const isAllDrawn = moves.length > 1 && moves.every(({ value }) => value === 0);
      const traps = trapsOf(at);
      expect(traps !== undefined).toBe(isAllDrawn);
      if (!traps) {
        expect(analysedCells(at)).toEqual(worthOfCells(at));
        continue;
      }
      const losing = (cell: number) =>
        solvedMoves(afterMove(at, cell)).filter(({ value }) => value === -1);
      expect(traps).toEqual(moves.map(({ cell }) => losing(cell).length));
      const isAny = traps.some((number) => number > 0);
      for (const { said } of analysedCells(at)) expect(said?.short !== '').toBe(isAny);
      seen.add(isAny);
    }
    expect([...seen].sort()).toEqual([false, true]);
  });
});
