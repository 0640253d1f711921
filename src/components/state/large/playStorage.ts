import type { AttackRules } from '../../../engine/index.ts';
import { keepText, sessionStore, type TextStore } from '../browserStore.ts';
import { PLAY_SPEEDS, type PlaySpeed } from '../play/played.ts';
import { LONGEST_LINK, makeGameLink, parseGameLink, type GameLink } from './gameLink.ts';
import type { LargeMatch } from './gameMatch.ts';
import { LARGE_PLAY_KEY } from './playLook.ts';

export { parseGameLink } from './gameLink.ts';

const VERSION = 1;

/** What is kept: the game as its link, and how the page is set. */
interface KeptGame {
  readonly link: GameLink;
  readonly speed: PlaySpeed;
  /** Single keys work. */
  readonly keys: boolean;
  /** All weights are shown. */
  readonly weights: boolean;
}

export type Kept = Omit<KeptGame, 'link'> & Omit<GameLink, 'problems'>;

/** The fragment that the address gets; an empty one if the game is too long for a link. */
export function addressOf(match: LargeMatch, rules?: AttackRules): string {
  const link = makeGameLink(match, rules);
  return link.length > LONGEST_LINK ? '#' : link;
}

/** Whether a game has moves that the other does not show. */
export function isOther(game: LargeMatch, shown: LargeMatch): boolean {
  return game.record.moves.length > 0 && makeGameLink(game) !== makeGameLink(shown);
}

/** False if the browser did not keep it. */
export function writeGame(
  { match, rules, ...settings }: Kept,
  storage: TextStore | undefined = sessionStore(),
): boolean {
  const text = JSON.stringify({ v: VERSION, link: makeGameLink(match, rules), ...settings });
  return keepText(storage, LARGE_PLAY_KEY, text);
}

/** What was kept; `undefined` if there is nothing, else why it cannot be used. Never throws. */
export function readGame(
  storage: TextStore | undefined = sessionStore(),
): KeptGame | 'not-kept' | 'newer' | undefined {
  try {
    const text = storage?.getItem(LARGE_PLAY_KEY);
    return text === null || text === undefined ? undefined : parseKept(text);
  } catch {
    return 'not-kept';
  }
}

function parseKept(text: string): KeptGame | 'not-kept' | 'newer' {
  const found: unknown = JSON.parse(text);
  if (typeof found !== 'object' || found === null) return 'not-kept';
  const { v, link, speed, keys, weights } = found as Readonly<Record<string, unknown>>;
  if (typeof v === 'number' && v > VERSION) return 'newer';
  const read = v === VERSION && typeof link === 'string' ? parseGameLink(link) : undefined;
  const isLost = read?.problems.some(({ code }) => code === 'no-game' || code === 'small-board');
  if (!read || isLost) return 'not-kept';
  return {
    link: read,
    speed: PLAY_SPEEDS.find((each) => each === speed) ?? 1,
    keys: keys !== false,
    weights: weights === true,
  };
}
