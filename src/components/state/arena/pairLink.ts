import { ARENA, playerAt } from '../../view/arena/arena.ts';

/** Two players, by their place in the arena. */
export interface Pair {
  readonly first: number;
  readonly second: number;
}

/** What is wrong with a link to a pair; the words are in src/i18n. */
export interface PairProblem {
  readonly code: 'unknown-player' | 'missing-player' | 'too-long';
  readonly name?: string;
}

type PairLink = { readonly pair: Pair } | { readonly problem: PairProblem };

const MAX_FRAGMENT = 200;

/** "#first=minimax&second=rule-ratings:0". */
export function makePairLink({ first, second }: Pair): string {
  return `#first=${ARENA.players[first]}&second=${ARENA.players[second]}`;
}

/** Reads a fragment, with or without `#`. `undefined` if it is about no pair. Never throws. */
export function parsePairLink(fragment: string): PairLink | undefined {
  const text = fragment.replace(/^#/, '');
  if (!/(^|&)(first|second)=/.test(text.slice(0, MAX_FRAGMENT))) return undefined;
  if (text.length > MAX_FRAGMENT) return { problem: { code: 'too-long' } };
  const given = new URLSearchParams(text);
  const names = [given.get('first'), given.get('second')];
  const places = names.map((name) => (name === null ? undefined : playerAt(name)));
  const [first, second] = places;
  if (first !== undefined && second !== undefined) return { pair: { first, second } };
  const unknown = names.find((name, at) => name && places[at] === undefined);
  if (!unknown) return { problem: { code: 'missing-player' } };
  // Bytes that are no text are not worth quoting.
  const isText = !unknown.includes('\uFFFD');
  return { problem: { code: 'unknown-player', ...(isText && { name: unknown }) } };
}
