import { latinLetter } from '../platform/latinLetter.ts';

/** What a single key does while the focus is on a board with a weight inspector. */
export type InspectorKey = 'weights' | 'account' | 'bot';

const LETTERS: Readonly<Record<string, InspectorKey>> = { w: 'weights', t: 'account', d: 'bot' };

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>;

/** The meaning of a key (D, T and W, as in the original program); `undefined` for any other. */
export function inspectorKey(press: KeyPress): InspectorKey | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.shiftKey || press.repeat) {
    return undefined;
  }
  const letter = latinLetter(press);
  return letter === undefined ? undefined : LETTERS[letter];
}
