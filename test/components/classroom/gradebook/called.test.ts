import { describe, expect, it } from 'vitest';
import { fingerprint } from '../../../../src/engine/index.ts';
import { GradebookState } from '../../../../src/components/classroom/gradebook/gradebook.svelte.ts';
import { pupilRows } from '../../../../src/components/classroom/gradebook/rows.ts';
import { bookFormat } from '../../../../src/components/classroom/gradebook/gradeStore.ts';
import { othersIn } from '../../../../src/components/classroom/gradebook/results.ts';
import { readRoster } from '../../../../src/components/classroom/gradebook/roster.ts';
import { gradebookMessages as words } from '#language/classroom/gradebook/messages';
import { assignment, first, found, gradingWorker, second, third, withNumbered } from './books.ts';
import { ownStorage } from '../../platform/storageDouble.ts';

ownStorage();

/** Two pupils without a name, and pupil 12. */
async function nameless(): Promise<GradebookState> {
  const gradebook = new GradebookState(gradingWorker);
  await gradebook.take(found({ ...first, pupil: '\u3164' }, { ...second, pupil: '' }, third));
  return gradebook;
}
const labels = (gradebook: GradebookState) =>
  pupilRows(gradebook, words).map(({ label, name }) => (name ? `${label} ${name}` : label));

describe('a result without a name', () => {
  it('is called as the teacher calls it, and joins the list of names; the others keep their numbers', async () => {
    const gradebook = await nameless();
    expect(labels(gradebook)).toEqual(['12', 'no name 1', 'no name 2']);
    gradebook.change((book) => ({
      ...withNumbered(book, 1, { called: ' 7 ' }),
      roster: '7;Anna\n12;Ben',
    }));
    expect(labels(gradebook)).toEqual(['7 Anna', '12 Ben', 'no name 2']);
    // Emptied, it is as it was.
    gradebook.change((book) => withNumbered(book, 1, { called: '' }));
    expect(labels(gradebook)).toEqual(['12 Ben', 'no name 1', 'no name 2']);
  });

  it('counts among the results of the pupil that it turns out to be', async () => {
    const { book } = await nameless();
    const named = withNumbered(book, 2, { called: '12' });
    const others = (of: typeof book) =>
      othersIn(of.entries, () => undefined)(of.entries[1] as never).same.map(({ id }) => id);
    expect(others(named)).toEqual([3]);
    expect(others(book)).toEqual([]);
  });

  it('can have another name than the pupil wrote, and has its own again when that is emptied', async () => {
    const gradebook = await nameless();
    gradebook.change((book) => ({ ...withNumbered(book, 3, { called: '1' }), roster: '1;Ёж' }));
    expect(labels(gradebook)).toContain('1 Ёж');
    const old = bookFormat.make(gradebook.book).replaceAll(/,"called":"[^"]*"/g, '');
    expect(bookFormat.parse(old).value.entries.map(({ called }) => called)).toEqual(['', '', '']);
    gradebook.change((book) => withNumbered(book, 3, { called: '' }));
    expect(labels(gradebook)).toContain('12');
    expect(fingerprint(assignment)).toBe(gradebook.chosen);
  });
});

describe('the list of names', () => {
  const roster = readRoster('1;Anna Abel\n2;Ben Bird\n12;Cem Bird\nk7;Dora');
  it.each([
    ['1', 'Anna Abel'],
    ['Anna 01', 'Anna Abel'],
    ['no. 12', 'Cem Bird'],
    ['abel', 'Anna Abel'],
    ['Ben', 'Ben Bird'],
    ['K7', 'Dora'],
    // Two have this name, nobody this number, and one number is not the other.
    ['Bird', undefined],
    ['3', undefined],
    ['1 or 2', undefined],
    ['Cem B. 2b', 'Cem Bird'],
    // A word or a number speaks against it.
    ['Max Abel', undefined],
    ['Jo 1', undefined],
    ['Anna 2', undefined],
    ['Anna k7', undefined],
    ['An', undefined],
    ['', undefined],
  ])('finds %j', (pupil, name) => {
    expect(roster.find(pupil)?.name).toBe(name);
  });

  it('tells of a number that stands in it twice', () => {
    const { names, twice } = readRoster('7;Anna\n 12;Ben\n"7 ";Cleo\n7;Dora\n3;Eve');
    expect(twice).toEqual(['7']);
    expect(names.get('7')).toBe('Dora');
  });
});
