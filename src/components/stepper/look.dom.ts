/** What takes less isn't seen to move: eight frames, in milliseconds. */
const SEEN = (8 * 1000) / 60;

const isRunning = ({ playState }: Animation) => playState === 'running';

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
  const keyframes = [
    { outlineOffset: '14px', opacity: 0 },
    { outlineOffset: '1px', opacity: 1, offset: 0.6 },
    { outlineOffset: '1px', opacity: 0 },
  ];
  const closing = frame.animate(keyframes, { duration: 480, easing: 'ease-out' });
  closing.addEventListener('finish', () => frame.remove());
}

/**
 * A step in which nothing has come, gone or changed its place is seen too: a frame closes in on what it looks at, in the
 * drawing of its board and in what lies beside that, or on the board as a whole.
 */
export function look(views: Element | null | undefined): void {
  if (!views || matchMedia('(prefers-reduced-motion: reduce)').matches) return;
  // A stroke that has been drawn keeps its animation.
  const moving = views.getAnimations({ subtree: true }).filter(isRunning);
  if (moving.some(({ effect }) => Number(effect?.getComputedTiming().endTime) > SEEN)) return;
  const looked = views.querySelectorAll('.board [data-looked], :is(tr, button)[aria-current]');
  const places = looked.length > 0 ? looked : views.querySelectorAll(':scope > .board');
  for (const place of places) closeIn(views, place);
}
