import fc from 'fast-check';
import {
  DEFAULT_GAME,
  goTo,
  take,
  type SmallGameInPlay,
} from '../../../../src/components/play/small/smallGame.ts';
import type { PlayerSetting } from '../../../../src/components/players/players.ts';
import { MOST_SEED, PLAYERS } from '../../../../src/engine/index.ts';
import { setups } from '../../../engine/arbitraries.ts';

export const players: fc.Arbitrary<PlayerSetting> = fc.constantFrom<PlayerSetting[]>(
  'person',
  'best',
  ...PLAYERS,
);

/** Any game: any start, any players, moves that can be made, somewhere in its course. */
export function matches(): fc.Arbitrary<SmallGameInPlay> {
  return fc
    .record({
      players: fc.record({ X: players, O: players }),
      start: setups(),
      seed: fc.nat(MOST_SEED),
      cells: fc.array(fc.nat(8), { maxLength: 14 }),
      at: fc.nat(9),
    })
    .map(({ cells, at, ...rest }) => goTo(cells.reduce(take, { ...DEFAULT_GAME, ...rest }), at));
}
