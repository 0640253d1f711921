import { OFFERED_BOTS } from '../../players/catalog.ts';
import { makePlayer, parsePlayer } from '../../players/players.ts';
import { playStoreAt } from '../playStoreAt.ts';
import { makePlayLink, parsePlayLink, type PlayLink } from './playLink.ts';

/** Whose thoughts are shown at first: one of each way of thinking, as far as they are there. */
export const DEFAULT_EXPLAINED: readonly string[] = [
  'rules-of-thumb',
  'rule-ratings:1',
  'depth-ratings:4',
  'minimax',
].filter((name) => parsePlayer(name) !== undefined);

/** The game of the page /play/. `minds`: the names of the players whose thoughts are shown. */
export const playStore = playStoreAt('noughtbook.play', {
  make: (link: PlayLink) => makePlayLink(link.match),
  parse: parsePlayLink,
  settings: ({ speed }, { analysis, minds }) => ({
    speed,
    analysis: analysis === true,
    minds: readExplained(minds) ?? DEFAULT_EXPLAINED,
  }),
});

/** Names that are no player's any more are left out. */
function readExplained(found: unknown): readonly string[] | undefined {
  if (!Array.isArray(found)) return undefined;
  return OFFERED_BOTS.map(makePlayer).filter((name) => found.includes(name));
}
