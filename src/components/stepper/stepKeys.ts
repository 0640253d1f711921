import type { Timeline } from './timeline.svelte.ts';

/**
 * The keys of a stepper, for whichever part has the focus. Letters go by `event.code`, so that
 * they lie at the same place on a Cyrillic keyboard. True if the key was used.
 */
export function stepByKey(stepper: Timeline, event: KeyboardEvent): boolean {
  if (event.altKey || event.ctrlKey || event.metaKey) return false;
  const act = ACTIONS[event.code];
  if (!act) return false;
  event.preventDefault();
  act(stepper);
  return true;
}

/** The key of a letter, by its place, or the sign that was typed; nothing where letters are written. */
export function letterKey({ code, key, altKey, ctrlKey, metaKey, target }: KeyboardEvent): string {
  const isWriting = (target as Element).matches('input:not([type=range]), select, textarea');
  if (isWriting || altKey || ctrlKey || metaKey) return '';
  return key === '?' ? key : code;
}

const ACTIONS: Readonly<Record<string, (stepper: Timeline) => void>> = {
  ArrowRight: (stepper) => stepper.forward(),
  ArrowUp: (stepper) => stepper.forward(),
  ArrowLeft: (stepper) => stepper.back(),
  ArrowDown: (stepper) => stepper.back(),
  Home: (stepper) => stepper.go(0),
  End: (stepper) => stepper.leapTo(stepper.last),
  Space: (stepper) => stepper.play(),
  KeyO: (stepper) => leap(stepper, stepper.over),
  KeyU: (stepper) => leap(stepper, stepper.out),
};

/** Where nothing calls anything there is nothing to step over. */
function leap(stepper: Timeline, step: number | undefined): void {
  if (step !== undefined) stepper.leapTo(step);
}
