import { EMPTY, rowOf, setupOfCode, tablePolicy, type Table } from '../../engine/index.ts';

/** A cell's number in a table, as it is shown on a board. */
export interface RowCell {
  readonly cell: number;
  readonly weight: number;
  /** 0 … 1: how it compares with the greatest of the board. */
  readonly share: number;
  /** The table plays it, or may. */
  readonly isPlayed: boolean;
}

/** The numbers of the free cells of a board, as it lies. */
export function rowCells(table: Table, code: number): RowCell[] {
  const setup = setupOfCode(code);
  const row = rowOf(table, setup);
  if (!row) return [];
  const played = new Set(tablePolicy(table, setup).map(({ cell }) => cell));
  if (played.size === 0) return [];
  const free = [...setup.cells.keys()].filter((cell) => setup.cells[cell] === EMPTY);
  const weights = free.map((cell) => row[cell] as number);
  return free.map((cell) => {
    const weight = row[cell] as number;
    return { cell, weight, share: shareOf(weight, table, weights), isPlayed: played.has(cell) };
  });
}

/** Ratings differ by powers of ten, so they are compared by their digits; beads and values as they are. */
function shareOf(weight: number, { kind }: Table, weights: readonly number[]): number {
  if (kind === 'values') return (weight + 1) / 2;
  const scale =
    kind === 'ratings' ? (each: number) => Math.log10(1 + each) : (each: number) => each;
  const most = Math.max(...weights.map(scale));
  return most === 0 ? 0 : scale(weight) / most;
}
