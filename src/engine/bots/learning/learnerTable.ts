import { CODES, positionIndex } from '../../game/positionIndex.ts';
import { NO_BOX, boxLayout } from './boxes.ts';
import { GOES_ON, MARK_VALUE, TURNS, marksInCode, statesOfCodes } from './codes.ts';
import type { Learner } from './learner.ts';
import type { PolicyTable } from './policyTable.ts';

/**
 * The learner's policy in every position, as `learnerPolicy` gives it, in typed columns. A box without beads
 * has no entries, which means that the table resigns there.
 */
export function learnerTable({ scheme, entries }: Learner): PolicyTable {
  const { positions, classOf, symmetryOf } = positionIndex();
  const { boxOf, startOf: kindsFrom, cellOf } = boxLayout();
  const states = statesOfCodes();
  const startOf = new Uint16Array(CODES);
  const endOf = new Uint16Array(CODES);
  const totalOf = new Float64Array(CODES);
  const cells = new Uint8Array(positions.length * 9);
  const weights = new Uint32Array(positions.length * 9);
  let at = 0;
  const add = (code: number, cell: number, weight: number) => {
    if (weight === 0) return;
    cells[at] = cell;
    weights[at++] = weight;
    totalOf[code] = (totalOf[code] as number) + weight;
  };
  for (const code of positions) {
    startOf[code] = at;
    const box = states[code] === GOES_ON ? (boxOf[classOf[code] as number] as number) : NO_BOX;
    if (states[code] === GOES_ON && (scheme.kind === 'td' || box === NO_BOX)) {
      for (const cell of bestCells(code, entries, scheme.kind === 'td')) add(code, cell, 1);
    } else if (box !== NO_BOX) {
      const turn = 9 * (symmetryOf[code] as number);
      for (let kind = kindsFrom[box] as number; kind < (kindsFrom[box + 1] as number); kind++) {
        add(code, TURNS[turn + (cellOf[kind] as number)] as number, entries[kind] as number);
      }
    }
    endOf[code] = at;
  }
  return { startOf, endOf, totalOf, cells: cells.slice(0, at), weights: weights.slice(0, at) };
}

/** The empty cells of a code, descending: all of them, or those that lead to the greatest value. */
function bestCells(code: number, entries: Int32Array, byValue: boolean): number[] {
  const { classOf } = positionIndex();
  const isFirst = marksInCode(code) % 2 === 0;
  let best: number[] = [];
  let most = -Infinity;
  for (let cell = 8, rest = code; cell >= 0; cell--, rest = (rest / 3) | 0) {
    if (rest % 3 !== 0) continue;
    const after = code + (MARK_VALUE[(isFirst ? 0 : 9) + cell] as number);
    const value = byValue ? (entries[classOf[after] as number] as number) : 0;
    if (value > most) best = [];
    if (value >= most) best.push(cell);
    most = Math.max(most, value);
  }
  return best;
}
