import { boardRows } from '#language/ui/board/boards';
import { aloud } from '#language/ui/language/grammar';
import type { BoardKind } from './boardKind.ts';
import { SmallFigure } from './smallFigure.svelte.ts';
import SmallStepBoard from './SmallStepBoard.svelte';
import type { SmallMoment } from './view.ts';

/** Nine cells, spoken row by row, each with its note. */
export const smallBoard: BoardKind<SmallFigure, SmallMoment> = {
  Figure: SmallFigure,
  panels: ({ uses }) => ({
    ...(uses.includes('seed') && { settings: () => import('./StepSettingsPanel.svelte') }),
    position: () => import('../PositionPanel.svelte'),
  }),
  Drawing: SmallStepBoard,
  spoken: ({ board, notes }, note) =>
    boardRows(board, (cell) => {
      const text = notes[cell]?.text;
      return text ? aloud(note(text)) : '';
    }).join(' '),
  layout: '',
};
