import { fail, ok, type Result } from './result.ts';

/** The members of a JSON object, none of them looked at yet. */
export type JsonFields = Readonly<Record<string, unknown>>;

/** A JSON object as what it is; `undefined` for anything else, lists and null too. */
export function fieldsOf(value: unknown): JsonFields | undefined {
  const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
  return isObject ? (value as JsonFields) : undefined;
}

/** Any JSON value. Never throws. */
export function parseJson(text: string): Result<unknown, { readonly code: 'not-json' }> {
  try {
    return ok(JSON.parse(text) as unknown);
  } catch {
    return fail({ code: 'not-json' });
  }
}

/** The JSON object that a text is; `undefined` if it is none, or no JSON. Never throws. */
export function parseObject(text: string): JsonFields | undefined {
  const read = parseJson(text);
  return read.ok ? fieldsOf(read.value) : undefined;
}
