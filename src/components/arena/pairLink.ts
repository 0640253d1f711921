import { LONGEST_LINK, defineLink, type LinkField } from '../platform/link.ts';
import { ARENA, playerAt, type PairProblem } from './arena.ts';

/** Two players, by their place in the arena. */
export interface Pair {
  readonly first: number;
  readonly second: number;
  /** Who comes along as the reader's own: a table that was edited, or boxes that were trained, as Play calls them. */
  readonly own?: string | undefined;
}

const player: LinkField<number> = { make: (place) => ARENA.players[place], parse: playerAt };
const own: LinkField<string> = {
  make: (name) => name,
  parse: (text) => (/^(edited:[\w-]+|trained:box[.\w-]+)$/.test(text) ? text : undefined),
};
export const pairLink = defineLink(
  { first: player, second: player, own },
  { fragment: LONGEST_LINK },
);

/** Who comes along in a link, before the pair is asked for. */
export const ownInLink = (fragment: string): string | undefined => pairLink.parse(fragment)?.own;

/** "#first=minimax&second=rule-ratings:0". */
export const makePairLink: (pair: Pair) => string = pairLink.make;

/** Reads a fragment, with or without `#`. `undefined` if it is about no pair. Never throws. */
export function parsePairLink(
  fragment: string,
): { readonly pair?: Pair; readonly problems: readonly PairProblem[] } | undefined {
  const link = pairLink.parse(fragment);
  if (!link) return undefined;
  const { first, second, own, problems } = link;
  if (first !== undefined && second !== undefined)
    return { pair: { first, second, ...(own !== undefined && { own }) }, problems };
  return { problems: [...problems, { code: 'missing-player' }] };
}
