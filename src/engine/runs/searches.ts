import { minimax } from '../search/minimax.ts';
import type { SearchFunction } from '../search/rules.ts';

/**
 * Every search that can be asked for, by its name in links and requests. The name is that of its
 * function, and of its file in `src/engine/search/`: the code that a figure shows is found by it.
 */
export const RUN = { minimax } as const satisfies Readonly<Record<string, SearchFunction>>;

export type SearchName = keyof typeof RUN;

/** The names, in the order in which they are offered. */
export const SEARCHES = Object.keys(RUN) as readonly SearchName[];
