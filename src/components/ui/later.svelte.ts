import { untrack } from 'svelte';

/** Does this once the page has drawn what it has to draw now. What it gives calls that off. */
export function afterFrame(act: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const frame = requestAnimationFrame(() => (timer = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(timer);
  };
}

/** What is drawn a frame after something else that is read first: the latest alone, if it changes faster than that. */
export class Later<Value> {
  value: Value;

  constructor(read: () => Value) {
    this.value = $state.raw(untrack(read));
    $effect(() => {
      const next = read();
      return afterFrame(() => (this.value = next));
    });
  }
}
