/**
 * Stands in the page itself before the doors (`?inlined`, in `scripts/lib/bundle.mjs`), so it imports nothing and
 * is there before anything can be pressed. A cell or a button that is pressed while the doors are asleep is kept,
 * and seen to be kept; they press it themselves when they wake.
 */
(() => {
  const keep = (event: Event) => {
    const pressed = (event.target as Element).closest<HTMLElement>('[data-cell], button');
    const doors = pressed?.closest('[ssr] > .doors');
    if (!pressed || !doors) return;
    const isCell = pressed.matches('[data-cell]');
    if (event instanceof KeyboardEvent) {
      // A key on a button is a click as well.
      if (!isCell || !/^(Enter| )$/.test(event.key)) return;
      event.preventDefault();
    }
    if (isCell) doors.querySelector('[data-cell][data-kept]')?.removeAttribute('data-kept');
    pressed.dataset['kept'] = '';
  };
  document.addEventListener('click', keep);
  document.addEventListener('keydown', keep);
})();
