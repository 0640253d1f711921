import { stored } from '../../platform/stored.ts';
import type { SmallGameInPlay } from '../small/smallGame.ts';
import { personOf, replayed } from './game.ts';

/**
 * The game of the first page, stored while its tab is open, so that the way back leads to it. Every move is
 * made again, so only a game that can be is read.
 */
export const gameStore = stored<SmallGameInPlay | undefined>('noughtbook.game', {
  area: 'sessionStorage',
  empty: undefined,
  read({ person, moves }) {
    if ((person !== 'X' && person !== 'O') || !Array.isArray(moves)) return undefined;
    const cells = moves.slice(0, 10) as unknown[];
    return cells.every((cell) => typeof cell === 'number') ? replayed(person, cells) : undefined;
  },
  write: (game) => ({ person: personOf(game), moves: game.moves }),
});
