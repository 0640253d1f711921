import { OFFERED_BOTS } from '../../players/catalog.ts';
import { makePlayer, parsePlayer } from '../../players/players.ts';
import { stored } from '../../platform/stored.ts';
import { PLAY_SPEEDS, type PlaySpeed } from '../played.ts';
import { makePlayLink, parsePlayLink, type PlayLink } from './playLink.ts';

/** Whose thoughts are shown at first: one of each way of thinking, as far as they are there. */
export const DEFAULT_MINDS: readonly string[] = [
  'rules-of-thumb',
  'rule-ratings:1',
  'depth-ratings:4',
  'minimax',
].filter((name) => parsePlayer(name) !== undefined);

/** What is stored: the game as its link, and how the page is set. */
export interface StoredPlay {
  readonly link: PlayLink;
  readonly speed: PlaySpeed;
  readonly analysis: boolean;
  readonly keys: boolean;
  /** The names of the players whose thoughts are shown. */
  readonly minds: readonly string[];
}

/** The game of the page /play/, stored while its tab is open, so that a reload or the way back finds it. */
export const playStore = stored<StoredPlay | undefined>('noughtbook.play', {
  area: 'sessionStorage',
  empty: undefined,
  read({ link: text, speed, analysis, keys, minds }) {
    const link = typeof text === 'string' ? parsePlayLink(text) : undefined;
    return (
      link && {
        link,
        speed: PLAY_SPEEDS.find((each) => each === speed) ?? 1,
        analysis: analysis === true,
        keys: keys !== false,
        minds: readMinds(minds) ?? DEFAULT_MINDS,
      }
    );
  },
  write: ({ link, ...settings }) => ({ link: makePlayLink(link.match), ...settings }),
});

/** Names that are no player's any more are left out. */
function readMinds(found: unknown): readonly string[] | undefined {
  if (!Array.isArray(found)) return undefined;
  return OFFERED_BOTS.map(makePlayer).filter((name) => found.includes(name));
}
