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
