import { fail, ok, parseObject, type Result } from '../../../engine/index.ts';
import { ownFields, readOwn, type OwnWork } from './ownWork.ts';

/** A copy of unfinished work as a file: to go on with it on another device, or to be safe. */
const WHAT = 'copy';
const VERSION = 1;

export type CopyProblem =
  | { readonly code: 'copy-unreadable' }
  /** Written by a later version of the site. */
  | { readonly code: 'copy-newer'; readonly version: number };

export function makeCopy(work: OwnWork): string {
  return JSON.stringify({ noughtbook: WHAT, version: VERSION, ...ownFields(work) });
}

/** `undefined` for a text that is no copy, but perhaps something else of ours. Never throws. */
export function parseCopy(text: string): Result<OwnWork, CopyProblem> | undefined {
  const found = parseObject(text.trim());
  if (found?.['noughtbook'] !== WHAT) return undefined;
  const version = found['version'];
  if (typeof version === 'number' && version > VERSION) {
    return fail({ code: 'copy-newer', version });
  }
  const work = version === VERSION ? readOwn(found) : undefined;
  return work ? ok(work) : fail({ code: 'copy-unreadable' });
}
