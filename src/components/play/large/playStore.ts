import type { AttackRules } from '../../../engine/index.ts';
import { stored } from '../../platform/stored.ts';
import { PLAY_SPEEDS, type PlaySpeed } from '../played.ts';
import { LONGEST_LINK, makeGameLink, parseGameLink, type GameLink } from './gameLink.ts';
import type { LargeMatch } from './gameMatch.ts';
import { LARGE_PLAY_KEY } from '../../ui/large-board/boardSettings.ts';

export { parseGameLink } from './gameLink.ts';

/** What is stored: the game as its link, and how the page is set. */
export interface StoredGame {
  readonly link: GameLink;
  readonly speed: PlaySpeed;
  /** Single keys work. */
  readonly keys: boolean;
  /** All weights are shown. */
  readonly weights: boolean;
}

/** The game of the page /play/large/, stored while its tab is open, so that a reload finds it. */
export const largePlayStore = stored<StoredGame | undefined>(LARGE_PLAY_KEY, {
  area: 'sessionStorage',
  empty: undefined,
  read({ link: text, speed, keys, weights }) {
    const link = typeof text === 'string' ? parseGameLink(text) : undefined;
    const isLost = link?.problems.some(({ code }) => code === 'no-game' || code === 'small-board');
    if (!link || isLost) return undefined;
    return {
      link,
      speed: PLAY_SPEEDS.find((each) => each === speed) ?? 1,
      keys: keys !== false,
      weights: weights === true,
    };
  },
  write: ({ link, ...settings }) => ({ link: makeGameLink(link.match, link.rules), ...settings }),
});

/** The fragment that the address gets; an empty one if the game is too long for a link. */
export function addressOf(match: LargeMatch, rules?: AttackRules): string {
  const link = makeGameLink(match, rules);
  return link.length > LONGEST_LINK ? '#' : link;
}

/** Whether a game has moves that the other does not show. */
export function isOther(game: LargeMatch, shown: LargeMatch): boolean {
  return game.record.moves.length > 0 && makeGameLink(game) !== makeGameLink(shown);
}
