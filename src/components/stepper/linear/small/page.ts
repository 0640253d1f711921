import { boardRows } from '#language/ui/language/boards';
import { aloud } from '#language/ui/language/grammar';
import type { BoardKind, BoardSpoken } from '../boardKind.ts';
import type { SmallMoment } from './view.ts';
import { SmallFigure, type SmallTypes } from './figure.svelte.ts';
import SmallStepBoard from './SmallStepBoard.svelte';

/** Nine cells row by row, each with its note. */
export const smallSpoken: BoardSpoken<SmallMoment> = ({ board, notes }, note) =>
  boardRows(board, (cell) => {
    const text = notes[cell]?.text;
    return text ? aloud(note(text)) : '';
  }).join(' ');

/** Nine cells. */
export const smallBoard: BoardKind<SmallTypes> = {
  makeFigure: (parts, onsettled) => new SmallFigure(parts, onsettled),
  panels: ({ uses }) => ({
    ...(uses.length > 0 && { settings: () => import('./StepSettingsPanel.svelte') }),
    position: () => import('../../PositionPanel.svelte'),
  }),
  Drawing: SmallStepBoard,
  spoken: smallSpoken,
  layout: '',
};
