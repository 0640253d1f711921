import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { KINDS } from '../../../../src/engine/index.ts';
import { readFiles } from '../../../../src/components/classroom/gradebook/files.ts';
import { NOTHING_FOUND } from '../../../../src/components/classroom/gradebook/found.ts';
import { GradebookState } from '../../../../src/components/classroom/gradebook/gradebook.svelte.ts';
import { bookFormat } from '../../../../src/components/classroom/gradebook/gradeStore.ts';
import {
  EMPTY_BOOK,
  keptAssignment,
  keptWork,
  withAssignments,
  withWorks,
  type KeptWork,
} from '../../../../src/components/classroom/gradebook/results.ts';
import { gradebookHandlers } from '../../../../src/components/classroom/gradebook/gradebookHandlers.dom.ts';
import { assignment, works } from './books.ts';
import { ownStorage } from '../../platform/storageDouble.ts';
import { workerWith } from '../../platform/workerDouble.ts';

const [first, second, third] = works.map(keptWork) as [KeptWork, KeptWork, KeptWork];
const foundOf = (...all: readonly KeptWork[]) => ({
  ...NOTHING_FOUND,
  assignments: [keptAssignment(assignment)],
  works: all.map((work) => ({ work, from: 'x' })),
});

ownStorage();

describe('a result that takes too long', () => {
  it('is told of; the others are graded', async () => {
    const slow = {
      ...gradebookHandlers,
      grade: (question: Parameters<typeof gradebookHandlers.grade>[0]) =>
        question.work === second.text ? ('too-long' as const) : gradebookHandlers.grade(question),
    };
    const gradebook = new GradebookState(() => workerWith(slow));
    await gradebook.take(foundOf(first, second, third));
    await gradebook.settled();
    expect([...gradebook.grader.graded.keys()]).toEqual([first.text, third.text]);
    expect([...gradebook.grader.tooLong]).toEqual([second.text]);
  });

  it('is what grading gives up after its budget', () => {
    const question = { assignment: keptAssignment(assignment).text, work: first.text };
    expect(gradebookHandlers.grade({ ...question, budget: -1 })).toBe('too-long');
    expect(gradebookHandlers.grade({ ...question, budget: 60_000 })).toMatchObject({ most: 12 });
  });
});

describe('a gradebook that is too large for the browser', () => {
  /** Essays in which every letter takes six. */
  const essay = KINDS.open.answer.encode('Ж'.repeat(330));
  const full = () => {
    const pupils = Array.from({ length: 100 }, (_, at) => {
      const tasks = Array.from({ length: 30 }, () => ({
        hints: 0,
        attempts: [{ answer: essay, seconds: 99 }],
      }));
      return keptWork({ assignment: '0'.repeat(16), pupil: String(at), claimed: 0, tasks });
    });
    return withWorks(
      EMPTY_BOOK,
      pupils.map((work) => ({ work, from: 'x' })),
    ).book;
  };

  it('can be opened again from its file, plain and in a zip file', async () => {
    const book = full();
    const text = bookFormat.make(book);
    expect(text.length).toBeGreaterThan(5_700_000);
    const zip = zipSync({ 'class.gradebook.json': strToU8(text) });
    const found = await readFiles([
      { name: 'b.json', file: new Blob([text]) },
      { name: 'b.zip', file: new Blob([zip as BlobPart]) },
    ]);
    expect(found.troubles).toEqual([]);
    expect(found.books).toEqual([book, book]);
  });

  it('has room for so many letters; what it has no room for is counted', () => {
    const work = (at: number) => ({
      work: { assignment: '', pupil: '', claimed: 0, text: String(at).padEnd(5_000_000) },
      from: '',
    });
    const { book, noRoom } = withWorks(EMPTY_BOOK, [work(1), work(2), work(3)]);
    expect([book.entries.length, noRoom]).toEqual([2, 1]);
    const name = (at: number) => ({ name: String(at), title: '', text: 'x'.repeat(1_500_000) });
    expect(withAssignments(EMPTY_BOOK, [name(1), name(2)])).toMatchObject({ noPlace: 1 });
  });
});
