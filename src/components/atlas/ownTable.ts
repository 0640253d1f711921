import {
  BitPosition,
  EMPTY,
  ROW,
  isTableWeight,
  makeTableFile,
  parseTableFile,
  placeOf,
  ruleRatingsTable,
  valuesTable,
  type Setup,
  type Table,
  rowOf,
  setupOfCode,
  tablePolicy,
} from '../../engine/index.ts';
import { storedText } from '../platform/stored.ts';

/** Tables that can always be looked at. They are never changed: whoever edits one gets a copy. */
const BASES = ['rules', 'truth'] as const;
export type BaseName = (typeof BASES)[number];

const made = new Map<BaseName, Table>();

export function baseTable(name: BaseName): Table {
  const table =
    made.get(name) ??
    (name === 'rules' ? ruleRatingsTable() : valuesTable({ name: 'truth', provenance: 'truth' }));
  made.set(name, table);
  return table;
}

/** Where a game is over there is nothing to choose, and a file with a number there could not be read. */
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

/** The reader's own table, as its file is. */
export const ownTableStore = storedText<Table | undefined>('noughtbook.table', {
  empty: undefined,
  parse(text) {
    const read = parseTableFile(text);
    if (read.ok) return { value: read.value };
    const isNewer = read.problem.code === 'newer';
    return { value: undefined, problem: { code: isNewer ? 'newer' : 'unreadable' } };
  },
  make: makeTableFile,
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
