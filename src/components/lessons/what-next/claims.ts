import { listed } from '#language/ui/language/grammar';
import { canWin } from './matches.ts';
import { ON_TABLE, callsFor, canWinIfLastLoses, lostNumbers, winningTakes } from './winning.ts';

/** What the last page says, as questions to the engine. */

const MOST = 40;
const upTo = Array.from({ length: MOST }, (_, at) => at + 1);

export const NUMBERS = {
  'what-next.matches': () => ON_TABLE,
  'what-next.take': () => winningTakes(ON_TABLE)[0] ?? 0,
  'what-next.more': () => MOST,
  'what-next.calls': () => callsFor(MOST),
  'what-next.left': () => ON_TABLE - (winningTakes(ON_TABLE)[0] ?? 0),
} as const satisfies Record<string, () => number>;

export const FACTS = {
  'what-next.only-take': () => winningTakes(ON_TABLE).length === 1,
  'what-next.fours': () => lostNumbers(24).every((matches) => matches % 4 === 0),
  'what-next.all-fours': () =>
    upTo
      .slice(0, 24)
      .filter((matches) => matches % 4 === 0)
      .every((matches) => !canWin(matches)),
  'what-next.forgets': () => callsFor(MOST) > 1000 * MOST,
  'what-next.last-loses': () =>
    upTo.slice(0, 24).every((matches) => canWinIfLastLoses(matches) === (matches % 4 !== 1)),
} as const satisfies Record<string, () => boolean>;

export const TEXTS = {
  'what-next.lost': () => listed(lostNumbers(ON_TABLE)),
} as const satisfies Record<string, () => string>;
