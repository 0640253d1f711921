/**
 * N and P go to the next task and to the one before. A key that something inside has used already, or
 * that is typed into a field, is none of ours.
 */
export function stepKey(event: KeyboardEvent): 1 | -1 | undefined {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const isField =
    event.target instanceof HTMLElement &&
    event.target.matches('input, textarea, select, [contenteditable]');
  if (isField) return undefined;
  const key = event.key.toLowerCase();
  return key === 'n' ? 1 : key === 'p' ? -1 : undefined;
}
