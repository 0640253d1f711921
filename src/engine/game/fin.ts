import { EMPTY, O, X, type CellContent, type Mark } from '../core/types.ts';
import type { LinearTracer, StepEvent } from '../core/stepEvent.ts';
import { SMALL_VARIANT } from './variants.ts';

/** The results of `Fin`: not over, X has won, draw, O has won. */
export const NOT_OVER = 0;
export const DRAWN = 3;
export type FinResult = typeof NOT_OVER | typeof X | typeof DRAWN | typeof O;

/** A line is won, dead (both players are on it), or open to somebody. */
export type LineState = 'won' | 'dead' | 'open';

export interface Fin {
  readonly result: FinResult;
  /** The sum of each line, in the order of the geometry. It says what the line holds. */
  readonly sums: readonly number[];
  /** What each line is, in the same order. */
  readonly states: readonly LineState[];
  /** The first line that is complete. */
  readonly line: readonly number[] | undefined;
}

/** The events of `fin`: for each line in turn, and the result at the end. */
export const FIN_EVENTS = ['look', 'and', 'or', 'won', 'dead', 'open', 'sum', 'result'] as const;

/** What is known of the lines, by their index: those that have been looked at, the last one as far as it goes. */
interface FinKnown {
  /** The line that is looked at. */
  readonly line: number;
  readonly ands?: Readonly<Record<number, number>>;
  readonly ors?: Readonly<Record<number, number>>;
  readonly states?: Readonly<Record<number, LineState>>;
  readonly sums?: Readonly<Record<number, number>>;
  readonly result?: FinResult;
}
export type FinEvent = StepEvent<(typeof FIN_EVENTS)[number], FinKnown>;
type FinTracer = LinearTracer<FinEvent>;

/** What a line's cells OR to if both players are on it: nobody can complete it any more. */
export const BOTH = X | O;

/**
 * Who has won (docs/algorithms.md, section 1), by lines of three cells: a line's cells AND to its owner
 * if all three are alike, and OR to 5 if both players are on it. It is a draw once all lines are dead,
 * even before the board is full; minimax plays on until it is full.
 */
export function fin(
  cells: readonly CellContent[],
  lines: readonly (readonly number[])[] = SMALL_VARIANT.geometry.lines,
  trace?: FinTracer,
): Fin {
  const states: LineState[] = [];
  const sums: number[] = [];
  let winner: Mark | undefined;
  for (let at = 0; at < lines.length; at++) {
    trace?.look({ line: at });
    const [a, b, c] = contentsOf(cells, lines[at]);
    trace?.and({ ands: { [at]: a & b & c } });
    const and = a & b & c;
    trace?.or({ ors: { [at]: a | b | c } });
    const or = a | b | c;
    if (and !== EMPTY) {
      trace?.won({ states: { [at]: 'won' } });
      states.push('won');
      winner = and as Mark;
    } else if (or === BOTH) {
      trace?.dead({ states: { [at]: 'dead' } });
      states.push('dead');
    } else {
      trace?.open({ states: { [at]: 'open' } });
      states.push('open');
    }
    trace?.sum({ sums: { [at]: a + b + c } });
    sums.push(a + b + c);
  }
  const result = winner ?? (states.includes('open') ? NOT_OVER : DRAWN);
  trace?.result({ result });
  return { result, sums, states, line: lines[states.indexOf('won')] };
}

type Three = readonly [CellContent, CellContent, CellContent];

/** What a line's three cells hold; a cell that is not there is empty. */
function contentsOf(cells: readonly CellContent[], line: readonly number[] = []): Three {
  const [a = 0, b = 0, c = 0] = line;
  return [cells[a] ?? EMPTY, cells[b] ?? EMPTY, cells[c] ?? EMPTY];
}
