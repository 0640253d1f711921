/**
 * Resolves when the page has nothing else to do: time for what nobody has asked for yet. Never where the
 * site is built, so that nothing is loaded there for a page that will not show it.
 */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    if (import.meta.env.SSR) return;
    // Safari has no such moments.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}
