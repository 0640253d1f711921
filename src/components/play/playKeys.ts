import { latinLetter } from '../platform/latinLetter.ts';

/** What a single key does on the page /play/. */
export type PlayKey =
  | { readonly kind: 'cell'; readonly cell: number }
  | { readonly kind: 'undo' | 'redo' | 'new' | 'hint' | 'analysis' };

const LETTERS = {
  u: 'undo',
  r: 'redo',
  n: 'new',
  h: 'hint',
  a: 'analysis',
} as const satisfies Readonly<Record<string, PlayKey['kind']>>;

type KeyPress = Pick<
  KeyboardEvent,
  'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey' | 'repeat'
>;

/** The meaning of a key; `undefined` for one that has none here. */
export function playKey(press: KeyPress): PlayKey | undefined {
  if (press.ctrlKey || press.metaKey || press.altKey || press.shiftKey || press.repeat) {
    return undefined;
  }
  const digit = /^(?:Digit|Numpad)([0-8])$/.exec(press.code)?.[1];
  if (digit !== undefined) return { kind: 'cell', cell: Number(digit) };
  const letter = latinLetter(press);
  const kind = Object.entries(LETTERS).find(([each]) => each === letter)?.[1];
  return kind && { kind };
}
