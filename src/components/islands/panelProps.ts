import type { Dictionary } from '../../i18n/index.ts';
import type { Figure } from '../state/figure.svelte.ts';

/** What every panel behind a tab is given. */
export interface PanelProps {
  figure: Figure;
  words: Dictionary;
  /** Back to stack and code. */
  onleave: () => void;
}
