/** A place in the window, in CSS pixels from its upper left corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A tab with storage of its own: what every engine can do, with real keys and a real pointer. */
export interface Driver {
  /** Opens an address, and waits until it has loaded. */
  goto(url: string): Promise<void>;
  reload(): Promise<void>;
  /** Gives the page this much room. */
  resize(width: number, height: number): Promise<void>;
  /** Runs the body of an async function in the page, which returns text. */
  evaluate(body: string): Promise<string>;
  click(at: Point): Promise<void>;
  /** Presses at one place, moves to another, and lets go. */
  drag(from: Point, to: Point): Promise<void>;
  wheel(at: Point, deltaY: number): Promise<void>;
  /** Presses a key by its name in `KeyboardEvent.key`, perhaps with others held: `Control+k`. */
  press(key: string): Promise<void>;
  /** The window as a PNG. */
  picture(): Promise<Buffer>;
  /** What has gone wrong on its pages so far: exceptions, errors on the console. */
  errors(): Promise<readonly string[]>;
  /** The folder of the files that the page has saved. */
  readonly downloads: string;
  close(): Promise<void>;
}

/** Where a browser finds the site, and a folder of its own for everything that it writes. */
export interface Places {
  readonly site: string;
  readonly scratch: string;
}

/** A running browser. */
export interface Browser {
  /** Its name and version. */
  readonly title: string;
  /** The folder of the built site, as this browser is to be served it. */
  readonly site: string;
  /** It takes so long that a control is not used on every page that has one of its kind. */
  readonly isSlow?: boolean;
  open(): Promise<Driver>;
  close(): Promise<void>;
}
