import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprint } from '../../../../src/engine/index.ts';
import { GradebookState } from '../../../../src/components/classroom/gradebook/gradebook.svelte.ts';
import {
  nextUnread,
  pupilRows,
  type TablePlace,
} from '../../../../src/components/classroom/gradebook/rows.ts';
import { bookFormat } from '../../../../src/components/classroom/gradebook/gradeStore.ts';
import { NOTHING_FOUND } from '../../../../src/components/classroom/gradebook/found.ts';
import { readText } from '../../../../src/components/classroom/gradebook/import.ts';
import {
  BOOK_LIMITS,
  EMPTY_BOOK,
  keptAssignment,
  withAdjusted,
  withAssignments,
  withEntry,
  withoutEntry,
} from '../../../../src/components/classroom/gradebook/results.ts';
import { assignment, first, found, gradingWorker, second, withWork } from './books.ts';
import { gradebookMessages as words } from '#language/classroom/gradebook/messages';
import { stubStorage } from '../../platform/storageDouble.ts';

const NAME = fingerprint(assignment);

beforeEach(() => stubStorage());
afterEach(() => vi.unstubAllGlobals());

describe('a gradebook among the results', () => {
  /** What a pupil might send: full points by hand, weights, a list of names, the neighbour left out. */
  const sent = async () => {
    const own = withWork(
      withAssignments(EMPTY_BOOK, [keptAssignment(assignment)]).book,
      second,
      'x',
    );
    const both = withEntry(withWork(own, first, 'x'), 2, { isLeftOut: true });
    const marked = withEntry(both, 1, { byPerson: { 5: 1 } });
    const weighted = withAdjusted(marked, NAME, { weights: [100], given: [true] });
    return readText(bookFormat.make({ ...weighted, roster: '7;Mallory' }), 'forged.json');
  };

  it('brings its results and nothing else, unless the teacher says so', async () => {
    const gradebook = new GradebookState(gradingWorker);
    await gradebook.take(found(first));
    expect(await gradebook.take(await sent())).toMatchObject({ fresh: 1, same: 1, bad: 0 });
    const plain = gradebook.book;
    expect(plain.roster).toBe('');
    expect(plain.adjusted.size).toBe(0);
    for (const { isLeftOut, byPerson } of plain.entries) {
      expect([isLeftOut, byPerson]).toEqual([false, {}]);
    }
    expect(gradebook.offered).toHaveLength(1);
    gradebook.answerOffer(false);
    expect(gradebook.book).toEqual({ ...plain, offered: [] });

    await gradebook.take(await sent());
    gradebook.answerOffer(true);
    expect(gradebook.book.roster).toBe('7;Mallory');
    expect(gradebook.book.adjusted.get(NAME)?.given).toEqual([true]);
    expect(gradebook.book.entries.map(({ isLeftOut }) => isLeftOut)).toEqual([true, false]);
    expect(gradebook.book.entries[1]?.byPerson).toEqual({ 5: 1 });
  });

  it('is asked about until it is answered: over a reload, over another file, after an undo', async () => {
    const gradebook = new GradebookState(gradingWorker);
    const told = words.added(await gradebook.take(await sent()), BOOK_LIMITS);
    expect(told).toMatch(/^2 results added\..* the question below asks whether you want them/);
    const question = gradebook.offered;
    expect(question).toHaveLength(1);
    // The same file once more is no second question.
    await gradebook.take(await sent());
    await gradebook.take(found(first));

    const again = new GradebookState(gradingWorker);
    await vi.waitUntil(() => again.isOpen);
    expect(again.offered).toEqual(question);
    again.answerOffer(false);
    expect([again.offered, again.book.entries.length]).toEqual([[], 2]);
    again.undo();
    expect(again.offered).toEqual(question);
    again.answerOffer(true);
    expect(again.book.entries.map(({ byPerson }) => byPerson)).toEqual([{ 5: 1 }, {}]);

    const last = new GradebookState(gradingWorker);
    await vi.waitUntil(() => last.isOpen);
    expect([last.offered, last.book]).toEqual([[], again.book]);
  });

  it('goes with a file that is saved before the answer', async () => {
    const gradebook = new GradebookState(gradingWorker);
    await gradebook.take(await sent());
    const saved = await readText(bookFormat.make(gradebook.book), 'saved.json');
    gradebook.change(EMPTY_BOOK);
    expect(gradebook.offered).toEqual([]);
    await gradebook.take(saved);
    expect(gradebook.offered).toHaveLength(1);
    gradebook.change(withoutEntry(gradebook.book, 1));
    gradebook.answerOffer(true);
    expect(gradebook.book.entries.map(({ byPerson }) => byPerson)).toEqual([{}]);
  });

  it('of many that wait, says how many found no room', async () => {
    const gradebook = new GradebookState(gradingWorker);
    const books = Array.from({ length: BOOK_LIMITS.offers + 2 }, (_, at) => ({
      ...EMPTY_BOOK,
      roster: `7;Mallory ${at}`,
    }));
    const added = await gradebook.take({ ...NOTHING_FOUND, books });
    expect([gradebook.offered.length, added.notAsked]).toEqual([BOOK_LIMITS.offers, 2]);
    expect(words.added(added, BOOK_LIMITS)).toContain('names of 2 more aren’t here');
  });

  it('with results only is not asked about', async () => {
    const gradebook = new GradebookState(gradingWorker);
    const plain = withWork(EMPTY_BOOK, first, 'x');
    await gradebook.take(await readText(bookFormat.make(plain), 'book.json'));
    expect([gradebook.book.entries.length, gradebook.offered]).toEqual([1, []]);
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
    gradebook.change(withEntry(gradebook.book, 2, { byPerson: { 5: 0 } }));
    expect(next({ id: 1, task: 5 })).toBeUndefined();
  });
});
