import { putAddress } from '../../../platform/putAddress.dom.ts';
import type { AttackRules } from '../../../../engine/index.ts';
import { playStoreAt } from '../../playStoreAt.ts';
import { LONGEST_LINK, makeGameLink, parseGameLink, type GameLink } from './gameLink.ts';
import type { LargeGameInPlay } from './largeGame.ts';
import { LARGE_PLAY_KEY } from '../../../ui/large-board/boardSettings.ts';

/** The game of the page /play/large/. `weights`: all of them are shown. */
export const largePlayStore = playStoreAt(LARGE_PLAY_KEY, {
  make: ({ match, rules }: GameLink) => makeGameLink(match, rules),
  parse(text) {
    const link = parseGameLink(text);
    const isLost = link?.problems.some(({ code }) => code === 'no-game' || code === 'small-board');
    return isLost ? undefined : link;
  },
  settings: (common, { weights }) => ({ ...common, weights: weights === true }),
});

/** The fragment that the address gets; an empty one if the game is too long for a link. */
export function addressOf(match: LargeGameInPlay, rules?: AttackRules): string {
  const link = makeGameLink(match, rules);
  return link.length > LONGEST_LINK ? '#' : link;
}

/** The game, with other weights if it has any, goes into the address. */
export function putGame(match: LargeGameInPlay, rules: AttackRules): void {
  putAddress(addressOf(match, rules));
}

/** Whether a game has moves that the other does not show. */
export function isOther(game: LargeGameInPlay, shown: LargeGameInPlay): boolean {
  return game.record.moves.length > 0 && makeGameLink(game) !== makeGameLink(shown);
}
