import { latinLetter } from '../../platform/latinLetter.ts';

/** What the keys of this moment take back or do again, if anything. */
export function undoKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined;
  // A field undoes its own letters.
  const { target } = event;
  if (target instanceof HTMLTextAreaElement || target instanceof HTMLInputElement) return undefined;
  const key = latinLetter(event);
  if (key === 'y') return 'redo';
  if (key !== 'z') return undefined;
  return event.shiftKey ? 'redo' : 'undo';
}
