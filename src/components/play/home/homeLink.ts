import { homeGame, personOf } from './game.ts';
import { SMALL_GAME, type SmallGameInPlay } from '../small/smallGame.ts';

/** The field of the first page's address that holds a game: whose mark the person has, and the cells in order. */
export const GAME_FIELD = 'game';

/** "#game=X40812". */
export function makeHomeLink(game: SmallGameInPlay): string {
  return `#${GAME_FIELD}=${personOf(game)}${game.moves.join('')}`;
}

/** The game of an address; `undefined` if there is none, `'unplayable'` if nobody can have played it. */
export function parseHomeLink(hash: string): SmallGameInPlay | 'unplayable' | undefined {
  const written = new URLSearchParams(hash.slice(1)).get(GAME_FIELD);
  if (written === null) return undefined;
  const [, person, cells = ''] = /^([XO])([0-8]{0,9})$/.exec(written) ?? [];
  if (!person) return 'unplayable';
  let game = homeGame(person as 'X' | 'O');
  for (const cell of cells) {
    const played = SMALL_GAME.play(game, Number(cell));
    if (!played.ok) return 'unplayable';
    game = played.value;
  }
  return game;
}
