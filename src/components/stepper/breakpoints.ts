import {
  EVENT_ENDS,
  O,
  SEARCH_EVENTS,
  X,
  nodeCount,
  parseSigns,
  pliesOf,
  stepCount,
  type CellContent,
  type Mark,
  type SearchEvent,
  type SearchRun,
} from '../../engine/index.ts';
import { eventsOfLine, type CodeSnippet } from './codeView.ts';
import { moverAtPly } from '../ui/board/moves.ts';
import { stepOfCall } from './stepping.ts';

/** Where play stops. */
export type Breakpoint =
  /** A line of the shown code, from 1. */
  | { readonly kind: 'line'; readonly line: number }
  /** A call begins: its number, from 1. */
  | { readonly kind: 'call'; readonly call: number }
  /** Any call begins that is so many plies below the root. */
  | { readonly kind: 'ply'; readonly ply: number }
  /** The game is over: somebody has won, or no cell is left. */
  | { readonly kind: 'leaf' }
  /** A better move has been found. */
  | { readonly kind: 'improve' }
  /** A call begins for this very board, as `makePosition` writes it. */
  | { readonly kind: 'position'; readonly position: string };

/** What breakpoints ask of a recording: whole kinds of event, and single steps. */
interface Found {
  readonly events: (kinds: readonly SearchEvent[]) => void;
  readonly mark: (step: number) => void;
}

function find(point: Breakpoint, run: SearchRun, snippet: CodeSnippet, found: Found): void {
  switch (point.kind) {
    case 'line':
      return found.events(eventsOfLine(snippet, point.line) as SearchEvent[]);
    case 'leaf':
      return found.events(SEARCH_EVENTS.filter((event) => EVENT_ENDS[event] === 'game-over'));
    case 'improve':
      return found.events(['improve']);
    case 'call':
      return markCall(run, point.call, found.mark);
    case 'ply':
      return markPly(run, point.ply, found.mark);
    case 'position':
      return markPosition(run, point.position, found.mark);
  }
}

function markCall(run: SearchRun, call: number, mark: Found['mark']): void {
  const step = stepOfCall(run, call);
  if (step !== undefined) mark(step);
}

function markPly({ trace }: SearchRun, ply: number, mark: Found['mark']): void {
  const plies = pliesOf(trace);
  for (let node = 0; node < plies.length; node++) {
    if (plies[node] === ply) mark(trace.enterAt[node] as number);
  }
}

/** Marks the calls that begin with exactly this board: boards as bits of X, and of O. */
function markPosition(run: SearchRun, position: string, mark: Found['mark']): void {
  const { trace, request } = run;
  const written = parseSigns(position, request.setup.cells.length);
  if (!written) return;
  const bitsOf = (contents: readonly CellContent[], mark: Mark) =>
    contents.reduce<number>((bits, content, cell) => bits | (content === mark ? 1 << cell : 0), 0);
  const plies = pliesOf(trace);
  const byX = new Int32Array(nodeCount(trace));
  const byO = new Int32Array(nodeCount(trace));
  const [wantedX, wantedO] = [bitsOf(written, X), bitsOf(written, O)];
  byX[0] = bitsOf(request.setup.cells, X);
  byO[0] = bitsOf(request.setup.cells, O);
  for (let node = 0; node < byX.length; node++) {
    if (node > 0) {
      const parent = trace.parent[node] as number;
      const isX = moverAtPly(run, (plies[node] as number) - 1) === X;
      const bit = 1 << (trace.cell[node] as number);
      byX[node] = (byX[parent] as number) | (isX ? bit : 0);
      byO[node] = (byO[parent] as number) | (isX ? 0 : bit);
    }
    if (byX[node] === wantedX && byO[node] === wantedO) mark(trace.enterAt[node] as number);
  }
}

/** The steps at which a recording stops for any of these breakpoints: ascending, each once. */
export function breakpointSteps(
  run: SearchRun,
  snippet: CodeSnippet,
  list: readonly Breakpoint[],
): Uint32Array {
  if (list.length === 0) return new Uint32Array();
  const { events } = run.trace;
  const codes = new Uint8Array(SEARCH_EVENTS.length);
  const marked = new Uint8Array(stepCount(run.trace));
  const found: Found = {
    events: (kinds) => kinds.forEach((kind) => (codes[SEARCH_EVENTS.indexOf(kind)] = 1)),
    mark: (step) => (marked[step] = 1),
  };
  for (const point of list) find(point, run, snippet, found);
  let count = 0;
  for (let step = 0; step < events.length; step++) {
    if (codes[events[step] as number] === 1) marked[step] = 1;
    count += marked[step] as number;
  }
  const steps = new Uint32Array(count);
  for (let step = 0, at = 0; at < count; step++) if (marked[step] === 1) steps[at++] = step;
  return steps;
}

/** A name of its own for each breakpoint: "line:20", "call:6", "leaf", "position:O.XX.X.OO". */
export function makeBreakpoint(point: Breakpoint): string {
  switch (point.kind) {
    case 'line':
      return `line:${point.line}`;
    case 'call':
      return `call:${point.call}`;
    case 'ply':
      return `ply:${point.ply}`;
    case 'position':
      return `position:${point.position}`;
    case 'leaf':
    case 'improve':
      return point.kind;
  }
}
