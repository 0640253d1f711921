import {
  BitPosition,
  EMPTY,
  ROW,
  TABLE_KINDS,
  isTableWeight,
  placeOf,
  positionIndex,
  ruleRatingsTable,
  setupOfClass,
  valuesTable,
  type Setup,
  type Table,
  type TableKind,
  rowOf,
  setupOfCode,
  tablePolicy,
} from '../../engine/index.ts';
import { stored } from '../platform/stored.ts';

let truth: Table | undefined;

/** The table of each kind that can always be looked at. It is never changed: whoever edits one gets a copy. */
export const baseTable = (kind: TableKind): Table =>
  kind === 'ratings' ? ruleRatingsTable() : (truth ??= valuesTable());

/** Where a game is over there is nothing to choose. */
const hasNumber = (setup: Setup, cell: number) =>
  setup.cells[cell] === EMPTY && !new BitPosition(setup).isOver;

/** The table with another number for one cell of a board as it lies; `undefined` for one that cannot be. */
export function withWeight(
  table: Table,
  setup: Setup,
  cell: number,
  weight: number,
): Table | undefined {
  const place = placeOf(setup);
  if (!place || !hasNumber(setup, cell) || !isTableWeight(weight, table.kind)) return undefined;
  const weights = table.weights.slice();
  weights[place.at * ROW + place.symmetry.indexOf(cell)] = weight;
  return { ...table, weights };
}

/** The reader's own table. */
export const ownTableStore = stored<Table | undefined>('noughtbook.table', {
  empty: undefined,
  read({ kind: name, weights: found }) {
    const kind = TABLE_KINDS.find((each) => each === name);
    const weights = Array.isArray(found) ? (found as readonly unknown[]) : [];
    const isWhole = weights.length === positionIndex().classes.length * ROW;
    if (!kind || !isWhole) return undefined;
    const isSound = (weight: unknown, where: number) =>
      hasNumber(setupOfClass(Math.floor(where / ROW)), where % ROW)
        ? isTableWeight(weight, kind)
        : weight === 0;
    if (!weights.every(isSound)) return undefined;
    return { kind, weights: Float64Array.from(weights as number[]) };
  },
  write: ({ kind, weights }) => ({ kind, weights: [...weights] }),
});

/** A cell's number in a table, as it is shown on a board. */
export interface RowCell {
  readonly cell: number;
  readonly weight: number;
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
  return free.map((cell) => ({
    cell,
    weight: row[cell] as number,
    isPlayed: played.has(cell),
  }));
}
