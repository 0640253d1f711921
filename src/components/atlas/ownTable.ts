import {
  BitPosition,
  EMPTY,
  ROW,
  isTableWeight,
  makeTableFile,
  parseTableFile,
  placeOf,
  positionIndex,
  ruleRatingsTable,
  setupOfClass,
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

/** A number in which a table differs from one of the bases. */
interface Edit {
  readonly at: number;
  readonly cell: number;
  readonly weight: number;
}

/** Changes that still go into a link. */
export const MOST_EDITS = 150;

/**
 * A table as a few changes of a base, for a link: `rules~0.4.500~1.0.7` (row, cell, number). `undefined`
 * if it differs too much: then it goes as a file.
 */
export function makeEdits(table: Table): string | undefined {
  const name = BASES.find((each) => baseTable(each).kind === table.kind);
  if (!name) return undefined;
  const base = baseTable(name).weights;
  const edits: string[] = [];
  for (const [where, weight] of table.weights.entries()) {
    if (weight === base[where]) continue;
    edits.push(`${Math.floor(where / ROW)}.${where % ROW}.${weight}`);
    if (edits.length > MOST_EDITS) return undefined;
  }
  return [name, ...edits].join('~');
}

/** Reads such changes; `undefined` if any of them cannot be. */
export function parseEdits(text: string): Table | undefined {
  const [name, ...written] = text.split('~');
  const base = BASES.find((each) => each === name);
  if (!base || written.length === 0 || written.length > MOST_EDITS) return undefined;
  const table = baseTable(base);
  const weights = table.weights.slice();
  for (const each of written) {
    const edit = parseEdit(each, table);
    if (!edit) return undefined;
    weights[edit.at * ROW + edit.cell] = edit.weight;
  }
  return { ...table, name: '', provenance: '', weights };
}

function parseEdit(text: string, { kind }: Table): Edit | undefined {
  const found = /^(\d{1,3})\.([0-8])\.(-?\d{1,9}(?:\.\d{1,6})?)$/.exec(text);
  if (!found) return undefined;
  const [at, cell, weight] = [Number(found[1]), Number(found[2]), Number(found[3])];
  if (at >= positionIndex().classes.length || !isTableWeight(weight, kind)) return undefined;
  return hasNumber(setupOfClass(at), cell) ? { at, cell, weight } : undefined;
}

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
