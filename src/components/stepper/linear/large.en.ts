import type { Translated } from '../../platform/translated.ts';
import { SHEET_PROBLEM } from '#language/ui/large-board/problems';

/** What every figure on a large board says, whatever it shows. */
export const sheetCommonMessages = {
  board: 'The board at this step',
  /** `note`: what stands on the cell beside its mark, as it is spoken. */
  cell: (name: string, mark: 'X' | 'O' | undefined, note: string) =>
    `${name}, ${mark ?? 'empty'}${note}`,
  edit: 'Draw a position of your own',
  strip: {
    label: 'The line, from cell −5 to cell 5',
    cell: (offset: string, holds: string) => `cell ${offset}, ${holds}`,
    tried: (mark: 'X' | 'O') => `${mark} is tried here`,
    holds: { X: 'X', O: 'O', empty: 'empty', edge: 'beyond the edge' },
    window: 'in the window',
    end: { open: 'open end', closed: 'closed end' },
    gap: 'counted by the divider',
    run: (label: string, cells: string) => `attack ${label} on ${cells}`,
    edit: 'Draw a line of your own',
  },
  drawing: {
    group: 'Draw',
    pens: { X: 'X', O: 'O', empty: 'Erase', cell: 'Choose the cell' },
    howTo: 'Click on the board, or press X, O or Delete on a cell of it.',
    howToStrip:
      'Click on a cell of the line: empty, X, O, the edge. Or press X, O, Delete or E on it.',
    mark: { tried: 'Tried here', toMove: 'To move' },
    direction: 'Direction',
    directions: ['across', 'rising to the right', 'straight down', 'falling to the right'],
    borders: 'Borders',
    noBorders: 'none',
    size: (side: number) => `${side} × ${side}`,
    ownSize: (width: number, height: number) => `${width} × ${height}`,
    undo: 'Undo',
    clear: 'Clear',
    reset: 'Back to the figure’s own',
    done: 'Done',
    problem: SHEET_PROBLEM,
  },
} as const;

export type SheetCommonMessages = Translated<typeof sheetCommonMessages>;
