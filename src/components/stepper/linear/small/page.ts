import type { BoardKind } from '../boardKind.ts';
import { SmallFigure, type SmallTypes } from './figure.svelte.ts';
import SmallStepBoard from './SmallStepBoard.svelte';

/** Nine cells. */
export const smallBoard: BoardKind<SmallTypes> = {
  makeFigure: (parts, onsettled) => new SmallFigure(parts, onsettled),
  panels: ({ uses }) => ({
    ...(uses.some((field) => field !== 'moves') && {
      settings: () => import('./StepSettingsPanel.svelte'),
    }),
    position: () => import('../../PositionPanel.svelte'),
  }),
  Drawing: SmallStepBoard,
  spoken: async () => (await import('./smallSpoken.ts')).smallSpoken,
  layout: '',
};
