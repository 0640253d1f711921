import { expect, it } from 'vitest';
import {
  lookedAtAfter,
  titleElsewhere,
} from '../../../../src/components/classroom/gradebook/found.ts';
import { EMPTY_BOOK, type Book } from '../../../../src/components/classroom/gradebook/results.ts';

const assignment = (name: string) => ({ name, title: `Class ${name}`, text: '' });
const result = (name: string) => ({ work: { assignment: name }, from: '' }) as never;
/** Class a has a result here, class b none; of c there is nothing. */
const book: Book = {
  ...EMPTY_BOOK,
  assignments: new Map(['a', 'b'].map((name) => [name, assignment(name)])),
  entries: [{ work: { assignment: 'a' } }] as never,
};
const of = (results: readonly string[], own: readonly string[] = []) => ({
  works: results.map(result),
  assignments: own.map(assignment),
});

it('a class stays in sight whatever stray file is added, and a new class is shown', () => {
  expect(lookedAtAfter(book, undefined, of(['a']))).toBe('a');
  expect(lookedAtAfter(book, 'a', of([]))).toBe('a');
  expect(lookedAtAfter(book, 'a', of(['b']))).toBe('a');
  expect(lookedAtAfter(book, 'a', of([], ['b']))).toBe('a');
  expect(lookedAtAfter(book, 'a', of(['c', 'c']))).toBe('a');
  expect(lookedAtAfter(book, 'a', of(['b', 'b']))).toBe('b');
  // Nothing is lost from sight where no class is.
  expect(lookedAtAfter(book, 'b', of(['a']))).toBe('a');
  expect(lookedAtAfter(book, 'b', of([], ['a']))).toBe('a');
  expect(lookedAtAfter(book, 'c', of(['d']))).toBe('d');
});

it('whatever is added elsewhere is named', () => {
  expect(titleElsewhere(book, 'a', of(['b']))).toBe('Class b');
  expect(titleElsewhere(book, 'b', of(['b']))).toBeUndefined();
  expect(titleElsewhere(book, 'a', of(['c']))).toBeUndefined();
});
