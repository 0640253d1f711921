import { CODES, positionIndex } from '../../game/positionIndex.ts';
import { FULL, GOES_ON, MARK_VALUE, WON, marksInCode, statesOfCodes } from './codes.ts';
import type { PolicyTable } from './policyTable.ts';

/** How often a side wins, draws and loses; the three add up to 1. */
export interface Chances {
  readonly win: number;
  readonly draw: number;
  readonly loss: number;
}

/**
 * The results of `first` against `second`, for `first`, over all possible games: nothing is sampled, but the
 * sums are rounded to floating point. (The arena gives exact fractions, more slowly.) Resigning loses.
 * `start` is the code of the position in which every game begins.
 */
export function exactResults(first: PolicyTable, second: PolicyTable, start = 0): Chances {
  const { positions } = positionIndex();
  const states = statesOfCodes();
  const reached = new Float64Array(CODES);
  const chances = { win: 0, draw: 0, loss: 0 };
  reached[start] = 1;
  // In order of the number of marks, so that all predecessors of a position come before it.
  for (const code of positions) {
    const chance = reached[code] as number;
    if (chance === 0) continue;
    const marks = marksInCode(code);
    const state = states[code];
    if (state === FULL) chances.draw += chance;
    else if (state === WON) chances[marks % 2 === 1 ? 'win' : 'loss'] += chance;
    if (state !== GOES_ON) continue;
    const mover = marks % 2 === 0 ? first : second;
    const total = mover.totalOf[code] as number;
    if (total === 0) chances[marks % 2 === 0 ? 'loss' : 'win'] += chance;
    else spread(mover, code, chance / total, marks % 2 === 0 ? 0 : 9, reached);
  }
  return chances;
}

function spread(
  mover: PolicyTable,
  code: number,
  share: number,
  marks: 0 | 9,
  reached: Float64Array,
): void {
  for (let at = mover.startOf[code] as number; at < (mover.endOf[code] as number); at++) {
    const after = code + (MARK_VALUE[marks + (mover.cells[at] as number)] as number);
    reached[after] = (reached[after] as number) + share * (mover.weights[at] as number);
  }
}
