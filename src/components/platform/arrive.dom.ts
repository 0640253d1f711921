/** What the notice of a page (`site/PageNotice.astro`) and whoever waits for a part tell each other. */
const EVENTS = { lost: 'noughtbook:lost', retry: 'noughtbook:retry', here: 'noughtbook:here' };

/**
 * Loads a part of the page that has no place of its own to say that it did not arrive: the notice of the
 * page says it, and "Try again" there asks once more. Never rejects.
 */
export async function arrive<Part>(load: () => Promise<Part>): Promise<Part> {
  for (let isLost = false; ; isLost = true) {
    try {
      const part = await load();
      if (isLost) dispatchEvent(new Event(EVENTS.here));
      return part;
    } catch {
      const retry = new Promise((resolve) =>
        addEventListener(EVENTS.retry, resolve, { once: true }),
      );
      dispatchEvent(new Event(EVENTS.lost));
      await retry;
    }
  }
}
