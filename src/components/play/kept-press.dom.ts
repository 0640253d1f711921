/**
 * Stands in the page itself before the game (`?inlined`, in `scripts/lib/bundle.mjs`), so it imports nothing and is there
 * before anything can be pressed. A cell or a button that is pressed while the game is asleep is kept, and seen to be
 * kept: the last of them is pressed once the game is awake.
 */
(() => {
  document.addEventListener('click', (event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-cell], button');
    const game = pressed?.closest('[ssr]');
    if (!pressed || !game) return;
    const takeKept = (): void => {
      const kept = game.querySelector<HTMLElement>('[data-kept]');
      kept?.removeAttribute('data-kept');
      kept?.click();
    };
    const before = game.querySelector('[data-kept]');
    before?.removeAttribute('data-kept');
    pressed.dataset['kept'] = '';
    // Its own first effects come before: they begin to open the game of a link.
    if (!before) game.addEventListener('astro:hydrate', () => setTimeout(takeKept), { once: true });
  });
})();
