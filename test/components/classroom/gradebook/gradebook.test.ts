import { csvParseRows } from 'd3-dsv';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  fingerprint,
  gradeWork,
  parseWork,
  summarizeWork,
  type Assignment,
  type WorkSummary,
} from '../../../../src/engine/index.ts';
import { asText } from '../../../../src/components/platform/csv.ts';
import {
  marksAsCsv,
  type PupilMarks,
} from '../../../../src/components/classroom/gradebook/table.ts';
import {
  bookFormat,
  gradeStore,
} from '../../../../src/components/classroom/gradebook/gradeStore.ts';
import {
  creditsOf,
  meanOfSums,
  meanOfTask,
  worstOf,
  type Marks,
} from '../../../../src/components/classroom/gradebook/marks.ts';
import {
  EMPTY_BOOK,
  keptAssignment,
  keptWork,
  othersIn,
  withAssignments,
  withWorks,
  withoutAssignment,
  type Book,
  type Entry,
} from '../../../../src/components/classroom/gradebook/results.ts';
import { readRoster } from '../../../../src/components/classroom/gradebook/roster.ts';
import { GradebookState } from '../../../../src/components/classroom/gradebook/gradebook.svelte.ts';
import { gradebookMessages } from '#language/classroom/gradebook/messages';
import { stubStorage } from '../../platform/storageDouble.ts';
import {
  assignment,
  first,
  gradingWorker,
  second,
  third,
  withNumbered,
  withWork,
  works,
} from './books.ts';
import { eventually } from '../../../eventually.ts';

const NAME = fingerprint(assignment);

const BOOK: Book = works.reduce(
  (book, work) => withWork(book, work, 'a file'),
  withAssignments(EMPTY_BOOK, [keptAssignment(assignment)]).book,
);
const entryOf = (book: Book, pupil: string) =>
  book.entries.find(({ work }) => work.pupil === pupil) as Entry;

describe('the example', () => {
  it('shows every state, all computed', () => {
    const states = works.flatMap((work) => gradeWork(assignment, work).tasks);
    expect(new Set(states.map(({ state }) => state)).size).toBe(5);
  });
});

describe('the collected works', () => {
  it('keep each work once, and tell of pupils who handed in twice', () => {
    expect(withWork(BOOK, first, 'again')).toBe(BOOK);
    const again = { ...first, pupil: ` ${first.pupil} `, claimed: 1 };
    const twice = withWork(BOOK, again, 'again');
    const others = ({ entries }: typeof BOOK) =>
      othersIn(entries, ({ work }) => {
        const read = parseWork(work.text);
        return read.ok ? summarizeWork(read.value, gradeWork(assignment, read.value)) : undefined;
      });
    expect(others(twice)(entryOf(twice, first.pupil)).same).toHaveLength(1);
    expect(others(BOOK)(entryOf(BOOK, first.pupil)).same).toHaveLength(0);
    // Another pupil of the same name, who has done other things.
    const alike = { ...second, pupil: first.pupil };
    const namesakes = withWork(BOOK, alike, 'again');
    const { same, namesakes: found } = others(namesakes)(entryOf(namesakes, first.pupil));
    expect([same.length, found.length]).toEqual([0, 1]);
    // Nor does the same answer make one of two, if it took other seconds.
    const slower = first.tasks.map(({ attempts, hints }) => ({
      attempts: attempts.map((each) => ({ ...each, seconds: each.seconds + 1 })),
      hints,
    }));
    const other = withWork(BOOK, { ...first, tasks: slower }, 'again');
    expect(others(other)(entryOf(other, first.pupil)).same).toHaveLength(0);
  });

  it('lose what is removed, and nothing else', () => {
    const other: Assignment = { ...assignment, title: 'Other' };
    const both = withWork(
      withAssignments(BOOK, [keptAssignment(other)]).book,
      { ...first, assignment: fingerprint(other) },
      '',
    );
    const left = withoutAssignment(both, NAME);
    expect([...left.assignments.values()]).toEqual([keptAssignment(other)]);
    expect(left.entries).toHaveLength(1);
  });

  it('have room for so many, and the rest is counted', () => {
    const many = Array.from({ length: 1003 }, (_, at) => ({
      work: keptWork({ ...first, pupil: String(at) }),
      from: 'x',
    }));
    const { book, same, noRoom } = withWorks(EMPTY_BOOK, [...many, ...many.slice(0, 5)]);
    expect(book.entries).toHaveLength(1000);
    expect(new Set(book.entries.map(({ id }) => id)).size).toBe(1000);
    expect([same, noRoom]).toEqual([5, 3]);
  });

  it('have names from a list', () => {
    const { names, strange, written } = readRoster(
      '\uFEFF7;Анна\r\n "12" , "Ben, jr." \n\nnothing\nX-3\tCleo;\n;no\n3 Dora\n 4. Emil\n5 Lee, Ann\n6, Fay',
    );
    const all = '7,Анна 12,Ben, jr. x-3,Cleo; 3,Dora 4,Emil 5,Lee, Ann 6,Fay';
    expect([...names].join(' ')).toBe(all);
    expect([...written.values()]).toEqual(['7', '12', 'X-3', '3', '4', '5', '6']);
    expect(strange).toEqual([4, 6]);
    expect(readRoster('x;Zoe\n"1";Ada')).toMatchObject({ heads: ['x;Zoe'], strange: [] });
    expect([...readRoster('x;Bo\nz;Ada').names.values()], 'no heads').toEqual(['Bo', 'Ada']);
  });
});

