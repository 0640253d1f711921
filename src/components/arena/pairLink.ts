import { defineLink, type LinkField } from '../platform/link.ts';
import { ARENA, playerAt, type PairProblem } from './arena.ts';

/** Two players, by their place in the arena. */
export interface Pair {
  readonly first: number;
  readonly second: number;
}

const player: LinkField<number> = { make: (place) => ARENA.players[place], parse: playerAt };
export const pairLink = defineLink({ first: player, second: player }, { fragment: 200 });

/** "#first=minimax&second=rule-ratings:0". */
export const makePairLink: (pair: Pair) => string = pairLink.make;

/** Reads a fragment, with or without `#`. `undefined` if it is about no pair. Never throws. */
export function parsePairLink(
  fragment: string,
): { readonly pair?: Pair; readonly problems: readonly PairProblem[] } | undefined {
  const link = pairLink.parse(fragment);
  if (!link) return undefined;
  const { first, second, problems } = link;
  if (first !== undefined && second !== undefined) return { pair: { first, second }, problems };
  return { problems: [...problems, { code: 'missing-player' }] };
}
