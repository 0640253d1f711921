/**
 * Stands in the page itself before its parts (`?inlined`, in `scripts/lib/bundle.mjs`). Side by side they would load and wake
 * each a little later for all others. Here they take turns: first the one that the build has marked
 * (`scripts/lib/firstIsland.mjs`), and then, in idle moments and as they come near the window, whichever is nearest to the
 * line at which one reads.
 */
(() => {
  type Load = () => Promise<() => Promise<void>>;
  const asking = new Map<Element, Load>();
  let isWaking = false;

  /** Who comes by a link to some place reads there. */
  const isFirst = (part: Element) => part.hasAttribute('data-first') && !location.hash;

  function distance(part: Element): number {
    // A part has no box of its own.
    const { top, bottom } = part.firstElementChild!.getBoundingClientRect();
    const line = innerHeight * 0.44;
    return isFirst(part) ? -1 : Math.max(top - line, line - bottom, 0);
  }

  async function takeTurn(part: Element, load: Load): Promise<void> {
    asking.set(part, load);
    if (isWaking) return;
    isWaking = true;
    while (asking.size > 0) {
      // Safari has no idle moments.
      if (![...asking.keys()].some(isFirst))
        await new Promise<unknown>((end) => (self.requestIdleCallback || setTimeout)(end));
      const [next] = [...asking].toSorted(([a], [b]) => distance(a) - distance(b));
      asking.delete(next![0]);
      const woken = next![1]().then((hydrate) => hydrate());
      // What does not arrive no longer holds up the others.
      await Promise.race([woken.catch(reportError), new Promise((end) => setTimeout(end, 5000))]);
    }
    isWaking = false;
  }

  /** For `client:visible`, the one way in which our parts wake. */
  function whenNear(load: Load, _: unknown, part: Element): void {
    const watch = new IntersectionObserver(
      (seen) => {
        if (!seen.some(({ isIntersecting }) => isIntersecting)) return;
        watch.disconnect();
        void takeTurn(part, load);
      },
      { rootMargin: '600px' },
    );
    if (isFirst(part)) void takeTurn(part, load);
    else for (const child of part.children) watch.observe(child);
  }
  // Astro's own, which stands further down, doesn't replace it.
  Object.assign(self, { Astro: Object.defineProperty({}, 'visible', { value: whenNear }) });
})();
