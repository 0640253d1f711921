import { describe, expect, it, vi } from 'vitest';
import { GradebookState } from '../../../../src/components/classroom/gradebook/gradebook.svelte.ts';
import {
  nextUnread,
  pupilRows,
  type TablePlace,
} from '../../../../src/components/classroom/gradebook/rows.ts';
import { bookFormat } from '../../../../src/components/classroom/gradebook/gradeStore.ts';
import { readText } from '../../../../src/components/classroom/gradebook/import.ts';
import {
  EMPTY_BOOK,
  keptAssignment,
  withAssignments,
} from '../../../../src/components/classroom/gradebook/results.ts';
import {
  assignment,
  first,
  found,
  gradingWorker,
  second,
  third,
  withWork,
  withNumbered,
} from './books.ts';
import { gradebookMessages as words } from '#language/classroom/gradebook/messages';
import { ownStorage } from '../../platform/storageDouble.ts';

ownStorage();

describe('the file of a gradebook', () => {
  /** What a pupil might send: full points by hand, a list of names, the neighbour left out. */
  const sent = async () => {
    const own = withWork(
      withAssignments(EMPTY_BOOK, [keptAssignment(assignment)]).book,
      second,
      'x',
    );
    const both = withNumbered(withWork(own, first, 'x'), 2, { isLeftOut: true });
    const marked = withNumbered(both, 1, { byPerson: { 5: 1 } });
    return readText(bookFormat.make({ ...marked, roster: '7;Mallory' }), 'forged.json');
  };

  it('brings its results and nothing else, unless the teacher opens it in place of the one here', async () => {
    const gradebook = new GradebookState(gradingWorker);
    await gradebook.take(found(first, third));
    expect(await gradebook.take(await sent())).toMatchObject({ fresh: 1, same: 1, bad: 0 });
    const plain = gradebook.book;
    expect([plain.roster, gradebook.isDecided]).toEqual(['', false]);
    gradebook.answerFile(false);
    expect([gradebook.book, gradebook.file]).toEqual([plain, undefined]);

    await gradebook.take(await sent());
    gradebook.answerFile(true);
    expect([gradebook.book.roster, gradebook.file]).toEqual(['7;Mallory', undefined]);
    expect(gradebook.book.entries.map(({ byPerson }) => byPerson)).toEqual([{ 5: 1 }, {}]);
    gradebook.undo();
    expect(gradebook.book).toEqual(plain);
  });

  it('with results only is not asked about', async () => {
    const gradebook = new GradebookState(gradingWorker);
    const plain = withWork(EMPTY_BOOK, first, 'x');
    await gradebook.take(await readText(bookFormat.make(plain), 'book.json'));
    expect([gradebook.book.entries.length, gradebook.file]).toEqual([1, undefined]);
  });
});

describe('a damaged gradebook', () => {
  it.each([
    ['{"noughtbook":"gradebook","version":1,"works":[null,1,"x"],"assignments":[]}', /^3 parts/],
    ['{"noughtbook":"gradebook","version":1,"works":[],"assignments":[7]}', /^1 part of/],
    // Its results and its assignments are not where they belong.
    ['{"noughtbook":"gradebook","version":1,"entries":[null,1,"x"]}', /^2 parts/],
  ])('says how much of it could not be read: %s', async (text, said) => {
    const { troubles } = await readText(text, 'x.json');
    expect(troubles.map((each) => words.troubles.whyNot(each))).toEqual([
      expect.stringMatching(said),
    ]);
  });
});

describe('the next answer to read', () => {
  it('is one after this, and the first again after the last', async () => {
    const gradebook = new GradebookState(gradingWorker);
    for (const work of [first, second]) await gradebook.take(found(work));
    await gradebook.settled();
    await vi.waitUntil(() => gradebook.assignment);
    const next = (after?: TablePlace) => nextUnread(pupilRows(gradebook, words), after);
    const top = next();
    const other = next(top);
    expect([top?.task, other?.task]).toEqual([5, 5]);
    expect([top?.id, other?.id].toSorted()).toEqual([1, 2]);
    expect(next(other)).toEqual(top);
    expect(next({ id: 1, task: 0 })).toEqual({ id: 1, task: 5 });
    gradebook.change((book) => withNumbered(book, 2, { byPerson: { 5: 0 } }));
    expect(next({ id: 1, task: 5 })).toBeUndefined();
  });
});
