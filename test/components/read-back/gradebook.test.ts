import fc from 'fast-check';
import { describe, expect } from 'vitest';
import { ASSIGNMENT_LIMITS } from '../../../src/engine/index.ts';
import { bookFormat, gradeStore } from '../../../src/components/classroom/gradebook/gradeStore.ts';
import { readText } from '../../../src/components/classroom/gradebook/import.ts';
import {
  BOOK_LIMITS,
  COUNTED_RESULTS,
  EMPTY_BOOK,
  keptAssignment,
  keptWork,
  withAssignments,
  withWorks,
  type Book,
} from '../../../src/components/classroom/gradebook/results.ts';
import { withNumbered } from '../classroom/gradebook/books.ts';
import { moveTask } from '../../engine/assignment/made.ts';
import { anyText, every, plain } from './states.ts';
import { ownStorage } from '../platform/storageDouble.ts';

ownStorage();

const cut = (limit: number) => anyText.map((text) => text.slice(0, limit));
const name = fc.constantFrom('0123456789abcdef', 'f'.repeat(16), '0'.repeat(16));

/** Works of all lengths: of one answer, and longer than any code. */
const work = fc
  .record({
    assignment: name,
    pupil: cut(ASSIGNMENT_LIMITS.pupil),
    claimed: fc.integer({ min: 0, max: 4000 }),
    answer: cut(ASSIGNMENT_LIMITS.answer),
    times: fc.oneof(
      { weight: 200, arbitrary: fc.nat(3) },
      { weight: 1, arbitrary: fc.constant(ASSIGNMENT_LIMITS.kept + 1) },
    ),
    tasks: fc.nat(3),
    seconds: fc.nat(2 * ASSIGNMENT_LIMITS.seconds),
  })
  .map(({ answer, times, tasks, seconds, ...rest }) => {
    const attempts = Array.from({ length: times }, () => ({ answer, seconds }));
    return keptWork({
      ...rest,
      tasks: Array.from({ length: tasks }, () => ({ attempts, hints: 3 })),
    });
  });

const assignment = fc
  .record({ title: cut(ASSIGNMENT_LIMITS.title), text: cut(ASSIGNMENT_LIMITS.text) })
  .map(({ title, text }) =>
    keptAssignment({ title, order: 'given', tasks: [moveTask(3, { text })] }),
  );

const decisions = fc.record({
  called: cut(ASSIGNMENT_LIMITS.pupil),
  isLeftOut: fc.boolean(),
  isSetAside: fc.boolean(),
  byPerson: fc.dictionary(
    fc.constantFrom('0', '7', '39'),
    fc.double({ min: 0, max: 1, noNaN: true }),
  ),
});

const book: fc.Arbitrary<Book> = fc
  .record({
    works: fc.array(fc.record({ work, from: anyText }), { maxLength: 4 }),
    decided: fc.array(decisions, { maxLength: 4 }),
    assignments: fc.array(assignment, { maxLength: 2 }),
    counts: fc.dictionary(name, fc.constantFrom(...COUNTED_RESULTS)),
    roster: cut(BOOK_LIMITS.roster),
  })
  .map(({ works, decided, assignments, counts, roster }) => {
    const filled = withAssignments(withWorks(EMPTY_BOOK, works).book, assignments).book;
    const all = decided.reduce((before, each, at) => withNumbered(before, at + 1, each), filled);
    return { ...all, counts: new Map(Object.entries(counts)), roster };
  });

describe('the gradebook', () => {
  every('in its store', book, async (each) => {
    await gradeStore.change(() => bookFormat.make(each));
    const { value } = gradeStore.read();
    expect(plain(bookFormat.parse(value).value) === plain(each)).toBe(true);
  });

  every('as a file', book, async (each) => {
    const text = bookFormat.make(each, { marks: [] });
    const { books, troubles } = await readText(text, 'book.json');
    expect(troubles).toEqual([]);
    expect(plain(books[0]) === plain(each), plain(each).slice(0, 500)).toBe(true);
  });
});
