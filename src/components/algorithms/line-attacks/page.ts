import type { BoardKind } from '../../stepper/linear/boardKind.ts';
import { LargeFigure, type LargeTypes } from '../../stepper/linear/large/figure.svelte.ts';
import { stripSpoken } from './strip.ts';
import StripBoard from './StripBoard.svelte';

/** One line of a large board, drawn as a strip of cells: no board is loaded for it. */
export const stripBoard: BoardKind<LargeTypes> = {
  makeFigure: (parts, onsettled) => new LargeFigure(parts, onsettled),
  panels: () => ({ position: () => import('../../stepper/linear/large/DrawPanel.svelte') }),
  Drawing: StripBoard,
  spoken: stripSpoken,
  layout: 'large strip',
};
