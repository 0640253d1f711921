import type { BoardKind } from '../boardKind.ts';
import { LargeFigure, type LargeTypes } from './figure.svelte.ts';
import LargeStepBoard from './LargeStepBoard.svelte';
import './layout.css';

/** A large board. */
export const largeBoard: BoardKind<LargeTypes> = {
  makeFigure: (parts, onsettled) => new LargeFigure(parts, onsettled),
  panels: () => ({ position: () => import('./DrawPanel.svelte') }),
  Drawing: LargeStepBoard,
  spoken: async () => (await import('./largeSpoken.ts')).largeSpoken,
  layout: 'large',
};
