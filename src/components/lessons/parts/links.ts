import type { FigureId } from './runs.ts';

/** The figures whose calls stand in a table: a longer search is left to the figure itself. */
const IN_TABLES: readonly FigureId[] = ['nine', 'second'];

/**
 * The id that a phrase leads to without scripts: a call's row in its table, or else the figure. The
 * worked example has the short ones.
 */
export function callAnchor(fig: FigureId, call: number): string {
  if (!IN_TABLES.includes(fig)) return fig;
  return fig === 'nine' ? `call-${call}` : `${fig}-call-${call}`;
}
