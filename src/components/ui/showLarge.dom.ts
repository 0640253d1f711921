import { fillScreen } from './fillScreen.dom.ts';

/** At the most: nothing coarse. At the least, of a task: letters that are read from six metres; a figure is seen whole. */
const [MOST, LEAST, WHOLE] = [2.5, 1.5, 1];
const STEP = 0.1;

/** The first that fits of `most` and what is smaller by steps, or `least`; it is the last that is tried. */
export function largestThatFits(
  most: number,
  least: number,
  fits: (zoom: number) => boolean,
): number {
  let zoom = most;
  while (!fits(zoom) && zoom > least) zoom = Math.max(least, zoom - STEP);
  return zoom;
}

/** Lets a part of the page fill the screen of a room, magnified as far as it fits. The result brings it back. */
export function showLarge(sheet: HTMLElement, onleave: () => void): () => void {
  const { width, height } = sheet.getBoundingClientRect();
  const isFigure = sheet.matches('.nb-frame');
  const set = (name: string, value: number | string) => sheet.style.setProperty(name, `${value}`);
  set('--on-page', `${width}px`);
  const isWhole = () => sheet.scrollHeight <= sheet.clientHeight + 1;
  let magnified = MOST;
  const fit = (limit = MOST) => {
    // A figure may be laid out anew, and then be less high: whether it fits is tried.
    const down = isFigure ? MOST : innerHeight / (height + 32);
    const least = isFigure ? WHOLE : LEAST;
    const most = Math.max(least, Math.min(limit, innerWidth / (width + 32), down));
    magnified = largestThatFits(most, least, (zoom) => {
      set('--magnified', zoom);
      return isWhole();
    });
  };
  /** The browser's own full screen ends at it by itself. */
  const onEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onleave();
  };
  sheet.addEventListener('keydown', onEscape);
  const leave = fillScreen(sheet, onleave);
  fit();
  const refit = () => fit();
  addEventListener('resize', refit);
  // What is opened meanwhile may make it smaller; it never grows again while something plays.
  const shrink = () => isFigure && !isWhole() && fit(magnified);
  const opened = new MutationObserver(() => requestAnimationFrame(shrink));
  opened.observe(sheet, { childList: true, subtree: true, attributeFilter: ['open'] });
  return () => {
    opened.disconnect();
    removeEventListener('resize', refit);
    sheet.removeEventListener('keydown', onEscape);
    leave();
  };
}
