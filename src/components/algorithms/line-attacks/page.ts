import { lineMessages } from '#language/algorithms/line-attacks/messages';
import type { BoardKind } from '../../stepper/linear/boardKind.ts';
import { LargeFigure } from '../../stepper/linear/largeFigure.svelte.ts';
import { linearFigure } from '../../stepper/linear/linearPage.ts';
import { stripSpoken, type LineMoment } from './strip.ts';
import StripBoard from './StripBoard.svelte';
import { lineSumView } from './view.ts';

/** One line of a large board, drawn as a strip of cells: no board is loaded for it. */
export const stripBoard: BoardKind<LargeFigure, LineMoment> = {
  Figure: LargeFigure,
  panels: () => ({ position: () => import('../../stepper/linear/DrawPanel.svelte') }),
  Drawing: StripBoard,
  spoken: stripSpoken,
  layout: 'large strip',
};

export default linearFigure(stripBoard, lineSumView, lineMessages);
