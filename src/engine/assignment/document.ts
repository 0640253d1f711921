import { fieldsOf, parseJson, type JsonFields } from '../core/json.ts';
import { fail, ok, type Result } from '../core/result.ts';
import { readVersion, type Schema, type ValueProblem } from '../core/schema.ts';
import type { CodecProblem } from '../exercise/codec.ts';
import { ASSIGNMENT_LIMITS } from './model.ts';

/** The formats of this site's files. */
const DOCUMENT_KINDS = ['assignment', 'work', 'feedback'] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];

const LONGEST_DOCUMENT: Readonly<Record<DocumentKind, number>> = {
  assignment: ASSIGNMENT_LIMITS.document,
  work: ASSIGNMENT_LIMITS.work,
  feedback: ASSIGNMENT_LIMITS.returned,
};

/** Why a text is none of these documents. `task` counts from 1; without it the whole text is meant. */
export type DocumentProblem =
  | { readonly code: 'empty' }
  | { readonly code: 'too-large'; readonly found: number; readonly limit: number }
  | { readonly code: 'not-json' }
  /** Readable, but another format; `found` if it is another one of this site. */
  | { readonly code: 'foreign'; readonly found?: DocumentKind }
  | { readonly code: 'newer-version'; readonly version: number; readonly known: number }
  | (ValueProblem & { readonly field: string; readonly task?: number })
  | { readonly code: 'unknown-kind'; readonly kind: string; readonly task: number }
  /** The exercise was written for a version of its rules that this site does not know. */
  | { readonly code: 'newer-kind'; readonly kind: string; readonly task: number }
  | { readonly code: 'bad-params'; readonly problem: CodecProblem; readonly task: number };

const VERSION = 1;

/** The text of a document, on one line, with its fields in the given order. */
export function writeDocument(kind: DocumentKind, fields: JsonFields): string {
  return JSON.stringify({ noughtbook: kind, version: VERSION, ...fields });
}

/**
 * The fields of a document of at most `limit` characters, without its head. Spaces, line ends, byte order mark and order of
 * fields don't matter. Never throws.
 */
export function openDocument(
  text: string,
  kind: DocumentKind,
  limit: number = LONGEST_DOCUMENT[kind],
): Result<JsonFields, DocumentProblem> {
  const trimmed = text.trim();
  const found = trimmed.length;
  if (found === 0) return fail({ code: 'empty' });
  if (found > limit) return fail({ code: 'too-large', found, limit });
  const json = parseJson(trimmed);
  if (!json.ok) return json;
  const { noughtbook: own, version, ...fields } = fieldsOf(json.value) ?? {};
  if (own !== kind) {
    const other = DOCUMENT_KINDS.find((each) => each === own);
    return fail({ code: 'foreign', ...(other && { found: other }) });
  }
  const read = readVersion({ version }, VERSION);
  if (read.ok) return ok(fields);
  return fail(
    read.problem.code === 'newer'
      ? { code: 'newer-version', version: read.problem.version, known: VERSION }
      : { code: 'wrong-value', field: 'version' },
  );
}

/** Reads the fields of a document; a problem names the field, and the task that it is in. */
export function readFields<Value>(
  fields: JsonFields,
  schema: Schema<Value>,
): Result<Value, DocumentProblem> {
  const read = schema(fields);
  if (read.ok) return read;
  const { path, ...problem } = read.problem;
  const [, at] = path;
  const field = String(path.findLast((each) => typeof each === 'string'));
  return fail({ ...problem, field, ...(typeof at === 'number' && { task: at + 1 }) });
}
