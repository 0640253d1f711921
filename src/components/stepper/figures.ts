import type { TieRule } from '../../engine/index.ts';

/**
 * The figures of a page that are awake. Words in the text find their figure here by its id;
 * frameworks' contexts do not cross from one island to another, and this does.
 */

/**
 * Where in a figure a phrase points: a step, or a call at its beginning or its return; in the figure's
 * own search, or in that search with another rule for equal scores.
 */
export interface FigureTarget {
  readonly step?: number;
  readonly call?: number;
  readonly at?: 'begin' | 'return';
  readonly ties?: TieRule;
}

type Show = (target: FigureTarget, from: HTMLElement) => void;

const awake = new Map<string, Show>();
/** What was asked last of a figure that sleeps: it is shown when that wakes. */
let waiting: { readonly id: string; readonly show: (by: Show) => void } | undefined;

/** Makes a figure known; call the result when it goes. */
export function registerFigure(id: string, show: Show): () => void {
  awake.set(id, show);
  if (waiting?.id === id) {
    waiting.show(show);
    waiting = undefined;
  }
  return () => {
    if (awake.get(id) === show) awake.delete(id);
  };
}

/** False if that figure is not awake: then the phrase is a plain link, which wakes it. */
export function showInFigure(id: string, target: FigureTarget, from: HTMLElement): boolean {
  const show = awake.get(id);
  waiting = show ? undefined : { id, show: (by) => by(target, from) };
  show?.(target, from);
  return show !== undefined;
}
