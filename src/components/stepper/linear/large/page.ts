import { everyMark } from '../../../ui/large-board/boardSummary.ts';
import type { BoardKind, BoardSpoken } from '../boardKind.ts';
import type { LargeMoment } from './view.ts';
import { LargeFigure, type LargeTypes } from './figure.svelte.ts';
import LargeStepBoard from './LargeStepBoard.svelte';

/** Every mark of a large board. */
export const largeSpoken: BoardSpoken<LargeMoment> = ({ scene }) => everyMark(scene);

/** A large board. */
export const largeBoard: BoardKind<LargeTypes> = {
  makeFigure: (parts, onsettled) => new LargeFigure(parts, onsettled),
  panels: () => ({ position: () => import('./DrawPanel.svelte') }),
  Drawing: LargeStepBoard,
  spoken: largeSpoken,
  layout: 'large',
};
