/** So many milliseconds may pass without a word: whoever waits longer is told what for. */
const PATIENCE = 3500;

/** Tells that something takes long, if it is not settled by then. */
export function tellIfLate(waited: Promise<unknown>, tell: () => void): void {
  const timer = setTimeout(tell, PATIENCE);
  const settled = () => clearTimeout(timer);
  waited.then(settled, settled);
}
