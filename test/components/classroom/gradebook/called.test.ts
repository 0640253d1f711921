import { describe, expect, it, vi } from 'vitest';
import { fingerprint } from '../../../../src/engine/index.ts';
import { GradebookState } from '../../../../src/components/classroom/gradebook/gradebook.svelte.ts';
import {
  counted,
  pupilRows,
  nextUnread,
  type TablePlace,
} from '../../../../src/components/classroom/gradebook/rows.ts';
import { bookFormat } from '../../../../src/components/classroom/gradebook/gradeStore.ts';
import {
  othersIn,
  EMPTY_BOOK,
  keptAssignment,
  withAssignments,
} from '../../../../src/components/classroom/gradebook/results.ts';
import { readRoster } from '../../../../src/components/classroom/gradebook/roster.ts';
import { listedRows } from '../../../../src/components/classroom/gradebook/save.dom.ts';
import { gradebookMessages as words } from '#language/classroom/gradebook/messages';
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
import { ownStorage } from '../../platform/storageDouble.ts';
import { readText } from '../../../../src/components/classroom/gradebook/import.ts';

ownStorage();

/** Two pupils without a name, and pupil 12. */
async function nameless(): Promise<GradebookState> {
  const gradebook = new GradebookState(gradingWorker);
  await gradebook.take(found({ ...first, pupil: '\u3164' }, { ...second, pupil: '' }, third));
  return gradebook;
}
/** Of three results: the first of them comes last. */
const TIMES = [200, 300, 100].map((handedAt) => ({ handedAt, handIn: handedAt / 100 }));
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

it('of several results of a pupil the latest counts, unless the teacher leaves it out', async () => {
  const gradebook = new GradebookState(gradingWorker);
  const handed = [first, second, third].map((work, at) => ({
    ...work,
    ...TIMES[at],
    pupil: 'Ben',
  }));
  await gradebook.take(found(...handed));
  await gradebook.settled();
  // None goes on from another, so the teacher says that they are one pupil's.
  for (const id of [1, 2, 3])
    gradebook.change((book) => withNumbered(book, id, { called: 'Anna' }));
  const counting = () => counted(pupilRows(gradebook, words)).map(({ entry }) => entry.work.handIn);
  expect(counting()).toEqual([3]);
  gradebook.change((book) => withNumbered(book, 2, { isLeftOut: true }));
  expect(counting()).toEqual([2]);
});

it('of two pupils of one name the table for spreadsheets says that a result may be theirs', async () => {
  const gradebook = await nameless();
  const roster = readRoster('1;Anna Abel\n2;Anna Bird\n12;Cem\n13;Dora');
  gradebook.change((book) => withNumbered(book, 1, { called: 'Anna' }));
  await gradebook.settled();
  const listed = listedRows({ roster }, pupilRows(gradebook, words));
  const told = listed.map(({ pupil, perhaps }) => perhaps ?? pupil);
  expect(told.join(' ')).toBe('Anna Anna 12 13 Anna no name 2');
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
    ['Ann 1', undefined],
    ['An', undefined],
    ['', undefined],
  ])('finds %j', (pupil, name) => {
    expect(roster.find(pupil)?.name).toBe(name);
  });

  it('is taken without numbers, and finds whatever the accents', () => {
    const plain = readRoster('Çelik, Cem\n\nCelik, Cem\nJosé Núñez\nАртём');
    expect([...plain.names.keys()].join('')).toBe('1234');
    expect(plain).toMatchObject({ isPlain: true, strange: [] });
    const called = ['2', 'Cem Celik', 'çelik', 'nunez jose', 'Артем'];
    expect(called.map((pupil) => plain.find(pupil)?.number)).toEqual(['2', '2', '1', '3', '4']);
    expect(readRoster('7;Anna\nBen')).toMatchObject({ isPlain: false, strange: [2] });
    const columns = readRoster('First\tLast\nAnna\tAbel\nAnna\tBird\nMax;\nLisa Cole\tabsent');
    const inOrder = ['Anna Abel', 'Anna Bird', 'Max', 'Lisa Cole absent'];
    expect([...columns.names.values()]).toEqual(inOrder);
    expect(readRoster('7').names.size).toBe(0);
    const headed = readRoster('\nKlasse 7b\nName, Vorname\nAbel, Anna\nPupil 2\nName');
    expect([...headed.names.values()]).toEqual(['Abel, Anna', 'Pupil 2', 'Name']);
    expect(headed.heads).toEqual(['Klasse 7b', 'Name, Vorname']);
  });

  it('tells of a number that stands in it twice', () => {
    const { names, twice } = readRoster('7;Anna\n 12;Ben\n"7 ";Cleo\n7;Dora\n3;Eve');
    expect(twice).toEqual(['7']);
    expect(names.get('7')).toBe('Dora');
  });
});

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
