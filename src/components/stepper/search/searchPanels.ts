import type { Figure } from './figure.svelte.ts';
import type { Panels } from '../panelProps.ts';

/** What a search's figure offers beside its code. Most readers never open these. */
export const SEARCH_PANELS: Panels<Figure> = {
  goTo: () => import('./GoToPanel.svelte'),
  stops: () => import('./StopsPanel.svelte'),
  predict: () => import('./PredictPanel.svelte'),
  settings: () => import('./SettingsPanel.svelte'),
  position: () => import('../PositionPanel.svelte'),
};
