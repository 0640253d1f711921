import { crc32 } from '../core/crc32.ts';
import { fieldsOf, parseJson, type JsonFields } from '../core/json.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { list, number, object, oneOf, readBy, readVersion, via } from '../core/schema.ts';
import { EMPTY } from '../core/types.ts';
import { BitPosition } from '../game/bitPosition.ts';
import { positionIndex, setupOfClass } from '../game/positionIndex.ts';
import { ROW, TABLE_KINDS, type Table, type TableKind } from './table.ts';

/** What the file calls itself. */
const TABLE_FORMAT = 'noughtbook-table';
/** Raised whenever older readers would misread a file. */
const TABLE_VERSION = 1;
/** Longer files are not read, in characters; a full table has about a tenth of this. */
export const LONGEST_TABLE = 1_000_000;
export const LONGEST_NAME = 80;
const LONGEST_PROVENANCE = 2000;
/** The greatest rating, and the most beads for one cell, so that the sum of nine still fits into a draw. */
export const MOST_WEIGHT = 100_000_000;

/** Values are kept to the millionth, so that no number needs an exponent. */
const GRAIN = 1e6;

/** Why a text is not a table. The page has a message for each code. */
export type TableProblem =
  | { readonly code: 'too-long'; readonly length: number; readonly limit: number }
  | { readonly code: 'not-json' }
  /** JSON, but not a table of ours. */
  | { readonly code: 'foreign' }
  | { readonly code: 'newer'; readonly version: number }
  /** One of ours, but a part is missing, or the checksum says that something has changed. */
  | { readonly code: 'damaged' }
  /** Complete and ours, but this row has an impossible number: too great, not whole, or on a taken cell. */
  | { readonly code: 'impossible-number'; readonly at: number; readonly cell: number };

/** A file's content, before its checksum. */
interface Payload {
  readonly format: typeof TABLE_FORMAT;
  readonly version: number;
  readonly kind: TableKind;
  readonly name: string;
  readonly provenance: string;
  readonly rows: readonly (readonly number[])[];
}

/** A table as the text of a file. Names that are too long are cut, and values rounded to a millionth. */
export function makeTableFile(table: Table): string {
  const payload: Payload = {
    format: TABLE_FORMAT,
    version: TABLE_VERSION,
    kind: table.kind,
    name: plainText(table.name, LONGEST_NAME),
    provenance: plainText(table.provenance, LONGEST_PROVENANCE),
    rows: rowsOf(table.weights),
  };
  const { rows, ...head } = payload;
  const lines = rows.map((row) => JSON.stringify(row)).join(',\n');
  const start = JSON.stringify(head).slice(1, -1);
  return `{${start},"checksum":"${checksum(payload)}","rows":[\n${lines}\n]}\n`;
}

/** Reads such a text. Nothing in it is ever run or shown as anything but text. */
export function parseTableFile(text: string): Result<Table, TableProblem> {
  const { length } = text;
  if (length > LONGEST_TABLE) return fail({ code: 'too-long', length, limit: LONGEST_TABLE });
  const read = parseJson(text.replace(/^\uFEFF/, ''));
  if (!read.ok) return read;
  const file = fieldsOf(read.value);
  if (file?.['format'] !== TABLE_FORMAT) return fail({ code: 'foreign' });
  const version = readVersion(file, TABLE_VERSION);
  if (!version.ok && version.problem.code === 'newer') return fail(version.problem);
  const payload = payloadIn(file);
  if (!payload || file['checksum'] !== checksum(payload)) return fail({ code: 'damaged' });
  const wrong = impossibleIn(payload);
  if (wrong) return fail(wrong);
  const { kind, name, provenance, rows } = payload;
  return ok({ kind, name, provenance, weights: Float64Array.from(rows.flat()) });
}

const FINITE = number(-Number.MAX_VALUE, Number.MAX_VALUE);
const plain = (longest: number) =>
  via((found) => (found === plainText(found, longest) ? found : undefined));

/** Whether there are enough rows, and whether a table can hold their values, is not checked yet. */
const PAYLOAD = object({
  format: oneOf([TABLE_FORMAT] as const),
  version: oneOf([TABLE_VERSION] as const),
  kind: oneOf(TABLE_KINDS),
  name: plain(LONGEST_NAME),
  provenance: plain(LONGEST_PROVENANCE),
  rows: list(LONGEST_TABLE, list(ROW, FINITE)),
});

function payloadIn(file: JsonFields): Payload | undefined {
  const payload = readBy(PAYLOAD, file);
  const isWhole =
    payload?.rows.length === positionIndex().classes.length &&
    payload.rows.every(({ length }) => length === ROW);
  return isWhole ? payload : undefined;
}

/** Removes control characters and lone surrogates, which could be written in several ways. */
function plainText(text: string, longest: number): string {
  const wellFormed = text.replace(/\p{Surrogate}/gu, '').replace(/\p{Control}+/gu, ' ');
  return wellFormed.slice(0, longest).replace(/[\uD800-\uDBFF]$/, '');
}

function rowsOf(weights: Float64Array): number[][] {
  const rounded = Array.from(weights, (weight) => Math.round(weight * GRAIN) / GRAIN + 0);
  return Array.from({ length: rounded.length / ROW }, (_, at) =>
    rounded.slice(at * ROW, (at + 1) * ROW),
  );
}

/** The checksum of the fields in a fixed order, in ASCII, so that spaces and line ends don't matter. */
function checksum({ format, version, kind, name, provenance, rows }: Payload): string {
  const text = JSON.stringify([format, version, kind, name, provenance, rows]);
  const ascii = text.replace(/[^ -~]/gu, inAscii);
  const units = new Uint8Array(ascii.length);
  for (let at = 0; at < ascii.length; at++) units[at] = ascii.charCodeAt(at);
  return crc32(units).toString(16).padStart(8, '0');
}

const inAscii = (sign: string) => `\\u{${(sign.codePointAt(0) as number).toString(16)}}`;

/** The first number that no table of this kind can hold. */
function impossibleIn({ kind, rows }: Payload): TableProblem | undefined {
  for (const [at, row] of rows.entries()) {
    const setup = setupOfClass(at);
    const isOver = new BitPosition(setup).isOver;
    const cell = row.findIndex((weight, where) => {
      const isFree = !isOver && setup.cells[where] === EMPTY;
      return isFree ? !isTableWeight(weight, kind) : weight !== 0;
    });
    if (cell >= 0) return { code: 'impossible-number', at, cell };
  }
  return undefined;
}

/** Whether a table of this kind may hold this number. */
export function isTableWeight(weight: number, kind: TableKind): boolean {
  if (kind === 'values') return weight >= -1 && weight <= 1;
  return Number.isInteger(weight) && weight >= 0 && weight <= MOST_WEIGHT;
}
