import { RATED_DRAWN, RATED_LOST, RATED_UNKNOWN, RATED_WON } from '../core/ratingScale.ts';
import { X, type Mark, type Score } from '../core/types.ts';
import type { Setup } from '../game/setup.ts';
import { SMALL_VARIANT, type Variant } from '../game/variants.ts';
import { SURE_WIN } from '../search/limitedMinimax.ts';
import { DRAW, LOSS, WIN } from '../search/minimax.ts';
import type { MoveOrder, TieRule } from '../search/rules.ts';
import type { SearchTrace } from '../trace/searchTrace.ts';

/** How the scores of a search are read, from the computer's side. */
export interface Scale {
  /** A score below `notLost` is a loss for the computer, one above `notWon` a win, and all others are neither. */
  readonly notLost: Score;
  readonly notWon: Score;
  /** Only of depth ratings: the ends of their scale, which has no signs. */
  readonly ends?: { readonly lost: Score; readonly won: Score };
}

/** What is known of a search without running it. */
export interface SearchTraits {
  readonly scale: Scale;
  /** The scores that a question always offers, whether they occur or not. */
  readonly scores: readonly Score[];
  /** It keeps alpha and beta, and prunes. */
  readonly prunes?: true;
  /** It takes a depth limit. */
  readonly hasLimit?: true;
  /** At its limit it returns an evaluation: the lines that are still open to the computer, less those of the other side. */
  readonly evaluates?: true;
  /** So many empty cells at the most: after more marks a win would score no more than a draw. */
  readonly mostEmpty?: number;
}

const SIGNED: SearchTraits = {
  scale: { notLost: DRAW, notWon: DRAW },
  scores: [LOSS, DRAW, WIN],
};
const RATED: SearchTraits = {
  scale: {
    notLost: RATED_UNKNOWN,
    notWon: RATED_DRAWN,
    ends: { lost: RATED_LOST, won: RATED_WON },
  },
  scores: [RATED_LOST, RATED_UNKNOWN, RATED_DRAWN, RATED_WON],
};
const GUESSED: SearchTraits = {
  scale: { notLost: 1 - SURE_WIN, notWon: SURE_WIN - 1 },
  scores: [-SURE_WIN, DRAW, SURE_WIN],
};

const TRAITS = {
  minimax: SIGNED,
  quickMinimax: { ...SIGNED, mostEmpty: WIN - 1 },
  alphaBeta: { ...SIGNED, prunes: true },
  depthRatings: { ...RATED, hasLimit: true },
  limitedMinimax: { ...GUESSED, hasLimit: true, evaluates: true },
} satisfies Record<string, SearchTraits>;

/** The name in links and requests is that of its file in `src/engine/search/`, and of the function there that calls itself. */
export type SearchName = keyof typeof TRAITS;
export const SEARCH_TRAITS: Readonly<Record<SearchName, SearchTraits>> = TRAITS;
/** Every search that can be requested, in the order in which they are offered. */
export const SEARCHES = Object.keys(TRAITS) as readonly SearchName[];

/** A search as data, to put into a link, to send to a worker, and to run again. */
export interface SearchRequest {
  readonly search: SearchName;
  /** The `id` of the board's variant. */
  readonly variant: string;
  readonly setup: Setup;
  readonly computer: Mark;
  readonly order: MoveOrder;
  /** For the random order, 0 … `MOST_SEED`; the other orders ignore it. */
  readonly seed: number;
  readonly ties: TieRule;
  /** The depth limit in plies, one of `DEPTHS`; a search without one ignores it. */
  readonly depth: number;
}

/** The tutorial's way: X is the computer, cells are tried in ascending order, the first is kept. */
export function tutorialRequest(setup: Setup, { id }: Variant = SMALL_VARIANT): SearchRequest {
  const usual = { computer: X, order: 'ascending', seed: 0, ties: 'first', depth: 4 } as const;
  return { search: 'minimax', variant: id, setup, ...usual };
}

/** A request with its result. */
export interface SearchRun {
  readonly request: SearchRequest;
  readonly trace: SearchTrace;
}
