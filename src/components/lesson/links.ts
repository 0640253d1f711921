import type { FigureId } from './runs.ts';

/** The id of a call's row in a table of calls. The worked example has the short ones. */
export function callAnchor(fig: FigureId, call: number): string {
  return fig === 'nine' ? `call-${call}` : `${fig}-call-${call}`;
}