describe('marks', () => {
  const graded = gradeWork(assignment, second);
  const OPEN = assignment.tasks.length - 1;
  const plain = creditsOf(assignment, graded, { byPerson: {} });

  it('are the engine’s, until a person changes them', () => {
    expect(plain.points).toBe(graded.points);
    expect(plain.unread).toBe(1);
    const read = creditsOf(assignment, graded, { byPerson: { [OPEN]: 0.5 } });
    expect(read.tasks[OPEN]).toMatchObject({ state: 'partly', points: 1 });
    expect(read.unread).toBe(0);
    // Only what no engine can judge is a person's.
    expect(creditsOf(assignment, graded, { byPerson: { 0: 0 } }).tasks[0]).toEqual(plain.tasks[0]);
  });
});

describe('the table as CSV', () => {
  const words = {
    pupil: 'Pupil',
    name: 'Name',
    handed: 'Handed in',
    due: 'On time',
    onTime: gradebookMessages.columns.onTime,
    perhaps: gradebookMessages.columns.perhaps,
    task: (n: number, kind: string, most: number) => `T${n} ${kind} (${most})`,
    sum: 'Sum',
    most: 'Of',
    unread: 'Left',
    state: (n: number) => `S${n}`,
    tries: (n: number) => `N${n}`,
    hints: (n: number) => `H${n}`,
    percent: 'Share',
    seconds: (n: number) => `Time${n}`,
    states: gradebookMessages.states,
  };
  const marks = creditsOf(assignment, gradeWork(assignment, third), { byPerson: {} });
  const tableOf = (row: PupilMarks) => ({
    assignment,
    kinds: ['move', '=fork'],
    rows: [row],
  });
  const row = { pupil: '=HYPERLINK("http://x","y")', name: 'Ёлка; "A",\nB', marks };

  it('opens names that look like formulas as text', () => {
    const text = marksAsCsv(tableOf(row), words, ',');
    expect(
      text.startsWith('\uFEFFPupil,Name,Handed in,On time,T1 move (2),T2 =fork (2),T3  (2),'),
    ).toBe(true);
    expect(text).toContain('\r\n"\'=HYPERLINK(""http://x"",""y"")","Ёлка; ""A"", B",,,2,0,0.67,');
  });

  it('has decimal commas between semicolons', () => {
    expect(marksAsCsv(tableOf(row), words, ';')).toContain(';2;0;0,67;');
  });

  it('says what became of each task, and leaves points open that nobody has given', () => {
    const summary = summarizeWork(second, gradeWork(assignment, second));
    const read = creditsOf(assignment, summary, { byPerson: {} });
    const [head, line] = csvParseRows(marksAsCsv(tableOf({ ...row, marks: read }), words, ','));
    const of = (column: string) => line?.[head?.indexOf(column) ?? -1];
    expect([of('T2 =fork (2)'), of('S2')]).toEqual(['0', 'wrong']);
    expect([of('T6  (2)'), of('S6'), of('Left')]).toEqual(['', 'to read', '1']);
    expect([of('T1 move (2)'), of('S1')]).toEqual(['2', 'right']);
    expect([of('N1'), of('H1'), of('N2')]).toEqual(['2', '1', '1']);
    const took = second.tasks[0]?.attempts.reduce((sum, { seconds = 0 }) => sum + seconds, 0);
    // A sum in which an answer is not read yet has no per cent.
    expect([of('Share'), of('Time1')]).toEqual(['', String(took)]);
    expect(line).toHaveLength(head?.length ?? 0);
  });

  it('says when it came, what is late and who is missing', () => {
    const due = 1_764_000_000;
    const rows = [
      { ...row, handedAt: due + 3600, isLate: true },
      { ...row, handedAt: due, isLate: false },
      { pupil: '7', name: 'Ida Igel' },
      { pupil: '8', name: 'Anna', perhaps: 'Anna' },
    ];
    const table = { assignment: { ...assignment, due }, kinds: [], rows };
    const [head = [], ...lines] = csvParseRows(marksAsCsv(table, words, ';').replaceAll(';', ','));
    expect(lines.map((line) => line[3])).toEqual(['late', 'yes', 'missing', 'perhaps “Anna”']);
    expect(lines[0]?.[2]).toMatch(/^2025-11-2\d \d\d:\d\d$/);
    expect(lines[2]?.slice(0, 3)).toEqual(['7', 'Ida Igel', '']);
    expect(head.length).toBeGreaterThan(9);
  });

  it.each(['=1', '+1', '-1', '@a', '\ta', '\0a', ' =1', '＝1', '＋1', '－1', '＠a'])(
    'guards %j',
    (cell) => {
      expect(asText(cell).startsWith("'")).toBe(true);
    },
  );
  it('leaves other names as they are', () => {
    for (const name of ['Анна', 'O’Neil', '7', 'a=b', '']) expect(asText(name)).toBe(name);
  });
});

