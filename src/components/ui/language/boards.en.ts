import type { BoardView } from '../types.ts';

function rowsOf({ cells, columns }: BoardView): BoardView['cells'][] {
  return Array.from({ length: cells.length / columns }, (_, row) =>
    cells.slice(row * columns, (row + 1) * columns),
  );
}

/** A small board row by row, for someone who does not see it: "Row 1: cell 0 O, cell 1 empty, cell 2 X." */
export function boardRows(board: BoardView, note = (_cell: number) => ''): string[] {
  return rowsOf(board).map((cells, row) => {
    const held = cells.map(({ cell, mark }) => `cell ${cell} ${mark ?? 'empty'}${note(cell)}`);
    return `Row ${row + 1}: ${held.join(', ')}.`;
  });
}
