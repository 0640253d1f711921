import type { CellEvent, StepEvent } from '../../../engine/index.ts';
import { replayLine, type LineNow } from '../line-attacks/replay.ts';

/** What one mark is worth on a cell, as far as it has been told of. */
export interface MarkNow {
  readonly mark: number;
  /** By their place in `DIRECTIONS`. */
  readonly lines: readonly LineNow[];
  readonly attacks?: number;
  readonly fives?: number;
  readonly finish?: number;
  readonly breakpoints?: number;
  readonly double?: number;
  readonly weight?: number;
}

/** The account of a cell, as far as it has been told of. */
export interface CellNow {
  readonly marks: readonly MarkNow[];
  readonly total?: number;
}

/** What is known of a cell from the events of `CellTracer` up to now. */
export function replayCell(events: readonly StepEvent<CellEvent>[]): CellNow {
  const begins = events.flatMap(({ kind }, at) => (kind === 'try' ? [at] : []));
  const marks = begins.map((begin, index) => replayMark(events.slice(begin, begins[index + 1])));
  const end = events.at(-1);
  return end?.kind === 'total' ? { marks, total: end.values[0] ?? 0 } : { marks };
}

function replayMark(events: readonly StepEvent<CellEvent>[]): MarkNow {
  const begins = events.flatMap(({ kind }, at) => (kind === 'direction' ? [at] : []));
  const lines = begins.map((begin, index) => replayLine(events.slice(begin, begins[index + 1])));
  const valueOf = (kind: CellEvent, at: number) =>
    events.find((event) => event.kind === kind)?.values[at];
  const known = {
    attacks: valueOf('lines', 1),
    fives: valueOf('finish', 0),
    finish: valueOf('finish', 1),
    breakpoints: valueOf('double', 0),
    double: valueOf('double', 1),
    weight: valueOf('mark', 1),
  };
  const told = Object.entries(known).filter(([, value]) => value !== undefined);
  return { mark: valueOf('try', 0) ?? 0, lines, ...Object.fromEntries(told) };
}