describe('the stored gradebook', () => {
  afterEach(() => vi.unstubAllGlobals());
  const full = withNumbered({ ...BOOK, roster: '7;Анна' }, 2, {
    isLeftOut: true,
    byPerson: { 5: 0.25 },
  });

  it('that cannot be read is quarantined, and what can be read of it is here', async () => {
    for (const [text, code] of [
      ['{', 'unreadable'],
      [bookFormat.make(full).replace('best-move', 'worst-move'), 'lost-some'],
    ] as const) {
      stubStorage(new Map([[gradeStore.key, text]]));
      const gradebook = new GradebookState(gradingWorker);
      await eventually(() => expect(gradebook.isOpen).toBe(true));
      expect(gradebook.keeper.problem?.code).toBe(code);
      expect(gradebook.book.entries).toHaveLength(code === 'lost-some' ? 3 : 0);
    }
  });
});

const graded = works.map((work) => summarizeWork(work, gradeWork(assignment, work))) as [
  WorkSummary,
  WorkSummary,
  WorkSummary,
];
/** Of three pupils, two have answered the open question. */
const OPEN = assignment.tasks.length - 1;

const classOf = (byPerson: readonly Readonly<Record<number, number>>[]) =>
  graded.map((each, at) => creditsOf(assignment, each, { byPerson: byPerson[at] ?? {} }));

describe('means', () => {
  it('are of what is judged: what nobody has read and what was not tried is no wrong answer', () => {
    const marks = classOf([]);
    expect(meanOfTask(marks, OPEN)).toBeUndefined();
    // The third pupil did not try.
    expect(meanOfTask(marks.slice(2), OPEN)).toBeUndefined();
    const read = classOf([{ [OPEN]: 0.5 }]);
    expect(meanOfTask(read, OPEN)).toBe(1);
    expect(meanOfTask([], 0)).toBeUndefined();
  });

  it('name the task that went worst, if there is another', () => {
    const tasks = [0, 2].map((right, task) => ({ task, judged: 2, right }));
    expect([tasks, tasks.slice(0, 1)].map(worstOf)).toEqual([0, undefined]);
  });

  it('of all tasks are rounded once, and count tasks that have one', () => {
    const sumOf = (points: number): Marks => ({
      tasks: [
        {
          points,
          most: 1,
          state: 'partly',
          tries: 1,
          hints: 0,
          seconds: 4,
          isOverruled: false,
        },
      ],
      points: Math.round(points * 100) / 100,
      most: 1,
      unread: 0,
    });
    // Shown as 0.01, 0.01 and 0.02, of which the mean would be 0.01.
    expect(meanOfSums([0.014, 0.014, 0.02].map(sumOf))).toEqual({ points: 0.02, most: 1 });
    // Three tasks of a third each are one point, although each is shown as 0.33.
    const thirds = [1, 0, 0].map((points) => {
      const { tasks, ...sum } = sumOf(points);
      return { ...sum, tasks: [...tasks, ...tasks, ...tasks], most: 3 };
    });
    expect(meanOfSums(thirds)).toEqual({ points: 1, most: 3 });
    expect(meanOfSums([])).toEqual({ points: 0, most: 0 });
    // Beside the sums, of as many points as they are, also where an answer is still to be read.
    for (const byPerson of [[], [{ [OPEN]: 0.5 }], [{ [OPEN]: 0.5 }, { [OPEN]: 1 }]]) {
      const read = classOf(byPerson);
      const { points, most } = meanOfSums(read);
      expect(points).toBeCloseTo(read.reduce((all, sum) => all + sum.points, 0) / 3, 2);
      expect(most).toBe(read[2]?.most);
    }
  });
});

describe('right answers', () => {
  const step = (...right: string[]) =>
    gradebookMessages.glance.step({ name: '', value: 'cell 0', right });
  it('are all named, as one or the other', () => {
    expect(step('cell 2', 'cell 8')).toBe('cell 0 instead of cell 2 or cell 8');
    const many = Array.from({ length: 9 }, (_, at) => `${at}`);
    expect(step(...many.slice(0, 7))).toBe('cell 0 instead of 0, 1, 2, 3, 4, 5 or 6');
    expect(step(...many)).toBe('cell 0 instead of 0, 1, 2, 3, 4, 5 or one of 3 others');
  });
});

describe('marks of the teacher', () => {
  it('take the place of the engine’s, with a reason, and only where there are such', () => {
    const overruled = {
      1: { share: 0.5, reason: 'two right ways' },
      [OPEN]: { share: 1, reason: '' },
    };
    const [marks] = graded.map((each) => creditsOf(assignment, each, { byPerson: {}, overruled }));
    expect(marks?.tasks[1]).toMatchObject({ points: 1, state: 'partly', isOverruled: true });
    expect(marks?.tasks[0]?.isOverruled).toBe(false);
    expect(marks?.tasks[OPEN]).toMatchObject({ state: 'needs-person', isOverruled: false });
  });
});
