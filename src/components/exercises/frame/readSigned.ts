import type { Score } from '../../../engine/index.ts';
import { signedMessages as messages } from '#language/exercises/frame/signed';

/** One of these numbers, with its sign or the word for it: "+3", "3", "−2", "-2", "minus 2". */
export function readSigned(text: string, values: readonly Score[]): Score | undefined {
  const typed = text.trim();
  const isMinus = messages.minus.test(typed);
  const digits = typed.replace(isMinus ? messages.minus : messages.plus, '');
  if (!/^\d{1,3}$/.test(digits)) return undefined;
  return values.find((each) => each === (isMinus ? -1 : 1) * Number(digits));
}
