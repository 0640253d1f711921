import type { Score } from '../../../engine/index.ts';
import { signedMessages as messages } from '#language/exercises/frame/signed';

/** One of these numbers, with its sign or the word for it: "+3", "3", "−2", "-2", "minus 2". */
export function readSigned(text: string, values: readonly Score[]): Score | undefined {
  const plain = text.trim().replace(messages.minus, '-').replace(messages.plus, '');
  if (!/^-?\d{1,3}$/.test(plain)) return undefined;
  return values.find((each) => each === Number(plain));
}
