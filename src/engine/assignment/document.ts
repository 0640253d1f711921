import { fieldsOf, parseJson, type JsonFields } from '../core/json.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { CodecProblem } from '../exercise/codec.ts';
import { ASSIGNMENT_LIMITS } from './model.ts';

/** The formats of this site's files. */
const DOCUMENT_KINDS = ['assignment', 'work'] as const;
type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Why a field refuses a value. */
type FieldProblem =
  | { readonly code: 'wrong-value' }
  | { readonly code: 'too-long'; readonly found: number; readonly limit: number }
  | { readonly code: 'too-many'; readonly found: number; readonly limit: number };

/** Why a text is not an assignment or a work. `task` counts from 1; without it the whole text is meant. */
export type DocumentProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'too-large'; readonly found: number; readonly limit: number }
  | { readonly code: 'not-json' }
  /** Readable, but another format; `found` if it is this site's other format. */
  | { readonly code: 'foreign'; readonly found?: DocumentKind }
  | { readonly code: 'newer-version'; readonly version: number; readonly known: number }
  | { readonly code: 'missing-field'; readonly field: string; readonly task?: number }
  | { readonly code: 'unknown-field'; readonly field: string; readonly task?: number }
  | (FieldProblem & { readonly field: string; readonly task?: number })
  | { readonly code: 'unknown-kind'; readonly kind: string; readonly task: number }
  /** The exercise was written for a version of its rules that this site does not know. */
  | { readonly code: 'newer-kind'; readonly kind: string; readonly task: number }
  | { readonly code: 'older-kind'; readonly kind: string; readonly task: number }
  | { readonly code: 'bad-params'; readonly problem: CodecProblem; readonly task: number };

/** Migrations from each older version to the next: entry v turns version v + 1 into v + 2. */
export type DocumentMigrations = readonly ((old: JsonFields) => JsonFields)[];

/** How one field is read. */
export type Reader<Value> = (value: unknown) => Result<Value, FieldProblem>;
type Readers<Values> = { readonly [Name in keyof Values]: Reader<Values[Name]> };

/** The text of a document, on one line, with its fields in the given order. */
export function writeDocument(kind: DocumentKind, version: number, fields: JsonFields): string {
  return JSON.stringify({ noughtbook: kind, version, ...fields });
}

/** A document that was opened. */
export interface OpenedDocument {
  /** The fields as they were written, by any version. */
  readonly written: JsonFields;
  /** The fields without the head, migrated to the current version. */
  readonly fields: JsonFields;
}

/** Opens a document. Spaces, line ends, byte order mark and order of fields don't matter. Never throws. */
export function openDocument(
  text: string,
  kind: DocumentKind,
  migrations: DocumentMigrations,
): Result<OpenedDocument, DocumentProblem> {
  const trimmed = text.trim();
  const [found, limit] = [trimmed.length, ASSIGNMENT_LIMITS.document];
  if (found === 0) return fail({ code: 'empty' });
  if (found > limit) return fail({ code: 'too-large', found, limit });
  const json = parseJson(trimmed);
  if (!json.ok) return json;
  const written = fieldsOf(json.value) ?? {};
  const { noughtbook: own, ...rest } = written;
  if (own !== kind) {
    const other = DOCUMENT_KINDS.find((each) => each === own);
    return fail({ code: 'foreign', ...(other && { found: other }) });
  }
  const fields = migrated(rest, migrations);
  return fields.ok ? ok({ written, fields: fields.value }) : fields;
}

/** Exported for its test, because there is no version older than 1 yet. */
export function migrated(
  fields: JsonFields,
  migrations: DocumentMigrations,
): Result<JsonFields, DocumentProblem> {
  const { version, ...rest } = fields;
  const known = migrations.length + 1;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    return fail({ code: 'wrong-value', field: 'version' });
  }
  if (version > known) return fail({ code: 'newer-version', version, known });
  return ok(migrations.slice(version - 1).reduce<JsonFields>((old, step) => step(old), rest));
}

/** Reads an object that must have exactly these fields. */
export function readFields<Values extends object>(
  value: unknown,
  readers: Readers<Values>,
  task?: number,
): Result<Values, DocumentProblem> {
  const where = task === undefined ? {} : { task };
  const fields = fieldsOf(value);
  if (!fields) return fail({ code: 'wrong-value', field: 'tasks', ...where });
  const known = Object.keys(readers) as (keyof Values & string)[];
  const strange = Object.keys(fields).find((name) => !Object.hasOwn(readers, name));
  if (strange !== undefined)
    return fail({ code: 'unknown-field', field: strange.slice(0, 40), ...where });
  const values: Partial<Values> = {};
  for (const field of known) {
    if (!Object.hasOwn(fields, field)) return fail({ code: 'missing-field', field, ...where });
    const read = readers[field](fields[field]);
    if (!read.ok) return fail({ ...read.problem, field, ...where });
    values[field] = read.value;
  }
  return ok(values as Values);
}

export function textUpTo(limit: number): Reader<string> {
  return (value) => {
    if (typeof value !== 'string') return fail({ code: 'wrong-value' });
    const found = value.length;
    return found > limit ? fail({ code: 'too-long', found, limit }) : ok(value);
  };
}

export function textLike(pattern: RegExp): Reader<string> {
  return (value) =>
    typeof value === 'string' && pattern.test(value) ? ok(value) : fail({ code: 'wrong-value' });
}

export function wholeBetween(from: number, to: number): Reader<number> {
  return (value) =>
    isNumber(value, from, to) && Number.isInteger(value)
      ? ok(value)
      : fail({ code: 'wrong-value' });
}

export function numberUpTo(to: number): Reader<number> {
  return (value) => (isNumber(value, 0, to) ? ok(value) : fail({ code: 'wrong-value' }));
}

export function oneOf<Value extends string>(values: readonly Value[]): Reader<Value> {
  return (value) => {
    const found = values.find((each) => each === value);
    return found === undefined ? fail({ code: 'wrong-value' }) : ok(found);
  };
}

/** A list whose members are validated later. */
export function listUpTo(limit: number): Reader<readonly unknown[]> {
  return (value) => {
    if (!Array.isArray(value)) return fail({ code: 'wrong-value' });
    const found = value.length;
    return found > limit
      ? fail({ code: 'too-many', found, limit })
      : ok(value as readonly unknown[]);
  };
}

/** Reads all members, or returns the problem of the first that cannot be read. */
export function readAll<Value>(
  values: readonly unknown[],
  read: (value: unknown, at: number) => Result<Value, DocumentProblem>,
): Result<readonly Value[], DocumentProblem> {
  const all: Value[] = [];
  for (const [at, value] of values.entries()) {
    const one = read(value, at);
    if (!one.ok) return one;
    all.push(one.value);
  }
  return ok(all);
}

/** −0 is refused, because we write it as 0. */
function isNumber(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && value >= from && value <= to && !Object.is(value, -0);
}
