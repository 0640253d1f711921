import {
  EMPTY,
  SEARCH_EVENTS,
  X,
  makePosition,
  nodeCount,
  parsePosition,
  stepCount,
  type CellContent,
  type SearchRun,
  type SearchTrace,
} from '../../engine/index.ts';
import { eventsOfLine, type CodeSnippet } from '../view/codeView.ts';
import { moverAtPly } from '../view/moves.ts';
import { stepOfCall } from './stepping.ts';

export const BREAKPOINT_KINDS = ['line', 'call', 'ply', 'leaf', 'improve', 'position'] as const;
export type BreakpointKind = (typeof BREAKPOINT_KINDS)[number];

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

/** What a breakpoint asks of a recording: kinds of event, or single steps. */
type Finder<Kind extends BreakpointKind> = (
  point: Extract<Breakpoint, { kind: Kind }>,
  run: SearchRun,
  snippet: CodeSnippet,
  found: { readonly codes: Uint8Array; readonly mark: (step: number) => void },
) => void;

const FIND: { readonly [Kind in BreakpointKind]: Finder<Kind> } = {
  line: ({ line }, _run, snippet, { codes }) => {
    for (const event of eventsOfLine(snippet, line)) codes[SEARCH_EVENTS.indexOf(event)] = 1;
  },
  leaf: (_point, _run, _snippet, { codes }) => {
    codes[SEARCH_EVENTS.indexOf('won')] = 1;
    codes[SEARCH_EVENTS.indexOf('full')] = 1;
  },
  improve: (_point, _run, _snippet, { codes }) => {
    codes[SEARCH_EVENTS.indexOf('improve')] = 1;
  },
  call: ({ call }, run, _snippet, { mark }) => {
    const step = stepOfCall(run, call);
    if (step !== undefined) mark(step);
  },
  ply: ({ ply }, { trace }, _snippet, { mark }) => {
    const plies = pliesOf(trace);
    for (let node = 0; node < plies.length; node++) {
      if (plies[node] === ply) mark(trace.enterAt[node] as number);
    }
  },
  position: ({ position }, run, _snippet, { mark }) => {
    const written = parsePosition(position);
    if (written.ok) markPosition(run, written.value.cells, mark);
  },
};

/** Plies from the root of every node: one pass, since parents come first. */
function pliesOf(trace: SearchTrace): Uint8Array {
  const plies = new Uint8Array(nodeCount(trace));
  for (let node = 1; node < plies.length; node++) {
    plies[node] = (plies[trace.parent[node] as number] as number) + 1;
  }
  return plies;
}

/** Marks the calls that begin with exactly these cells: boards as bits, X below, O above. */
function markPosition(
  run: SearchRun,
  cells: readonly CellContent[],
  mark: (step: number) => void,
): void {
  const { trace, request } = run;
  const bitsOf = (contents: readonly CellContent[]) =>
    contents.reduce<number>((bits, content, cell) => bits | bitOf(content, cell), 0);
  const wanted = bitsOf(cells);
  const plies = pliesOf(trace);
  const movers = Array.from({ length: 10 }, (_, ply) => moverAtPly(run, ply));
  const boards = new Uint32Array(nodeCount(trace));
  boards[0] = bitsOf(request.setup.cells);
  if (boards[0] === wanted) mark(0);
  for (let node = 1; node < boards.length; node++) {
    const mover = movers[(plies[node] as number) - 1] as CellContent;
    const above = boards[trace.parent[node] as number] as number;
    boards[node] = above | bitOf(mover, trace.cell[node] as number);
    if (boards[node] === wanted) mark(trace.enterAt[node] as number);
  }
}

function bitOf(content: CellContent, cell: number): number {
  if (content === EMPTY) return 0;
  return content === X ? 1 << cell : 1 << (cell + 16);
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
  const found = { codes, mark: (step: number) => void (marked[step] = 1) };
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

function find<Kind extends BreakpointKind>(
  point: Extract<Breakpoint, { kind: Kind }>,
  run: SearchRun,
  snippet: CodeSnippet,
  found: Parameters<Finder<Kind>>[3],
): void {
  (FIND[point.kind] as Finder<Kind>)(point, run, snippet, found);
}

const MAX_TEXT = 40;

/** A breakpoint as text: "line:20", "call:6", "ply:3", "leaf", "improve", "position:O.XX.X.OO". */
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

/** Reads what `makeBreakpoint` wrote; `undefined` for anything else. */
export function parseBreakpoint(text: string): Breakpoint | undefined {
  if (text.length > MAX_TEXT) return undefined;
  if (text === 'leaf' || text === 'improve') return { kind: text };
  const [, kind, rest = ''] = /^(line|call|ply|position):(.+)$/.exec(text) ?? [];
  if (kind === 'position') {
    const written = parsePosition(rest);
    const isPlain = written.ok && makePosition(written.value.cells) === rest;
    return isPlain ? { kind, position: rest } : undefined;
  }
  if (!/^(0|[1-9]\d{0,8})$/.test(rest)) return undefined;
  const number = Number(rest);
  if (kind === 'ply') return { kind, ply: number };
  if (number === 0) return undefined;
  if (kind === 'line') return { kind, line: number };
  return kind === 'call' ? { kind, call: number } : undefined;
}

export { nextStop, previousStop, sliderTicks } from './stops.ts';
