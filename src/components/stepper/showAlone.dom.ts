/** Of everything around the figure: as wide as the window, and nothing else. */
const AROUND: Readonly<Record<string, string>> = {
  display: 'block',
  position: 'static',
  width: '100%',
  'max-width': 'none',
  'min-height': '0',
  margin: '0',
  padding: '0',
};

/**
 * Shows a figure without its page, for a page of somebody else that has it in a frame. What is put away doesn't wake, and no
 * key leads there. What says that a part of the page is missing stays.
 */
export function showAlone(figure: HTMLElement): void {
  for (let at = figure; at !== document.body && at.parentElement; at = at.parentElement) {
    for (const other of at.parentElement.children) {
      const stays = other === at || other.matches('script, style, link, .nb-notice');
      if (!stays && other instanceof HTMLElement) set(other, { display: 'none' });
    }
    set(at.parentElement, AROUND);
  }
  // Nothing lies over the top of the page any more.
  set(document.documentElement, { '--top': '0px' });
  const isLarge = innerWidth >= 1000 && innerHeight >= 500;
  set(figure, { margin: '0', 'border-radius': '0', ...(isLarge && { height: '100dvh' }) });
  scrollTo(0, 0);
}

function set(element: HTMLElement, styles: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(styles)) {
    element.style.setProperty(name, value, 'important');
  }
}
