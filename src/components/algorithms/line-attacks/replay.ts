import { BREAK_REASONS, type BreakReason, type StepEvent } from '../../../engine/index.ts';

/** One end of a run: the next cell, and whether it is open. */
export interface EndNow {
  readonly offset: number;
  readonly isOpen: boolean;
}

/** A run of a line, as far as it has been told of. */
export interface RunNow {
  readonly from: number;
  readonly to: number;
  readonly power: number;
  readonly left?: EndNow;
  readonly right?: EndNow;
  /** Empty cells between it and the tried one. */
  readonly empty?: number;
  readonly divider?: number;
  readonly isDropped?: boolean;
  readonly weight?: number;
}

/** One line, as far as it has been told of. Offsets count from the tried cell. */
export interface LineNow {
  /** How far the window goes so far. */
  readonly left: number;
  readonly right: number;
  /** The cells before which it has stopped. */
  readonly walls: readonly number[];
  /** Cells in the window, once it is whole. */
  readonly room?: number;
  readonly runs: readonly RunNow[];
  /** The run that the last event was about. */
  readonly at?: number | undefined;
  readonly weight?: number;
  /** Once it is known whether the line breaks: why, or that it does not. */
  readonly breaks?: BreakReason | 'none';
}

const NOTHING: LineNow = { left: 0, right: 0, walls: [], runs: [] };

/** What is known of the line that was read last, from the events of `LineTracer` up to now. */
export function replayLine(events: readonly StepEvent[]): LineNow {
  const begin = events.findLastIndex(({ kind }) => kind === 'centre');
  return begin < 0 ? NOTHING : events.slice(begin).reduce(after, NOTHING);
}

function after(line: LineNow, { kind, values }: StepEvent): LineNow {
  const [first = 0, second = 0, third = 0] = values;
  const rest: LineNow = { ...line, at: undefined };
  switch (kind) {
    case 'window':
      return first < 0 ? { ...rest, left: first } : { ...rest, right: first };
    case 'wall':
      return { ...rest, walls: [...line.walls, first] };
    case 'room':
      return { ...rest, room: first };
    case 'run': {
      const run: RunNow = { from: first, to: second, power: second - first + 1 };
      return { ...rest, runs: [...line.runs, run], at: line.runs.length };
    }
    case 'end':
    case 'peek': {
      const end = { offset: second, isOpen: third === 1 };
      const isLeft = second < (line.runs[first]?.from ?? 0);
      return withRun(rest, first, isLeft ? { left: end } : { right: end });
    }
    case 'divider':
      return withRun(rest, first, { empty: second, divider: third });
    case 'drop':
      return withRun(rest, first, { isDropped: true });
    case 'weigh':
      return withRun(rest, first, { weight: second });
    case 'sum':
      return { ...rest, weight: first };
    case 'breaks':
      return { ...rest, breaks: BREAK_REASONS[second] ?? 'none' };
    default:
      return rest;
  }
}

function withRun(line: LineNow, at: number, more: Partial<RunNow>): LineNow {
  const runs = line.runs.map((run, index) => (index === at ? { ...run, ...more } : run));
  return { ...line, runs, at };
}

/** How many ends are open, once both have been looked at. */
export function potentialOf({ left, right }: RunNow): number | undefined {
  return left && right ? Number(left.isOpen) + Number(right.isOpen) : undefined;
}

/** "[3 : 2]"; with a question mark until both ends are known. */
export function attackName(run: RunNow): string {
  return `[${run.power} : ${potentialOf(run) ?? '?'}]`;
}

/** "[3 : 2] ÷ 2": the divider only where it divides. */
export function dividedName(run: RunNow): string {
  const { divider = 1 } = run;
  return divider > 1 ? `${attackName(run)} ÷ ${divider}` : attackName(run);
}

export const isCentral = ({ from, to }: RunNow): boolean => from <= 0 && to >= 0;
