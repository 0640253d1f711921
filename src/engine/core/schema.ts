import { fieldsOf, type JsonFields } from './json.ts';
import { fail, ok, type Result } from './result.ts';

/**
 * Foreign data, read by a schema: files, codes, and what a browser has stored. A schema is a function that gives
 * the value with its type, or says what is wrong with it and where. None of them throws.
 */
export type Schema<Value> = (value: unknown) => Result<Value, SchemaProblem>;
/** What a schema reads. */
export type Read<Of> = Of extends Schema<infer Value> ? Value : never;

/** What is wrong with a value. */
export type ValueProblem =
  | { readonly code: 'wrong-value' }
  | { readonly code: 'too-long'; readonly found: number; readonly limit: number }
  | { readonly code: 'too-many'; readonly found: number; readonly limit: number }
  | { readonly code: 'missing-field' }
  | { readonly code: 'unknown-field' };

/** The same with its place: names of fields and indices of lists, from the outermost inwards. */
export type SchemaProblem = ValueProblem & { readonly path: readonly (string | number)[] };

/** Of a strange name so much is quoted, in UTF-16 units. */
const QUOTED = 40;

const refused = (problem: ValueProblem) => fail({ ...problem, path: [] });
const WRONG = refused({ code: 'wrong-value' });
const within = (problem: SchemaProblem, at: string | number) =>
  fail({ ...problem, path: [at, ...problem.path] });

function satisfying<Value>(test: (value: unknown) => value is Value): Schema<Value> {
  return (value) => (test(value) ? ok(value) : WRONG);
}

/** A number from `from` to `to`. −0 is refused, because we write it as 0. */
export const number = (from: number, to: number): Schema<number> =>
  satisfying(
    (value): value is number =>
      typeof value === 'number' && value >= from && value <= to && !Object.is(value, -0),
  );

/** A whole number that can be counted with exactly. */
export const whole = (
  from = Number.MIN_SAFE_INTEGER,
  to = Number.MAX_SAFE_INTEGER,
): Schema<number> => {
  const inRange = number(from, to);
  return (value) => (Number.isSafeInteger(value) ? inRange(value) : WRONG);
};

/** A text of at most so many UTF-16 units. */
export function text(limit: number): Schema<string> {
  return (value) => {
    if (typeof value !== 'string') return WRONG;
    const found = value.length;
    return found > limit ? refused({ code: 'too-long', found, limit }) : ok(value);
  };
}

export const textLike = (pattern: RegExp): Schema<string> =>
  satisfying((value): value is string => typeof value === 'string' && pattern.test(value));

export function oneOf<Value>(values: readonly Value[]): Schema<Value> {
  return satisfying((value): value is Value => values.includes(value as Value));
}

/** The value, or `undefined` where there is none. */
export function optional<Value>(schema: Schema<Value>): Schema<Value | undefined> {
  return (value) => (value === undefined ? ok(undefined) : schema(value));
}

/** A list of at most so many; it fails with its first member that cannot be read. */
export function list<Value>(limit: number, member: Schema<Value>): Schema<readonly Value[]> {
  return (value) => {
    if (!Array.isArray(value)) return WRONG;
    const found = value.length;
    if (found > limit) return refused({ code: 'too-many', found, limit });
    const all: Value[] = [];
    for (const [at, each] of value.entries()) {
      const read = member(each);
      if (!read.ok) return within(read.problem, at);
      all.push(read.value);
    }
    return ok(all);
  };
}

type Members = Readonly<Record<string, Schema<unknown>>>;
type ReadMembers<Of> = { readonly [Name in keyof Of]: Read<Of[Name]> };

/** An object's own JSON, to be read by somebody else. */
export const anyFields: Schema<JsonFields> = satisfying(
  (value): value is JsonFields => fieldsOf(value) !== undefined,
);

/** An object with these fields. Fields that it does not know are left out, or refused where it is `exact`. */
export function object<Of extends Members>(
  members: Of,
  { exact = false } = {},
): Schema<ReadMembers<Of>> {
  return (value) => {
    const fields = fieldsOf(value);
    if (!fields) return WRONG;
    const strange = exact && Object.keys(fields).find((name) => !Object.hasOwn(members, name));
    if (typeof strange === 'string') {
      return within({ code: 'unknown-field', path: [] }, strange.slice(0, QUOTED));
    }
    const values: Record<string, unknown> = {};
    for (const [name, member] of Object.entries(members)) {
      const isThere = Object.hasOwn(fields, name);
      const read = member(isThere ? fields[name] : undefined);
      if (!read.ok)
        return within(isThere ? read.problem : { code: 'missing-field', path: [] }, name);
      // An optional field that is not there is not there afterwards either.
      if (read.value !== undefined) values[name] = read.value;
    }
    return ok(values as ReadMembers<Of>);
  };
}

/** An object whose names are data: at most so many of them, each like `name`. */
export function record<Value>(
  limit: number,
  name: RegExp,
  member: Schema<Value>,
): Schema<Readonly<Record<string, Value>>> {
  return (value) => {
    const fields = fieldsOf(value);
    if (!fields) return WRONG;
    const entries = Object.entries(fields);
    const found = entries.length;
    if (found > limit) return refused({ code: 'too-many', found, limit });
    const values: [string, Value][] = [];
    for (const [key, each] of entries) {
      const read = name.test(key) ? member(each) : WRONG;
      if (!read.ok) return within(read.problem, key.slice(0, QUOTED));
      values.push([key, read.value]);
    }
    return ok(Object.fromEntries(values));
  };
}

/** What `schema` reads, or `undefined`. */
export function readBy<Value>(schema: Schema<Value>, value: unknown): Value | undefined {
  const read = schema(value);
  return read.ok ? read.value : undefined;
}

/** Why the version of a file cannot be used. */
export type VersionProblem =
  | { readonly code: 'no-version' }
  | { readonly code: 'newer'; readonly version: number };

/** The `version` of a file: a whole number from 1, and `known` at most. */
export function readVersion(
  { version }: JsonFields,
  known: number,
): Result<number, VersionProblem> {
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    return fail({ code: 'no-version' });
  }
  return version > known ? fail({ code: 'newer', version }) : ok(version);
}
