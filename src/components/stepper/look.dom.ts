/** What takes less isn't seen to move: eight frames, in milliseconds. */
const SEEN = (8 * 1000) / 60;
/** What a step has lit or changed, in the drawing of its board and beside that. */
const LOOKED = '.board [data-looked], :is(tr, button)[aria-current]';
/** The board as it is drawn, without the panel around it. */
const DRAWN = '.board.nb-laid, .board > :is(.paper, .strip), .board rect[fill="var(--paper)"]';

/** A frame closes in on a place in the figure, and is gone. */
function closeIn(views: Element, place: Element): void {
  const { left, top, width, height } = place.getBoundingClientRect();
  const from = views.getBoundingClientRect();
  const frame = document.createElement('span');
  frame.className = 'nb-laid nb-through';
  Object.assign(frame.style, {
    left: `${left - from.left}px`,
    top: `${top - from.top}px`,
    width: `${width}px`,
    height: `${height}px`,
    zIndex: 3,
    borderRadius: '6px',
    outline: '2px solid var(--now-edge)',
    opacity: 0,
  });
  views.append(frame);
  const keyframes = { outlineOffset: ['14px', '1px', '1px'], opacity: [0, 1, 0], offset: [0, 0.6] };
  const closing = frame.animate(keyframes, { duration: 480, easing: 'ease-out' });
  closing.addEventListener('finish', () => frame.remove());
}

/** A step in which nothing has come, gone or changed its place is seen too: a frame closes in on what it looks at. */
export function look(views: Element | null | undefined): void {
  if (!views || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // A stroke that has been drawn keeps its animation.
  const all = views.getAnimations({ subtree: true });
  const moving = all.filter(({ playState }) => playState === 'running');
  if (moving.some(({ effect }) => Number(effect?.getComputedTiming().endTime) > SEEN)) return;
  const looked = views.querySelectorAll(LOOKED);
  const places = looked.length > 0 ? looked : views.querySelectorAll(DRAWN);
  for (const place of places) closeIn(views, place);
}
