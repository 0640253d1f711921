import {
  DRAWN,
  NOT_OVER,
  fin,
  markName,
  ok,
  recordSearch,
  pliesOf,
  rootSearch,
  tutorialRequest,
  type Result,
  type SearchTrace,
} from '../engine/index.ts';
import type { RequestError } from './errors.ts';
import { flagField, positionField, setupField, type Fields } from './fields.ts';

type Answer = Result<Readonly<Record<string, unknown>>, RequestError>;
type Ask = (fields: Fields) => Answer;

const winner: Ask = (fields) => {
  const cells = positionField(fields);
  if (!cells.ok) return cells;
  const { result, line } = fin(cells.value);
  const name = result === NOT_OVER ? 'none' : result === DRAWN ? 'draw' : markName(result);
  return ok({ result: name, line: line ?? null });
};

const minimax: Ask = (fields) => {
  const setup = setupField(fields);
  if (!setup.ok) return setup;
  const calls = flagField(fields, 'calls');
  if (!calls.ok) return calls;
  const request = { ...tutorialRequest(setup.value), computer: setup.value.toMove };
  const { score, cell, calls: count } = rootSearch(request);
  const answer = { score, cell: cell ?? null, count };
  if (!calls.value) return ok(answer);
  return ok({ ...answer, calls: callList(recordSearch(request).trace) });
};

/** Every call in the order in which they begin, numbered from 1. */
function callList(trace: SearchTrace) {
  const plies = pliesOf(trace);
  return Array.from(trace.cell, (cell, node) => {
    const parent = trace.parent[node] as number;
    return {
      call: node + 1,
      parent: parent < 0 ? null : parent + 1,
      cell: cell < 0 ? null : cell,
      ply: plies[node],
      score: trace.score[node],
    };
  });
}

/** Every question that the command answers. */
export const ASKS: ReadonlyMap<string, Ask> = new Map(Object.entries({ winner, minimax }));
