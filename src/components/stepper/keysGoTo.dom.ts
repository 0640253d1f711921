/** The figure that a key of the page is for: of those that are mostly in sight the last touched, else the one nearest the middle. */
export function keysGoTo(touched: Element | undefined): Element | undefined {
  const fromMiddle = (each: Element) => {
    const { top, bottom } = each.getBoundingClientRect();
    return Math.abs(top + bottom - innerHeight);
  };
  const seen = [...document.querySelectorAll('.nb-figure')].filter((each) => {
    const { top, bottom, height } = each.getBoundingClientRect();
    const most = Math.min(height, innerHeight);
    return most > 0 && Math.min(bottom, innerHeight) - Math.max(top, 0) > 0.6 * most;
  });
  if (touched && seen.includes(touched)) return touched;
  return seen.sort((a, b) => fromMiddle(a) - fromMiddle(b))[0];
}
