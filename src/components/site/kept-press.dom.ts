/**
 * Stands in the page itself before its parts (`?inlined`, in `scripts/lib/bundle.mjs`), so it imports nothing and is there
 * before anything can be pressed. What is pressed, ticked or pulled in a part that is still asleep, or whose game is still being
 * read, is kept, and seen to be kept; once the part is ready, it is done. Fields that are typed into keep their text by themselves.
 */
(() => {
  const CONTROLS =
    'button, [data-cell], [data-fits], select, [type=range], [type=checkbox], [type=radio]';
  const ASLEEP = '[ssr], [data-awaited] astro-island';
  type Control = HTMLElement & Pick<HTMLInputElement, 'value'>;
  /** What is to be done with each, in the order in which they were pressed. */
  const kept = new Map<Control, () => void>();

  /** On a board that is one picture, and lies in it as it will lie, the place counts. */
  function pressAt(board: Control, { clientX, clientY, pointerType }: PointerEvent): () => void {
    const { left, top } = board.getBoundingClientRect();
    board.style.setProperty('--kept-x', `${clientX - left}px`);
    board.style.setProperty('--kept-y', `${clientY - top}px`);
    return () => {
      const now = board.getBoundingClientRect();
      const place = { clientX: clientX - left + now.left, clientY: clientY - top + now.top };
      const event = { ...place, pointerType, detail: 1, bubbles: true, cancelable: true };
      for (const type of ['pointerdown', 'pointerup', 'click'])
        board.dispatchEvent(new PointerEvent(type, event));
    };
  }
  function setTo(control: Control, value: string): () => void {
    return () => {
      control.value = value;
      for (const type of ['input', 'change'])
        control.dispatchEvent(new Event(type, { bubbles: true }));
    };
  }

  function keep(event: Event): void {
    const control = (event.target as Element).closest<Control>(CONTROLS);
    const part = control?.closest(ASLEEP);
    if (!control || !part) return;
    const isCell = control.matches('[data-cell]');
    if (event instanceof KeyboardEvent) {
      // A key on a button is a click as well.
      if (!isCell || !/^(Enter| )$/.test(event.key)) return;
      event.preventDefault();
    }
    const isSet = control.matches('select, [type=range]');
    if (isSet !== (event.type === 'input')) return;
    // An awake part does not hear yet what is kept; whatever else is pressed waits there by itself.
    if (!part.matches('[ssr]')) event.stopPropagation();
    // Else it would be ticked already when the tick is heard.
    if (control.matches('input:not([type=range])')) event.preventDefault();
    // Another cell takes the place of the first.
    const isReplaced = (each: Control) =>
      each === control || (isCell && each.matches('[data-cell]') && part.contains(each));
    for (const before of [...kept.keys()].filter(isReplaced)) {
      delete before.dataset['kept'];
      kept.delete(before);
    }
    control.dataset['kept'] = '';
    if (isSet) kept.set(control, setTo(control, control.value));
    else if (control.matches('[data-fits]'))
      kept.set(control, pressAt(control, event as PointerEvent));
    else kept.set(control, () => control.click());
  }
  for (const type of ['click', 'keydown', 'input']) document.addEventListener(type, keep, true);

  function takeKept(): void {
    for (const [control, act] of kept) {
      if (control.closest(ASLEEP)) continue;
      kept.delete(control);
      delete control.dataset['kept'];
      act();
    }
  }
  // A part's own first effects come before: they begin to open the game of a link, and tell when it is there.
  for (const type of ['astro:hydrate', 'game-read'])
    document.addEventListener(type, () => setTimeout(takeKept), true);
})();
