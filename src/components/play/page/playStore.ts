import { stored } from '../../platform/stored.ts';
import { OFFERED_BOTS, makePlayer } from '../../players/players.ts';
import { isLost, makePlayLink, parsePlayLink, type PlayLink } from '../games/playLink.ts';
import { DEFAULT_EXPLAINED, PLAY_KEY, PLAY_SPEEDS, type PlaySpeed } from '../games/playSettings.ts';

/** The game of the page and how the page is set. */
interface StoredPlay {
  readonly link: PlayLink;
  readonly speed: PlaySpeed;
  /** What helps is shown: the analysis on small boards, all weights on large ones. */
  readonly analysis: boolean;
  readonly weights: boolean;
  /** The names of the players whose thoughts are shown. */
  readonly minds: readonly string[];
}

/** Stored while its tab is open: a reload finds the game, and so does the way back. */
export const playStore = stored<StoredPlay | undefined>(PLAY_KEY, {
  area: 'sessionStorage',
  empty: undefined,
  read({ link: text, speed, analysis, weights, minds }) {
    const link = typeof text === 'string' ? parsePlayLink(text) : undefined;
    if (!link || isLost(link)) return undefined;
    return {
      link,
      speed: PLAY_SPEEDS.find((each) => each === speed) ?? 1,
      analysis: analysis === true,
      weights: weights === true,
      minds: readExplained(minds) ?? DEFAULT_EXPLAINED,
    };
  },
  write: ({ link, ...rest }) => ({ link: makePlayLink(link.match, link.rules), ...rest }),
});

/** Names that are no player's any more are left out. */
function readExplained(found: unknown): readonly string[] | undefined {
  if (!Array.isArray(found)) return undefined;
  return OFFERED_BOTS.map(makePlayer).filter((name) => found.includes(name));
}
