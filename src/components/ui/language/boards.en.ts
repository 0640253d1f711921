import type { BoardView } from '../types.ts';

function rowsOf({ cells, columns }: BoardView): BoardView['cells'][] {
  return Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
}

/** "Row 1: cell 0 O, cell 1 empty, cell 2 X." */
function row(cells: BoardView['cells'], at: number): string {
  const held = cells.map(({ cell, mark }) => `cell ${cell} ${mark ?? 'empty'}`);
  return `Row ${at + 1}: ${held.join(', ')}.`;
}

/** A small board row by row, for someone who does not see it. */
export const boardRows = (board: BoardView): string[] => rowsOf(board).map(row);
