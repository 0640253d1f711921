import {
  fail,
  migrated,
  ok,
  type JsonFields,
  type Migrations,
  type Result,
} from '../../engine/index.ts';
import type { KeptProblem } from '../view/assignment/keptProblem.ts';
import { keepText, type TextStore } from './browserStore.ts';
import { readKept } from './keptText.ts';

/** One sort of text that is kept: what it is called, and how older versions become the current one. */
export interface KeptFormat {
  /** What a file says that it is; absent for what only the store of a browser holds. */
  readonly what?: string;
  /** The current version is one more than there are of these. */
  readonly migrations: Migrations;
}

/** The text of what is kept, with its version. */
export function makeKept({ what, migrations }: KeptFormat, fields: object): string {
  const version = migrations.length + 1;
  const envelope = what === undefined ? { v: version } : { noughtbook: what, version };
  return JSON.stringify({ ...envelope, ...fields });
}

/** Opens the object that such a text is, and brings its fields to the current version. Never throws. */
export function openKept(
  found: JsonFields | undefined,
  { what, migrations }: KeptFormat,
): Result<JsonFields, Extract<KeptProblem, { code: 'unreadable' | 'newer' }>> {
  const { v, noughtbook, ...rest } = found ?? {};
  if (noughtbook !== what) return fail({ code: 'unreadable' });
  const fields = what === undefined ? { ...rest, version: v } : rest;
  const read = migrated(fields, migrations);
  if (read.ok) return ok(read.value);
  const { problem } = read;
  if (problem.code === 'newer-version') return fail({ code: 'newer', version: problem.version });
  return fail({ code: 'unreadable' });
}

/** What is kept under a key, as `readKept`; never throws. */
export function readStored<Read extends { readonly problem?: KeptProblem | undefined }>(
  store: TextStore | undefined,
  key: string,
  nothing: Read,
  parse: (text: string) => Read,
): Read {
  return readKept<KeptProblem, Read>(store, key, {
    nothing,
    parse,
    trouble: (code) => ({ code }),
  });
}

/**
 * Writes over what was read with `problem`, but never over what could not be put aside. Gives why the
 * text is not kept. Never throws.
 */
export function writeStored(
  store: TextStore | undefined,
  key: string,
  text: string,
  problem?: KeptProblem,
): KeptProblem | undefined {
  if (!store) return { code: 'not-stored' };
  if (problem?.code === 'not-aside' || problem?.code === 'not-stored') return problem;
  return keepText(store, key, text) ? undefined : { code: 'full' };
}
