import { fail, ok, parseObject, type Result } from '../../../engine/index.ts';
import { makeKept, openKept, type KeptFormat } from '../openKept.ts';
import { ownFields, readOwn, type OwnWork } from './ownWork.ts';

/** A copy of unfinished work as a file: to go on with it on another device, or to be safe. */
const COPY: KeptFormat = { what: 'copy', migrations: [] };

export type CopyProblem =
  | { readonly code: 'copy-unreadable' }
  /** Written by a later version of the site. */
  | { readonly code: 'copy-newer'; readonly version: number };

export function makeCopy(work: OwnWork): string {
  return makeKept(COPY, ownFields(work));
}

/** `undefined` for a text that is no copy, but perhaps something else of ours. Never throws. */
export function parseCopy(text: string): Result<OwnWork, CopyProblem> | undefined {
  const found = parseObject(text.trim());
  if (found?.['noughtbook'] !== COPY.what) return undefined;
  const opened = openKept(found, COPY);
  if (!opened.ok && opened.problem.code === 'newer') {
    return fail({ code: 'copy-newer', version: opened.problem.version });
  }
  const work = opened.ok ? readOwn(opened.value) : undefined;
  return work ? ok(work) : fail({ code: 'copy-unreadable' });
}
