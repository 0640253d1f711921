export interface DriverOptions {
  /** The name that the program's text has in stacks. */
  readonly file: string;
  readonly mostPrinted: number;
  readonly mostReturned: number;
  /** What `Math.random` gives where nothing has been chosen: recognised in `Math.floor(Math.random() * n)`. */
  readonly unchosen: number;
}

/**
 * What stands around a program in JavaScript: it makes the calls, catches what they print, and hands out random numbers in such
 * a way that whoever asks can try each of them. This function is turned into text and runs where the program runs, in an
 * interpreter or a worker, so it names nothing outside itself. A program can break what it relies on, and fools only itself: what
 * comes out is checked outside.
 */
// eslint-disable-next-line max-lines-per-function -- it has to be one function
export function javascriptDriver({ file, mostPrinted, mostReturned, unchosen }: DriverOptions) {
  const { floor, abs, round } = Math;
  const { stringify } = JSON;
  const scope = globalThis as unknown as Record<string, unknown>;
  let script: readonly number[] = [];
  let draws: (readonly number[])[] = [];
  let count = 0;
  let printed = '';

  /** The next number, from 0 to below 1. Of the draws after those that were chosen the first is asked about, and whether there is a second. */
  function draw(weights: readonly number[]): number {
    const chosen = script[count];
    if (count++ <= script.length + 1) draws[count - 1] = weights;
    return chosen ?? unchosen;
  }

  Math.random = () => draw([]);
  Math.floor = (value) => {
    const last = count - 1;
    if (last === script.length && draws[last]?.length === 0) {
      const ways = round(value / unchosen);
      if (ways > 0 && ways <= 1000 && abs(value / unchosen - ways) < 1e-9) {
        draws[last] = Array.from({ length: ways }, () => 1);
      }
    }
    return floor(value);
  };

  /** One of a list at random: each equally likely, or by whole weights. */
  scope['choice'] = (list: readonly unknown[], weights?: readonly number[]) => {
    const used = weights ?? Array.from(list, () => 1);
    let left = 0;
    for (const weight of used) left += weight;
    left *= draw(used);
    for (let at = 0; at < list.length; at++) {
      left -= used[at] as number;
      if (left < 0) return list[at];
    }
    throw new RangeError('choice() needs a list with something in it');
  };

  function show(value: unknown): string {
    try {
      if (typeof value === 'object' && value !== null) return stringify(value) ?? '{}';
      return typeof value === 'bigint' ? `${value}n` : String(value);
    } catch {
      return '?';
    }
  }
  const print = (...values: unknown[]) => {
    if (printed.length < mostPrinted) printed += `${values.map(show).join(' ')}\n`;
  };
  const names = ['log', 'info', 'warn', 'error', 'debug', 'table', 'trace', 'dir'];
  scope['console'] = Object.fromEntries(names.map((name) => [name, print]));
  scope['print'] = print;
  // A clock would make a program answer differently from one day to the next: here it stands still.
  const RealDate = Date;
  scope['Date'] = class extends RealDate {
    constructor(time: number | string = 0) {
      super(time);
    }
    static override now() {
      return 0;
    }
  };

  /** The line of the program's own text that an error comes from: the first place of its stack that lies in the text. */
  function lineOf(error: unknown): number | undefined {
    const stack = (error as { stack?: unknown } | undefined)?.stack;
    // A program can throw anything.
    const text = typeof stack === 'string' ? stack : '';
    for (const [place, line] of text.matchAll(/\S*:(\d+):\d+\)?$/gm)) {
      if (place.includes(file)) return Number(line);
    }
    return undefined;
  }
  function saidOf(error: unknown): string {
    if (!(error instanceof Error)) return show(error);
    return `${error.name}: ${error.message}`;
  }

  return {
    lineOf,
    saidOf,
    /** Plain data: a reply. */
    call(
      play: (board: string[], mark: string) => unknown,
      { board, mark, draws: chosen }: { board: string[]; mark: string; draws: number[] },
    ) {
      script = chosen;
      draws = [];
      count = 0;
      printed = '';
      try {
        const value = play(board, mark);
        const returned = (typeof value === 'string' ? stringify(value) : show(value)).slice(
          0,
          mostReturned,
        );
        return { cell: typeof value === 'number' ? value : undefined, returned, printed, draws };
      } catch (error) {
        const fault = { kind: 'error', message: saidOf(error), line: lineOf(error) };
        return { returned: '', printed: printed.slice(0, mostPrinted), draws, fault };
      }
    },
  };
}
