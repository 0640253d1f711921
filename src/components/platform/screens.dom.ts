/** Two stacks of one page do not hear of each other's screens. */
type StackName = 'screens' | 'contents';

/**
 * How many screens of a stack lie over the page at this entry of the browser's history; `undefined` for an entry that it
 * has not marked.
 */
const screensHere = (name: StackName): number | undefined =>
  (history.state as Partial<Record<StackName, number>> | null)?.[name];

function mark(name: StackName, screens: number): void {
  history.replaceState({ ...(history.state as object), [name]: screens }, '');
}

/**
 * Screens that lie one over the other on one page, each with an entry in the browser's history: its button for going back
 * closes the one on top, and leaves the page only when none is left.
 */
export class ScreenStack {
  /** Those that are open, and then those that the way forward leads to. */
  #screens: { close: () => void; again: (() => void) | undefined }[] = [];
  #open = 0;
  /** So many are to be left by a way back that has begun. */
  #wanted: number | undefined;
  readonly #name: StackName;

  constructor(name: StackName = 'screens') {
    this.#name = name;
  }

  /** A screen has opened; `close` takes it away, whoever asked for it, and `again` shows it on the way forward. */
  open(close: () => void, again?: () => void): void {
    // A page that is loaded anew, as by a reload, is at the entry of a screen already: one more would be a way back for nothing.
    if ((screensHere(this.#name) ?? 0) <= this.#open || history.length === 1) {
      mark(this.#name, this.#open);
      history.pushState(history.state, '');
    }
    this.#screens.splice(this.#open++, Infinity, { close, again });
    mark(this.#name, Math.max(this.#open, screensHere(this.#name) ?? 0));
  }

  /** A screen that is shown where the entry says so: after a reload, and on the way forward to a page that was left. */
  offer(close: () => void, again: () => void): void {
    this.#screens.splice(this.#open, Infinity, { close, again });
    this.#follow(screensHere(this.#name));
  }

  /** Goes back until so many are left. What is pressed twice goes back once. */
  closeTo(left: number): void {
    const open = this.#open;
    if (left >= open || this.#wanted !== undefined) return;
    this.#wanted = left;
    if (screensHere(this.#name) === open) history.go(left - open);
    else this.#follow(left);
  }

  /** The result ends it, and closes nothing. */
  listen(): () => void {
    const follow = () => {
      const here = screensHere(this.#name);
      // A link within the page has made an entry of its own: no screen was closed by it.
      if (here !== undefined || this.#wanted !== undefined) this.#follow(here);
    };
    addEventListener('popstate', follow);
    return () => {
      removeEventListener('popstate', follow);
      this.#screens = [];
      this.#open = 0;
    };
  }

  #follow(here = Infinity): void {
    const left = Math.min(here, this.#wanted ?? Infinity);
    this.#wanted = undefined;
    const closed = this.#screens.slice(left, this.#open).reverse();
    const again = this.#screens.slice(this.#open, left).filter(({ again }) => again);
    this.#open += again.length - closed.length;
    // The way forward to a screen that is gone for good leads to those there are.
    if (here !== this.#open) mark(this.#name, this.#open);
    for (const screen of closed) screen.close();
    for (const screen of again) screen.again?.();
  }
}
