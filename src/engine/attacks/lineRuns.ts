import { EMPTY, type CellContent, type Mark } from '../core/types.ts';
import type { Potential } from './rules.ts';

/** A cell's content in a line; `undefined` is beyond the edge of the board. */
export type LinePlace = CellContent | undefined;

/** An unbroken run of one player's marks: an attack, before any mark is tried. */
export interface LineRun {
  readonly mark: Mark;
  /** The places of its first and its last mark in the line. */
  readonly from: number;
  readonly to: number;
  /** How many marks. */
  readonly power: number;
  /** How many of its two ends are open: the next cell is empty. Both ends of the list are edges. */
  readonly potential: Potential;
}

/** All runs of marks on a line, left to right, as `[power : potential]` (docs/algorithms.md, section 7). */
export function lineRuns(line: readonly LinePlace[]): LineRun[] {
  const runs: LineRun[] = [];
  for (let from = 0; from < line.length; from++) {
    const mark = line[from];
    if (mark === undefined || mark === EMPTY) continue;
    let to = from;
    while (line[to + 1] === mark) to += 1;
    const ends = [line[from - 1], line[to + 1]].filter((next) => next === EMPTY);
    runs.push({ mark, from, to, power: to - from + 1, potential: ends.length as Potential });
    from = to;
  }
  return runs;
}
