import { parseObject } from '../../../engine/index.ts';
import { OFFERED_BOTS } from '../../view/play/catalog.ts';
import { makePlayer, parsePlayer } from '../../view/play/players.ts';
import { keepText, sessionStore, type TextStore } from '../browserStore.ts';
import { PLAY_SPEEDS, type PlaySpeed } from './played.ts';
import { makePlayLink, parsePlayLink, type PlayLink } from './playLink.ts';
import type { Match } from './match.ts';

/** The game of the page /play/, kept while its tab is open, so that a reload or the way back finds it. */
export const PLAY_KEY = 'noughtbook.play';
const VERSION = 1;

/** Whose thoughts are shown at first: one of each way of thinking, as far as they are there. */
export const DEFAULT_MINDS: readonly string[] = [
  'rules-of-thumb',
  'rule-ratings:1',
  'depth-ratings:4',
  'minimax',
].filter((name) => parsePlayer(name) !== undefined);

/** What is kept: the game as its link, and how the page is set. */
interface KeptPlay {
  readonly link: PlayLink;
  readonly speed: PlaySpeed;
  readonly analysis: boolean;
  readonly keys: boolean;
  /** The names of the players whose thoughts are shown. */
  readonly minds: readonly string[];
}

export type Kept = Omit<KeptPlay, 'link'> & { readonly match: Match };

export function writePlay(kept: Kept, storage: TextStore | undefined = sessionStore()): void {
  // Full or forbidden: the game is in the address as well, and nothing else is lost.
  keepText(storage, PLAY_KEY, makeKept(kept));
}

/** What was kept; `undefined` if there is nothing, `unreadable` if it is no text of ours, `newer` if a newer version wrote it. */
export function readPlay(
  storage: TextStore | undefined = sessionStore(),
): KeptPlay | LostPlay | undefined {
  try {
    const text = storage?.getItem(PLAY_KEY);
    if (text === null || text === undefined) return undefined;
    return parseKept(text) ?? (isNewer(text) ? 'newer' : 'unreadable');
  } catch {
    return undefined;
  }
}

/** Why what was kept cannot be used. */
type LostPlay = 'unreadable' | 'newer';

function isNewer(text: string): boolean {
  const version = parseObject(text)?.['v'];
  return typeof version === 'number' && version > VERSION;
}

export function makeKept({ match, ...settings }: Kept): string {
  return JSON.stringify({ v: VERSION, link: makePlayLink(match), ...settings });
}

/** Reads what `makeKept` wrote; `undefined` for anything else. */
export function parseKept(text: string): KeptPlay | undefined {
  const found = parseObject(text);
  if (found?.['v'] !== VERSION || typeof found['link'] !== 'string') return undefined;
  const link = parsePlayLink(found['link']);
  if (!link) return undefined;
  return {
    link,
    speed: PLAY_SPEEDS.find((speed) => speed === found['speed']) ?? 1,
    analysis: found['analysis'] === true,
    keys: found['keys'] !== false,
    minds: readMinds(found['minds']) ?? DEFAULT_MINDS,
  };
}

/** Names that are no player's any more are left out. */
function readMinds(found: unknown): readonly string[] | undefined {
  if (!Array.isArray(found)) return undefined;
  return OFFERED_BOTS.map(makePlayer).filter((name) => found.includes(name));
}
