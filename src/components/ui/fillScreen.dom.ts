import './show-large.css';

/**
 * Lets a part of the page fill the screen: by the browser's full screen, or, where a browser has none (on an iPhone), over
 * the page. The result brings it back. As long as it is large it has `data-full`.
 */
export function fillScreen(sheet: HTMLElement, onleave: () => void): () => void {
  const focused = document.activeElement;
  const { scrollX, scrollY } = window;
  let isHere = true;
  const isOurs = () => document.fullscreenElement === sheet;
  const changed = () => {
    // The browser has left it by itself.
    if (!document.fullscreenElement) onleave();
  };
  /** Over everything else of the page. */
  const layOver = () => {
    if (!isHere || !('popover' in sheet)) return;
    sheet.popover = 'manual';
    sheet.showPopover();
  };
  const comeBack = () => {
    scrollTo({ left: scrollX, top: scrollY, behavior: 'instant' });
    const goal = focused instanceof HTMLElement && sheet.contains(focused) ? focused : sheet;
    if (document.activeElement === document.body) goal.focus({ preventScroll: true });
  };

  sheet.dataset['full'] = '';
  if (!sheet.contains(focused)) sheet.focus();
  document.addEventListener('fullscreenchange', changed);
  // A phone may have no such function.
  if ('requestFullscreen' in sheet) {
    sheet.requestFullscreen({ navigationUI: 'hide' }).catch(layOver);
  } else layOver();

  return () => {
    isHere = false;
    document.removeEventListener('fullscreenchange', changed);
    delete sheet.dataset['full'];
    if (sheet.popover) {
      sheet.hidePopover();
      sheet.popover = null;
    }
    if (isOurs()) void document.exitFullscreen().then(comeBack, comeBack);
    else comeBack();
  };
}
