import { fieldsOf, parseJson, type JsonFields } from '../core/json.ts';
import { fail, ok, type Result } from '../core/result.ts';
import type { CodecProblem } from '../exercise/codec.ts';
import { LIMITS } from './model.ts';

/** What a file of this site can be. */
const DOCUMENT_KINDS = ['assignment', 'work'] as const;
type DocumentKind = (typeof DOCUMENT_KINDS)[number];

/** Why a value is not one that a field takes. */
type FieldProblem =
  | { readonly code: 'wrong-value' }
  | { readonly code: 'too-long'; readonly found: number; readonly limit: number }
  | { readonly code: 'too-many'; readonly found: number; readonly limit: number };

/** Why a text is no assignment, or no work. `task` counts from 1; where it is missing, the whole is meant. */
export type DocumentProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'too-large'; readonly found: number; readonly limit: number }
  | { readonly code: 'not-json' }
  /** Readable, but something else; `found` if it is the other file of this site. */
  | { readonly code: 'foreign'; readonly found?: DocumentKind }
  | { readonly code: 'newer-version'; readonly version: number; readonly known: number }
  | { readonly code: 'missing-field'; readonly field: string; readonly task?: number }
  | { readonly code: 'unknown-field'; readonly field: string; readonly task?: number }
  | (FieldProblem & { readonly field: string; readonly task?: number })
  | { readonly code: 'unknown-kind'; readonly kind: string; readonly task: number }
  /** The exercise was written for other rules than those that this site knows. */
  | { readonly code: 'newer-kind'; readonly kind: string; readonly task: number }
  | { readonly code: 'older-kind'; readonly kind: string; readonly task: number }
  | { readonly code: 'bad-params'; readonly problem: CodecProblem; readonly task: number };

/** How a document of each older version becomes one of the next: entry v makes version v + 2 of v + 1. */
export type Migrations = readonly ((old: JsonFields) => JsonFields)[];

/** How one field is read. */
export type Reader<Value> = (value: unknown) => Result<Value, FieldProblem>;
type Readers<Values> = { readonly [Name in keyof Values]: Reader<Values[Name]> };

/** The text of a document, on one line. Fields stand in the order in which they are given. */
export function writeDocument(kind: DocumentKind, version: number, fields: JsonFields): string {
  return JSON.stringify({ noughtbook: kind, version, ...fields });
}

/** A document that was opened. */
export interface OpenedDocument {
  /** As they were written, by whatever version. */
  readonly written: JsonFields;
  /** Without the head, brought to the version that is current. */
  readonly fields: JsonFields;
}

/** Opens a document. Spaces, line ends, a byte order mark and the order of fields are the writer's own. Never throws. */
export function openDocument(
  text: string,
  kind: DocumentKind,
  migrations: Migrations,
): Result<OpenedDocument, DocumentProblem> {
  const trimmed = text.trim();
  const [found, limit] = [trimmed.length, LIMITS.document];
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

/** Exported for its test: there is nothing older than version 1 yet. */
export function migrated(
  fields: JsonFields,
  migrations: Migrations,
): Result<JsonFields, DocumentProblem> {
  const { version, ...rest } = fields;
  const known = migrations.length + 1;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    return fail({ code: 'wrong-value', field: 'version' });
  }
  if (version > known) return fail({ code: 'newer-version', version, known });
  return ok(migrations.slice(version - 1).reduce<JsonFields>((old, step) => step(old), rest));
}

/** All the fields of a part, and no other. */
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

export function wholeNumber(from: number, to: number): Reader<number> {
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

/** A list whose members are looked at later. */
export function listUpTo(limit: number): Reader<readonly unknown[]> {
  return (value) => {
    if (!Array.isArray(value)) return fail({ code: 'wrong-value' });
    const found = value.length;
    return found > limit
      ? fail({ code: 'too-many', found, limit })
      : ok(value as readonly unknown[]);
  };
}

/** Reads all, or says what is wrong with the first that cannot be read. */
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

/** −0 is written as 0, so it is none of ours. */
function isNumber(value: unknown, from: number, to: number): value is number {
  return typeof value === 'number' && value >= from && value <= to && !Object.is(value, -0);
}
