import { stored } from '../../platform/stored.ts';
import { newGame, take, type Game } from './game.ts';

/**
 * The game of the first page, stored while its tab is open, so that the way back leads to it. Every move is
 * made again, so only a game that can be is read.
 */
export const gameStore = stored<Game | undefined>('noughtbook.game', {
  area: 'sessionStorage',
  empty: undefined,
  read({ person, moves }) {
    if ((person !== 'X' && person !== 'O') || !Array.isArray(moves)) return undefined;
    let game = newGame(person);
    for (const cell of moves.slice(0, 10) as unknown[]) {
      const next: Game = typeof cell === 'number' ? take(game, cell) : game;
      if (next === game) return undefined;
      game = next;
    }
    return game;
  },
  write: ({ person, moves }) => ({ person, moves }),
});
