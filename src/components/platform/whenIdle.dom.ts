/** Resolves when the page has nothing else to do: time for what nobody has asked for yet. */
export function whenIdle(): Promise<void> {
  return new Promise((resolve) => {
    // Safari has no such moments.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 200);
  });
}
