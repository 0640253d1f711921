import { fillScreen } from './fillScreen.dom.ts';

/** At the least and at the most: letters that are read from six metres, and nothing coarse. */
const [LEAST, MOST] = [1.5, 2.5];

/** Lets a part of the page fill the screen of a room, magnified as far as it fits. The result brings it back. */
export function showLarge(sheet: HTMLElement, onleave: () => void): () => void {
  const { width, height } = sheet.getBoundingClientRect();
  const room = Math.min(innerWidth / (width + 32), innerHeight / (height + 32));
  sheet.style.setProperty('--magnified', String(Math.min(MOST, Math.max(LEAST, room))));
  /** The browser's own full screen ends at it by itself. */
  const onEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onleave();
  };
  sheet.addEventListener('keydown', onEscape);
  const leave = fillScreen(sheet, onleave);
  return () => {
    sheet.removeEventListener('keydown', onEscape);
    leave();
  };
}
