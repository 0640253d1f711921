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
