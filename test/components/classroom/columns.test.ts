import { expect, it } from 'vitest';
import { acrossBoth } from '../../../src/components/classroom/paper/columns.ts';
import type { KindId } from '../../../src/engine/index.ts';
import { moveTask, questionOf } from '../../engine/assignment/made.ts';

const task = (kind: KindId) => moveTask(1, { question: questionOf(kind, 1) });

it.each([
  ['two of a pair', ['fork', 'fork'], [false, false]],
  ['one that is left', ['fork', 'fork', 'fork'], [false, false, true]],
  ['one before a wide one', ['fork', 'cell-rating', 'fork', 'fork'], [true, true, false, false]],
] as const)('a compact worksheet has no half empty: %s', (_, kinds, expected) => {
  expect(acrossBoth(kinds.map(task), () => false)).toEqual(expected);
});

it('what is done on a screen is a line of its own', () => {
  const tasks = (['fork', 'fork', 'fork'] as const).map(task);
  expect(acrossBoth(tasks, (each) => each === tasks[1])).toEqual([true, true, true]);
});
