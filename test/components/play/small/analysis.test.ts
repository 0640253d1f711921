import { describe, expect, it } from 'vitest';
import {
  analysedCells,
  hintText,
  trapsOf,
  worthOfCells,
} from '../../../../src/components/play/small/analysis.ts';
import { setupOf } from '../../../../src/components/play/games/smallGame.ts';
import { afterMove, emptySetup, solvedMoves } from '../../../../src/engine/index.ts';
import { analysisMessages } from '#language/play/small/messages';
import { ALL_SETUPS } from '../../../engine/arbitraries.ts';
import { deep } from '../../../deep.ts';
import { gameOf } from './games.ts';

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

/** A hint where O has to stop X on cell 7, with `moves` moves made of those that are known. */
function hintAfter(link: string, at: number) {
  const match = { ...gameOf(link), at };
  return hintText({ match, setup: setupOf(match), thoughts: undefined });
}

it('says why by a move that loses: the one that was taken back, or the one that loses soonest', () => {
  const blocked = '#x=person&o=person&moves=401';
  expect(hintAfter(blocked, 3)).toBe(
    'The best cell is 7: a draw. After cell 2, X takes 7 and has won.',
  );
  expect(hintAfter(`${blocked}6`, 3)).toContain('After cell 6, X takes 7 and has won.');
  // An edge in answer to the centre: X can force two lines.
  expect(hintAfter('#x=person&o=person&moves=41', 1)).toMatch(
    /After cell 1, X takes \d and can’t be stopped\.$/,
  );
  expect(hintAfter('#x=person&o=person', 0)).toContain('it will be a draw');
});
