/**
 * Loads a part of the page that has no place of its own to say that it did not arrive: the notice of the
 * page (`site/PageNotice.astro`) says it, and "Try again" there asks once more. Never rejects.
 */
export async function arrive<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let isLost = false; ; isLost = true) {
    try {
      const part = await load();
      if (isLost) dispatchEvent(new Event('noughtbook:here'));
      return part;
    } catch {
      const retry = new Promise((resolve) =>
        addEventListener('noughtbook:retry', resolve, { once: true }),
      );
      dispatchEvent(new Event('noughtbook:lost'));
      await retry;
    }
  }
}

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
