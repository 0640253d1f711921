import type { SheetFigure } from './largeFigure.svelte.ts';
import type { Panels } from '../panelProps.ts';

/** What a figure on a large board has behind its tabs. */
export function sheetPanels<Kind extends string>(): Panels<SheetFigure<Kind>> {
  return {
    predict: () => import('./StepPredictPanel.svelte'),
    position: () => import('./DrawPanel.svelte'),
  };
}
