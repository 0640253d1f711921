/** The fields of an answer: which key means what in them, and the way to the one that was refused. */

/** The fields that one types in: Enter on a radio button or a box to tick is no answer yet. */
const TYPED = ['text', 'number'];

/** Enter or Space on a radio button that is chosen already: it says that this is the answer. */
export const isPressOnChosen = ({ key, target }: KeyboardEvent): boolean =>
  (key === 'Enter' || key === ' ') &&
  target instanceof HTMLInputElement &&
  target.type === 'radio' &&
  target.checked;

/** Enter in a typed field that stands by itself: it checks what was typed, as in a form. */
export const isEnterInField = ({ key, isComposing, target }: KeyboardEvent): boolean =>
  key === 'Enter' &&
  !isComposing &&
  target instanceof HTMLInputElement &&
  TYPED.includes(target.type) &&
  !target.form;

/**
 * Goes to the field that already says why what was typed in it is no answer; then nobody needs to be asked for one.
 * Left and entered again, it is read aloud together with its reason.
 */
export function goToRefused(frame: HTMLElement): boolean {
  const field = frame.querySelector<HTMLElement>('input[aria-invalid="true"]');
  if (!field) return false;
  field.blur();
  field.focus();
  return document.activeElement === field;
}

/**
 * A key on a list to choose from: the hyphen, which keyboards have, leads to what begins with a minus
 * sign, as any other letter leads to what begins with it.
 */
export function typeMinus(
  event: KeyboardEvent & { readonly currentTarget: HTMLSelectElement },
): void {
  if (event.key !== '-' || event.altKey || event.ctrlKey || event.metaKey) return;
  const select = event.currentTarget;
  const found = [...select.options].filter(({ text }) => text.startsWith('\u2212'));
  const next = found.find(({ index }) => index > select.selectedIndex) ?? found[0];
  if (!next) return;
  event.preventDefault();
  select.selectedIndex = next.index;
  select.dispatchEvent(new Event('change', { bubbles: true }));
}
