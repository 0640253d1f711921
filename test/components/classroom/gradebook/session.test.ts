import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { fingerprint, makeAssignment } from '../../../../src/engine/index.ts';
import { GradebookState } from '../../../../src/components/classroom/gradebook/gradebook.svelte.ts';
import {
  bookFormat,
  gradeStore,
} from '../../../../src/components/classroom/gradebook/gradeStore.ts';
import {
  draftStore,
  withHanded,
} from '../../../../src/components/classroom/workshop/draftStore.ts';
import { templateOf } from '../../../../src/components/classroom/workshop/templates.ts';
import {
  EMPTY_BOOK,
  keptAssignment,
  keptWork,
  withAssignments,
  withComment,
} from '../../../../src/components/classroom/gradebook/results.ts';
import {
  assignment,
  first,
  found,
  gradingWorker,
  second,
  third,
  withNumbered,
  withWork,
} from './books.ts';
import { ownStorage, stubStorage } from '../../platform/storageDouble.ts';
import { stubTabs } from '../../platform/tabsDouble.ts';
import { WorkerDouble } from '../../platform/workerDouble.ts';

ownStorage();

describe('a result', () => {
  it('finds the assignment if only the workshop has it', async () => {
    await draftStore.change((shelf) => withHanded(shelf, makeAssignment(assignment)));
    const gradebook = new GradebookState(gradingWorker);
    await gradebook.take({ ...found(first), assignments: [] });
    expect([...gradebook.book.assignments.values()].map(({ title }) => title)).toEqual([
      assignment.title,
    ]);
  });

  it('names a ready assignment of a lesson, which nobody has made here', async () => {
    const lesson = { id: 'lessons/folk', title: 'Tricks' };
    const ready = templateOf(lesson, 'harder');
    const gradebook = new GradebookState(gradingWorker, [lesson]);
    const work = { ...first, assignment: fingerprint(ready) };
    await gradebook.take({ ...found(work), assignments: [] });
    expect([...gradebook.book.assignments.keys()]).toEqual([work.assignment]);
    const strange = { ...second, assignment: '0123456789abcdef' };
    await gradebook.take({ ...found(strange), assignments: [] });
    expect([gradebook.book.entries.length, gradebook.book.assignments.size]).toEqual([2, 1]);
  });
});

describe('a worker that never says a word', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** The first workers are silent, so many of them. */
  const silentFirst = (silent: number) => {
    let made = 0;
    return () => (made++ < silent ? new WorkerDouble(() => undefined) : gradingWorker());
  };
  const stored = () =>
    gradeStore.change(() =>
      bookFormat.make(
        withWork(withAssignments(EMPTY_BOOK, [keptAssignment(assignment)]).book, first, 'x'),
      ),
    );

  it('is told of within five seconds, and opening is tried again when one wants it', async () => {
    await stored();
    const gradebook = new GradebookState(silentFirst(1));
    await vi.advanceTimersByTimeAsync(1000);
    expect(gradebook.isLate).toBe(false);
    await vi.advanceTimersByTimeAsync(4000);
    expect([gradebook.isLate, gradebook.lost, gradebook.isOpen]).toEqual([true, undefined, false]);
    void gradebook.open();
    expect(gradebook.isLate).toBe(false);
    await vi.advanceTimersByTimeAsync(100);
    expect([gradebook.isOpen, gradebook.lost]).toEqual([true, undefined]);
    expect(gradebook.book.entries).toHaveLength(1);
    gradebook.close();
  });
});

const storedBook = () => bookFormat.parse(gradeStore.read().value).value;

describe('two tabs', () => {
  const both = async () => {
    const tabs = [new GradebookState(gradingWorker), new GradebookState(gradingWorker)] as const;
    await vi.waitUntil(() => tabs.every(({ isOpen }) => isOpen));
    return tabs;
  };
  const works = (number: number) =>
    Array.from({ length: number }, (_, at) => ({ ...first, pupil: `pupil ${at}` }));

  it('lose nothing that either has called added, however long one of them reads', async () => {
    stubTabs();
    const [here, there] = await both();
    const added = await Promise.all([
      here.take(found(...works(80))),
      there.take(found(second, third)),
    ]);
    expect(added.map(({ fresh }) => fresh)).toEqual([80, 2]);
    expect(storedBook().entries).toHaveLength(82);
    // One of them has heard nothing of the other so far.
    for (const tab of [here, there]) {
      await tab.take(found({ ...first, pupil: 'one more' }));
      expect(tab.book.entries).toHaveLength(83);
    }
    expect(storedBook().entries).toHaveLength(83);
  });

  it('change each their own, and the last word counts where both change the same', async () => {
    stubTabs();
    const [here, there] = await both();
    await here.take(found(first, second));
    await there.take(found(first));
    here.change((book) => withComment(book, { work: keptWork(first) }, 0, 'Well done.'));
    there.change((book) => withComment(book, { work: keptWork(second) }, 0, 'Look again.'));
    there.change((book) => ({ ...book, roster: '7;Anna' }));
    here.change((book) => ({ ...book, roster: '7;Ben' }));
    await Promise.all([here.settled(), there.settled()]);
    expect(storedBook().entries.map(({ comments }) => comments?.[0])).toEqual([
      'Well done.',
      'Look again.',
    ]);
    expect(storedBook().roster).toMatch(/^7;/);
  });
});

describe('a store without room', () => {
  const marked = (gradebook: GradebookState, share: number) =>
    gradebook.change((book) => withNumbered(book, 1, { byPerson: { 5: share } }));
  const stored = () => storedBook().entries.map(({ byPerson }) => byPerson[5]);

  it('says so as long as points are not stored, and no longer, and loses nothing of another tab', async () => {
    let hasRoom = true;
    stubStorage(new Map(), () => hasRoom);
    const gradebook = new GradebookState(gradingWorker);
    await gradebook.take(found(first));
    hasRoom = false;
    expect(gradebook.keeper.isUnkept).toBe(false);
    marked(gradebook, 1);
    await gradebook.settledStore();
    const { keeper } = gradebook;
    expect([keeper.isUnkept, keeper.problem?.code, stored()]).toEqual([true, 'full', [undefined]]);
    gradebook.keep();
    await gradebook.settledStore();
    // No other tab has done anything so far.
    expect([keeper.isUnkept, gradebook.isFromElsewhere]).toEqual([true, false]);
    hasRoom = true;
    localStorage.setItem(gradeStore.key, bookFormat.make(withWork(storedBook(), second, 'x')));
    gradebook.keep();
    await gradebook.settledStore();
    expect([keeper.isUnkept, keeper.problem, stored()]).toEqual([false, undefined, [1, undefined]]);
  });
});
