import fc from 'fast-check';
import { playerToMove } from '../../../../src/components/play/games/game.ts';
import {
  DEFAULT_GAME,
  SMALL_GAME,
  goTo,
  setupOf,
  take,
  type SmallGameInPlay,
} from '../../../../src/components/play/games/smallGame.ts';
import { isLargeGame } from '../../../../src/components/play/games/playGame.ts';
import { parsePlayLink } from '../../../../src/components/play/games/playLink.ts';
import { drawnCell, type PlayerSetting } from '../../../../src/components/players/players.ts';
import { policyOfMachine } from '../../../../src/components/players/policy.ts';
import { MOST_SEED, PLAYERS } from '../../../../src/engine/index.ts';
import { setups } from '../../../engine/arbitraries.ts';

export const players: fc.Arbitrary<PlayerSetting> = fc.constantFrom<PlayerSetting[]>(
  'person',
  'best',
  ...PLAYERS,
);

/** The game of a link, which is on a small board. */
export function gameOf(link: string): SmallGameInPlay {
  const { match } = parsePlayLink(link)!;
  if (isLargeGame(match)) throw new Error(`${link} is large`);
  return match;
}

/** The game after the answers of bots, as far as a person's turn. */
export function answered(match: SmallGameInPlay): SmallGameInPlay {
  const player = playerToMove(SMALL_GAME, match);
  if (player === undefined || player === 'person') return match;
  const policy = policyOfMachine(player, setupOf(match));
  return answered(take(match, drawnCell(policy, match.seed, match.at)!));
}

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
