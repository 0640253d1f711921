import {
  ok,
  pliesOf,
  recordSearch,
  rootSearch,
  tutorialRequest,
  type SearchTrace,
} from '../../engine/index.ts';
import type { Ask } from './ask.ts';
import { flagField, setupFromFields } from './fields.ts';

export const askMinimax: Ask = (fields) => {
  const setup = setupFromFields(fields);
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
