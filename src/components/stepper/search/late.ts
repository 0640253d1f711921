import type { Stepper } from './stepper.svelte.ts';
import { frameMessages } from '#language/stepper/frame';
import { SpokenSteps } from './spokenSteps.ts';

// What a figure needs only once somebody steps through it: the two fullest pages have no room for it at first.

export { linkedStep, makeAddress, parseAddress, requestOf } from './address.ts';
export { SpokenSteps };

/** A figure, as far as it can say where it is. */
interface Telling {
  readonly stepper: Pick<Stepper, 'run' | 'step' | 'last'>;
  speak(text: string): void;
}

/** The letter S, where nothing is written: says where one is. */
export function hearKey(figure: Telling, voice: SpokenSteps, event: KeyboardEvent): void {
  const { code, altKey, ctrlKey, metaKey, target } = event;
  const isWriting = (target as Element).matches('input:not([type=range]), select, textarea');
  if (code !== 'KeyS' || altKey || ctrlKey || metaKey || isWriting) return;
  const { run, step, last } = figure.stepper;
  const at = frameMessages.stepper.controls.where(step, last + 1);
  figure.speak(`${at}. ${voice.where(run, step)}`);
}
