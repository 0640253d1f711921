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
  #closes: (() => void)[] = [];
  /** So many are to be left by a way back that has begun. */
  #wanted: number | undefined;
  readonly #name: StackName;

  constructor(name: StackName = 'screens') {
    this.#name = name;
  }

  /** A screen has opened; `close` takes it away, whoever asked for it. */
  open(close: () => void): void {
    mark(this.#name, this.#closes.length);
    this.#closes.push(close);
    history.pushState({ ...(history.state as object), [this.#name]: this.#closes.length }, '');
  }

  /** Goes back until so many are left. What is pressed twice goes back once. */
  closeTo(left: number): void {
    const open = this.#closes.length;
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
      this.#closes = [];
    };
  }

  #follow(here = Infinity): void {
    const left = Math.min(here, this.#wanted ?? Infinity);
    this.#wanted = undefined;
    const closed = this.#closes.splice(left).reverse();
    // The way forward to a screen that is gone leads to those there are.
    if (here !== this.#closes.length) mark(this.#name, this.#closes.length);
    for (const close of closed) close();
  }
}
