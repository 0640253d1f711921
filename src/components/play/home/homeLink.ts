import { defineLink, type LinkField } from '../../platform/link.ts';
import type { SmallGameInPlay } from '../small/smallGame.ts';
import { personOf, replayed } from './game.ts';

/** Whose mark the person has, and the cells in order: "X40812". */
const gameField: LinkField<SmallGameInPlay> = {
  make: (game) => `${personOf(game)}${game.moves.join('')}`,
  parse(text) {
    const [, person, cells = ''] = /^([XO])([0-8]{0,9})$/.exec(text) ?? [];
    return person === 'X' || person === 'O' ? replayed(person, [...cells].map(Number)) : undefined;
  },
};

/** A game on the first page: "#game=X40812". */
export const homeLink = defineLink<{ readonly game: SmallGameInPlay }>({ game: gameField });

export const makeHomeLink = (game: SmallGameInPlay): string => homeLink.make({ game });

/** The game of an address; `undefined` if there is none, `'unplayable'` if nobody can have played it. */
export function parseHomeLink(hash: string): SmallGameInPlay | 'unplayable' | undefined {
  const link = homeLink.parse(hash);
  return link && (link.problems.length > 0 ? 'unplayable' : link.game);
}
