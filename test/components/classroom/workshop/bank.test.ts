import { describe, expect, it } from 'vitest';
import { KINDS, O, X } from '../../../../src/engine/index.ts';
import {
  BANK_ORDERS,
  findDrafts,
  foldersOf,
  readTags,
  type BankQuery,
} from '../../../../src/components/classroom/workshop/bank.ts';
import { freshParts, newTask } from '../../../../src/components/classroom/workshop/draft.ts';
import { EMPTY_DRAFT } from '../../../../src/components/classroom/workshop/draftShape.ts';
import {
  draftStore,
  withDraft,
  withShelving,
  type Shelving,
  type StoredDraft,
} from '../../../../src/components/classroom/workshop/draftStore.ts';
import {
  squareAround,
  taskStamp,
} from '../../../../src/components/classroom/workshop/taskPicture.ts';
import { loadKindNames } from '../../../../src/components/classroom/workshop/kindNames.ts';

const entry = (id: number, title: string, shelving: Shelving = {}, text = ''): StoredDraft => ({
  id,
  draft: { ...EMPTY_DRAFT, title, tasks: [{ ...newTask(1, 'best-move', 1, id), text }] },
  text: '',
  ...shelving,
});
const ALL = [
  entry(1, 'Gabeln', { folder: 'Klasse 9c', tags: ['Übung'], made: 5, changed: 10 }),
  entry(2, 'Bäume', { made: 7, changed: 8 }, 'Why does nobody win?'),
  entry(3, 'An old one'),
];
const QUERY: BankQuery = { text: '', folder: undefined, order: 'changed' };
const find = (query: Partial<BankQuery>, name: (kind: string) => string = () => '') =>
  findDrafts(ALL, { ...QUERY, ...query }, name).map(({ id }) => id);

describe('the assignments on this device', () => {
  it('are found by every word, in any case and without accents', () => {
    expect(find({ text: 'ubung gab' })).toEqual([1]);
    expect(find({ text: 'BAUME' })).toEqual([2]);
    expect(find({ text: 'nobody win' })).toEqual([2]);
    expect(find({ text: '9c' })).toEqual([1]);
    expect(find({ text: 'gabeln nobody' })).toEqual([]);
  });

  it('are found by what their kinds of task are called', async () => {
    const names = await loadKindNames();
    expect([...names.keys()].sort()).toEqual(Object.keys(KINDS).sort());
    expect(find({ text: 'best move' }, (kind) => names.get(kind) ?? '')).toHaveLength(3);
    expect(find({ text: 'best move' })).toEqual([]);
  });

  it('are sorted, those without a date last', () => {
    expect(BANK_ORDERS.map((order) => find({ order }))).toEqual([
      [1, 2, 3],
      [2, 1, 3],
      [3, 2, 1],
    ]);
  });

  it('are in folders, or in none', () => {
    expect(foldersOf(ALL)).toEqual(['Klasse 9c']);
    expect(find({ folder: 'Klasse 9c' })).toEqual([1]);
    expect(find({ folder: '' })).toEqual([2, 3]);
    expect(readTags(' 9c, forks,, 9c ,')).toEqual(['9c', 'forks']);
  });

  it('keep folder, tags and dates when they are changed, and in what is stored', () => {
    const shelf = { drafts: [...ALL], handed: [] };
    const changed = withDraft(shelf, { ...entry(1, 'Forks'), changed: 20 });
    expect(changed.drafts[0]).toMatchObject({ folder: 'Klasse 9c', made: 5, changed: 20 });
    const moved = withShelving(changed, 2, { folder: 'Klasse 8', tags: [] });
    expect(moved.drafts.map(({ id, folder }) => [id, folder])).toEqual([
      [1, 'Klasse 9c'],
      [2, 'Klasse 8'],
      [3, undefined],
    ]);
    expect(draftStore.parse(draftStore.make(moved))).toEqual({ value: moved });
    // The first time that one is kept is when it was made.
    expect(withDraft(shelf, { ...entry(9, 'New'), changed: 30 }).drafts[0]?.made).toBe(30);
  });

  it('lose no more than a date that cannot be read', () => {
    const stored = draftStore.make({ drafts: [...ALL], handed: [] });
    const broken = stored.replace('"made":5', '"made":"soon"').replace('["Übung"]', '[7]');
    const { value, problem } = draftStore.parse(broken);
    expect(problem).toBeUndefined();
    expect(value.drafts).toHaveLength(3);
    expect(value.drafts[0]).toMatchObject({ folder: 'Klasse 9c', changed: 10 });
    expect(value.drafts[0]).not.toHaveProperty('made');
    expect(value.drafts[0]).not.toHaveProperty('tags');
  });
});

/** The parts of an exercise that are a board or a line of one. */
const BOARDS: readonly string[] = ['setup', 'sheet', 'square', 'line'];

describe('the board of a task, as a stamp', () => {
  it('is drawn of every kind that has one', () => {
    for (const kind of Object.keys(KINDS) as (keyof typeof KINDS)[]) {
      const stamp = taskStamp({ parts: freshParts(kind, 2, 5) });
      const hasBoard = Object.values(KINDS[kind].fields).some(({ type }) => BOARDS.includes(type));
      expect(stamp !== undefined, kind).toBe(hasBoard);
      expect(stamp?.columns ?? 3, kind).toBeGreaterThanOrEqual(3);
      for (const { x, y } of stamp?.marks ?? []) {
        expect(x >= 0 && x < (stamp?.columns ?? 0) && y >= 0 && y < (stamp?.rows ?? 0)).toBe(true);
      }
    }
  });

  it('is cut to the marks and to the cells that are asked for, where the board is large', () => {
    const marks = [
      { x: 4, y: 10, mark: X },
      { x: 6, y: 9, mark: O },
    ];
    const stamp = { columns: 11, rows: 11, marks };
    expect(squareAround(stamp, [{ x: 5, y: 10 }])).toEqual([2, 4, 7]);
    expect(squareAround(stamp, [{ x: 0, y: 0 }])).toEqual([0, 0, 11]);
    expect(squareAround(stamp, [{ x: 10, y: 6 }])).toEqual([2, 2, 9]);
  });

  it('has the marks where they are', () => {
    const stamp = taskStamp({ parts: { setup: 'X...O....x' } });
    expect(stamp).toEqual({
      columns: 3,
      rows: 3,
      marks: [
        { x: 0, y: 0, mark: X },
        { x: 1, y: 1, mark: O },
      ],
    });
    expect(taskStamp({ parts: { line: '..X--' } })).toMatchObject({ columns: 5, rows: 1 });
  });

  it('is not there of anything else', () => {
    for (const parts of [{}, { setup: 'X' }, { cells: '...' }, { sheet: 'no sheet' }]) {
      expect(taskStamp({ parts } as never), JSON.stringify(parts)).toBeUndefined();
    }
    expect(taskStamp({ parts: { setup: 'X...O....x', board: 'none' } })).toBeUndefined();
  });
});
