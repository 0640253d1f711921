/**
 * Stands in the page itself (`?inlined`, in `scripts/lib/bundle.mjs`), so it imports nothing. A cell that is chosen
 * before the board is awake is kept, and seen to be kept; the board takes it when it wakes. So do the matchboxes
 * with a press on their button.
 */
(() => {
  const doors = document.querySelector<HTMLElement>('.doors');
  const keep = (event: Event) => {
    const target = event.target as Element;
    const isAsleep = doors?.closest('astro-island')?.hasAttribute('ssr');
    if (doors && isAsleep && event.type === 'click' && target.closest('[data-teach]'))
      doors.dataset['taught'] = '';
    const cell = target.closest<HTMLElement>('[data-cell]');
    const isKey = event instanceof KeyboardEvent;
    if (!doors || !cell || !isAsleep || (isKey && !/^(Enter| )$/.test(event.key))) return;
    if (isKey) event.preventDefault();
    doors.querySelector('[data-kept]')?.removeAttribute('data-kept');
    cell.dataset['kept'] = '';
    doors.dataset['tapped'] = cell.dataset['cell'];
  };
  doors?.addEventListener('click', keep);
  doors?.addEventListener('keydown', keep);
})();
