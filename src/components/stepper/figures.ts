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
/** Shows the same without a word, and moves nothing else: the text beside the figure is being read. */
type Follow = (target: FigureTarget) => void;

const awake = new Map<string, { readonly show: Show; readonly follow: Follow }>();
/** What was asked last of a figure that sleeps: it is shown when that wakes. */
let waiting: { readonly id: string; readonly show: (by: Show) => void } | undefined;

/** Makes a figure known, which follows the text, and is scrolled to when a phrase is pressed; call the result when it goes. */
export function registerFigure(
  id: string,
  follow: Follow,
  show: Show = (target, from) => {
    follow(target);
    from.ownerDocument.getElementById(id)?.scrollIntoView({ block: 'nearest' });
  },
): () => void {
  const known = { show, follow };
  awake.set(id, known);
  if (waiting?.id === id) {
    waiting.show(show);
    waiting = undefined;
  }
  return () => {
    if (awake.get(id) === known) awake.delete(id);
  };
}

/** False if that figure is not awake: it shows this when it wakes. */
export function showInFigure(id: string, target: FigureTarget, from: HTMLElement): boolean {
  const known = awake.get(id);
  waiting = known ? undefined : { id, show: (by) => by(target, from) };
  known?.show(target, from);
  return known !== undefined;
}

/** False if that figure is not awake. */
export function followInFigure(id: string, target: FigureTarget): boolean {
  awake.get(id)?.follow(target);
  return awake.has(id);
}
