import { tick } from 'svelte';

/**
 * Changes what an element shows, and leaves its top where it is on the screen; if that is above the
 * window, the top comes into sight. The browser's own anchoring would hold on to whatever it finds
 * below instead, and carry the reader away as the element grows.
 */
export async function keepPlace(element: HTMLElement, change: () => void): Promise<void> {
  const { style } = document.documentElement;
  const before = element.getBoundingClientRect().top;
  style.setProperty('overflow-anchor', 'none');
  change();
  await tick();
  const { top } = element.getBoundingClientRect();
  scrollBy({ top: top - before, behavior: 'instant' });
  if (before < 0) element.scrollIntoView({ block: 'start', behavior: 'instant' });
  // The browser looks for its anchor when the frame is drawn.
  requestAnimationFrame(() => requestAnimationFrame(() => style.removeProperty('overflow-anchor')));
}
