import { everyMark } from '../../ui/large-board/boardSummary.ts';
import { LargeFigure } from './largeFigure.svelte.ts';
import LargeStepBoard from './LargeStepBoard.svelte';
import type { BoardKind } from './boardKind.ts';
import type { LargeMoment } from './view.ts';

/** A large board; every mark of it is spoken. */
export const largeBoard: BoardKind<LargeFigure, LargeMoment> = {
  Figure: LargeFigure,
  panels: () => ({ position: () => import('./DrawPanel.svelte') }),
  Drawing: LargeStepBoard,
  spoken: ({ scene }) => everyMark(scene),
  layout: 'large',
};
