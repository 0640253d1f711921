import { expect, it } from 'vitest';
import { GradebookState } from '../../../../src/components/classroom/gradebook/gradebook.svelte.ts';
import { counted, pupilRows } from '../../../../src/components/classroom/gradebook/rows.ts';
import { gradebookMessages as words } from '#language/classroom/gradebook/messages';
import { first, found, gradingWorker, second, third, withNumbered } from './books.ts';
import { ownStorage } from '../../platform/storageDouble.ts';

ownStorage();

/** Anna hands in three times; the first of them comes last. */
async function anna(): Promise<GradebookState> {
  const gradebook = new GradebookState(gradingWorker);
  await gradebook.take(
    found(
      { ...first, pupil: 'Anna', handedAt: 200, handIn: 2 },
      { ...second, pupil: 'anna ', handedAt: 300, handIn: 3 },
      { ...third, pupil: 'Anna', handedAt: 100, handIn: 1 },
    ),
  );
  await gradebook.settled();
  // None goes on from another, so the teacher says that they are one pupil's.
  for (const id of [1, 2, 3])
    gradebook.change((book) => withNumbered(book, id, { called: 'Anna' }));
  return gradebook;
}

it('of several results of a pupil the latest counts, unless the teacher leaves it out', async () => {
  const gradebook = await anna();
  const counting = () => counted(pupilRows(gradebook, words)).map(({ entry }) => entry.work.handIn);
  expect(counting()).toEqual([3]);
  gradebook.change((book) => withNumbered(book, 2, { isLeftOut: true }));
  expect(counting()).toEqual([2]);
});
