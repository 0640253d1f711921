/** Whether most of an element is in the window. */
export function isInSight(element: Element): boolean {
  const { top, bottom, height } = element.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return seen > Math.min(height, innerHeight) * 0.6;
}

/** The way back to what brought a reader to a figure from out of sight: a phrase in the text, a button. */
export class WayBack {
  /** Where it leads; `undefined` if nobody has come. */
  from = $state.raw<HTMLElement | undefined>();

  /** Brings a figure into sight. */
  bring(figure: Element, from: HTMLElement | undefined): void {
    this.from = from;
    figure.scrollIntoView({ block: 'start' });
  }

  /** Goes back. */
  go(): void {
    this.from?.scrollIntoView({ block: 'center' });
    this.from?.focus({ preventScroll: true });
    this.from = undefined;
  }
}
