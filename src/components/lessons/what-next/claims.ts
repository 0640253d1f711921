import { listed } from '#language/ui/language/grammar';
import { canWin } from './matches.ts';
import { ON_TABLE, callsFor, canWinIfLastLoses, lostNumbers, winningTakes } from './winning.ts';
import type { LessonClaims } from '../parts/ask.ts';

/** What the last page says, as questions to the engine. */

const MOST = 40;
const upTo = Array.from({ length: MOST }, (_, at) => at + 1);

export const whatNextClaims = {
  matches: () => ON_TABLE,
  more: () => MOST,
  entries: () => MOST + 1,
  calls: () => callsFor(MOST),
  firstTake: () => winningTakes(ON_TABLE)[0] ?? 0,
  left: () => ON_TABLE - (winningTakes(ON_TABLE)[0] ?? 0),
  onlyTake: () => winningTakes(ON_TABLE).length === 1,
  fours: () => lostNumbers(24).every((matches) => matches % 4 === 0),
  allFours: () =>
    upTo
      .slice(0, 24)
      .filter((matches) => matches % 4 === 0)
      .every((matches) => !canWin(matches)),
  forgets: () => callsFor(MOST) > 1000 * MOST,
  lastLoses: () =>
    upTo.slice(0, 24).every((matches) => canWinIfLastLoses(matches) === (matches % 4 !== 1)),
  lost: () => listed(lostNumbers(ON_TABLE)),
} as const satisfies LessonClaims;
