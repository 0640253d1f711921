import { latinLetter } from '../platform/latinLetter.ts';

/** What a single key does on the page /play/. */
export type PlayKey =
  | { readonly kind: 'cell'; readonly cell: number }
  | { readonly kind: (typeof LETTERS)[keyof typeof LETTERS] };

/** Those of the weight inspector are the original program's. */
const LETTERS = {
  u: 'undo',
  r: 'redo',
  n: 'new',
  h: 'hint',
  a: 'analysis',
  w: 'weights',
  t: 'account',
  d: 'bot',
  g: 'cell-name',
} as const;

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
const TYPING =
  'input:not([type=checkbox], [type=radio]), select, textarea, [contenteditable], .editor *';

/**
 * Whether a single key is meant for the game: while the focus is in its region or nowhere, and not where
 * something is typed or a dialog is open.
 */
export function isForGame(event: KeyboardEvent, region: Element | undefined): boolean {
  const at = document.activeElement;
  const isIn = isNowhere(at) || region?.contains(at) === true;
  if (!isIn || event.defaultPrevented || at?.matches(TYPING)) return false;
  return document.querySelector('dialog[open], :popover-open') === null;
}

/** Whether nothing has the focus. */
export function isNowhere(at = document.activeElement): boolean {
  return at === null || at === document.body;
}
