import type { Score } from '../../../engine/index.ts';
import { signedMessages as messages } from '#language/exercises/frame/signed';

/** A number with its sign or the word for it: "+3", "3", "−2", "-2", "minus 2". Of `values`, if there are any. */
export function readSigned(text: string, values?: readonly Score[]): Score | undefined {
  const typed = text.trim();
  const isMinus = messages.minus.test(typed);
  const digits = typed.replace(isMinus ? messages.minus : messages.plus, '');
  if (!/^\d{1,3}$/.test(digits)) return undefined;
  const read = isMinus ? 0 - Number(digits) : Number(digits);
  return values && !values.includes(read) ? undefined : read;
}
