import { fail, ok, type Result } from './result.ts';

/** The members of a JSON object, none of them validated yet. */
export type JsonFields = Readonly<Record<string, unknown>>;

/** The value, if it is a JSON object; `undefined` for anything else, including lists and null. */
export function fieldsOf(value: unknown): JsonFields | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as JsonFields) : undefined;
}

/** Parses any JSON value. Never throws. */
export function parseJson(text: string): Result<unknown, { readonly code: 'not-json' }> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return fail({ code: 'not-json' });
  }
}

/** Parses a text that must be a JSON object; `undefined` if it is anything else. Never throws. */
export function parseObject(text: string): JsonFields | undefined {
  const read = parseJson(text);
  return read.ok ? fieldsOf(read.value) : undefined;
}
