import { stored } from '../../platform/stored.ts';
import type { SmallGameInPlay } from '../games/smallGame.ts';
import { homeOutcome, personOf, replayed } from './game.ts';
import { defineLink, type LinkField } from '../../platform/link.ts';

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

/** Whose mark the person has, and the cells in order: "X40812". */
const gameField: LinkField<SmallGameInPlay> = {
  make: (game) => `${personOf(game)}${game.moves.join('')}`,
  parse(text) {
    const [, person, cells = ''] = /^([XO])([0-8]{0,9})$/.exec(text) ?? [];
    if (person !== 'X' && person !== 'O') return undefined;
    const game = replayed(person, [...cells].map(Number));
    // Nobody has beaten it.
    return game && homeOutcome(game) !== 'person' ? game : undefined;
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

/** How the games against the machine of the first page have ended on this device. */
export interface Tally {
  readonly person: number;
  readonly draw: number;
  readonly machine: number;
  /** Where they ended, each place once: their cells in order. */
  readonly games: readonly string[];
}

const isCount = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) >= 0;

/** A game to its end. */
function isGame(cells: unknown): cells is string {
  if (typeof cells !== 'string' || !/^[0-8]{5,9}$/.test(cells)) return false;
  const game = replayed('X', [...cells].map(Number));
  return game !== undefined && homeOutcome(game) !== undefined;
}

export const NO_GAMES: Tally = { person: 0, draw: 0, machine: 0, games: [] };

export const tallyStore = stored<Tally>('noughtbook.tally', {
  empty: NO_GAMES,
  read({ person, draw, machine, games = [] }, lose) {
    if (!isCount(person) || !isCount(draw) || !isCount(machine) || !Array.isArray(games))
      return undefined;
    const kept = [...new Set(games.filter(isGame))];
    lose(games.length - kept.length);
    return { person, draw, machine, games: kept };
  },
});
