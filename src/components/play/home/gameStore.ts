import { stored } from '../../platform/stored.ts';
import { SMALL_GAME, type SmallGameInPlay } from '../small/smallGame.ts';
import { homeGame, personOf } from './game.ts';

/**
 * The game of the first page, stored while its tab is open, so that the way back leads to it. Every move is
 * made again, so only a game that can be is read.
 */
export const gameStore = stored<SmallGameInPlay | undefined>('noughtbook.game', {
  area: 'sessionStorage',
  empty: undefined,
  read({ person, moves }) {
    if ((person !== 'X' && person !== 'O') || !Array.isArray(moves)) return undefined;
    let game = homeGame(person);
    for (const cell of moves.slice(0, 10) as unknown[]) {
      const played = SMALL_GAME.play(game, cell as number);
      if (typeof cell !== 'number' || !played.ok) return undefined;
      game = played.value;
    }
    return game;
  },
  write: (game) => ({ person: personOf(game), moves: game.moves }),
});
