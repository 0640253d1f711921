import { fail, ok, parseObject, type Result } from '../../../engine/index.ts';
import { versioned } from '../../platform/stored.ts';
import { ownFields, readOwn, type OwnWork } from './ownWork.ts';

/** A copy of unfinished work as a file: to go on with it on another device, or to be safe. */
const WHAT = 'copy';
const COPY = versioned<OwnWork | undefined>({
  what: WHAT,
  empty: undefined,
  read: readOwn,
  write: ownFields,
});

export type CopyProblem =
  | { readonly code: 'copy-unreadable' }
  /** Written by a later version of the site. */
  | { readonly code: 'copy-newer' };

export function makeCopy(work: OwnWork): string {
  return COPY.make(work);
}

/** `undefined` for a text that is no copy, but perhaps something else of ours. Never throws. */
export function parseCopy(text: string): Result<OwnWork, CopyProblem> | undefined {
  const trimmed = text.trim();
  if (parseObject(trimmed)?.['noughtbook'] !== WHAT) return undefined;
  const { value, problem } = COPY.parse(trimmed);
  if (value) return ok(value);
  return fail({ code: problem?.code === 'newer' ? 'copy-newer' : 'copy-unreadable' });
}
