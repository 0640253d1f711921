import { describe, expect, it } from 'vitest';
import {
  KINDS,
  LEVELS,
  ASSIGNMENT_LIMITS,
  parseAssignment,
  makeAssignment,
  type KindId,
} from '../../../../src/engine/index.ts';
import {
  assignmentOf,
  draftOf,
  newTask,
  questionOf,
  taskOf,
  withoutQuestion,
} from '../../../../src/components/classroom/workshop/draft.ts';
import {
  changedTask,
  editedDraft,
  paused,
  redone,
  startHistory,
  undone,
  withoutTask,
} from '../../../../src/components/classroom/workshop/draftEdits.ts';
import {
  EMPTY_DRAFT,
  readDraft,
  type Draft,
  type DraftTask,
} from '../../../../src/components/classroom/workshop/draftShape.ts';
import {
  assignmentTexts,
  draftStore,
  withHanded,
  withoutBlank,
  type StoredDraft,
  type Shelf,
} from '../../../../src/components/classroom/workshop/draftStore.ts';
import { ownStorage } from '../../platform/storageDouble.ts';

const KIND_IDS = Object.keys(KINDS) as KindId[];
const made = (ids: readonly number[]): Draft => ({
  ...EMPTY_DRAFT,
  title: 'Forks',
  tasks: ids.map((id) => newTask(id, 'best-move', 1, id)),
});

describe('a task that is put together', () => {
  it.each(KIND_IDS)(
    'of the kind %s can be asked as it was made, and is read again; a file does not say its level',
    (kind) => {
      for (const level of LEVELS) {
        const task = newTask(1, kind, level, 7 * level);
        const { assignment, left } = assignmentOf({ ...EMPTY_DRAFT, tasks: [task] });
        expect(left).toEqual([]);
        const text = makeAssignment(assignment);
        const read = parseAssignment(text);
        expect(read.ok).toBe(true);
        if (read.ok) expect(draftOf(read.value).tasks).toEqual([{ ...task, level: undefined }]);
      }
    },
  );

  it('of the teacher’s own is found if its question is not written', () => {
    const own = (id: number, text: string) => ({ ...newTask(id, 'open', 1, id), text });
    const [other] = made([3]).tasks;
    const tasks = [own(1, ' '), own(2, 'Why?'), ...(other ? [other] : []), own(4, '')];
    expect(withoutQuestion({ ...EMPTY_DRAFT, tasks })).toEqual([1, 4]);
  });

  it('keeps a board that cannot be asked, says why, and is left out', () => {
    const draft = changedTask(made([1, 2]), 2, { parts: { setup: 'XXX.OO...x' } });
    const task = draft.tasks[1];
    expect(task && questionOf(task)).toMatchObject({
      ok: false,
      problem: { code: 'bad-part', part: 'setup', why: { code: 'wrong-turn' } },
    });
    expect(readDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
    const { assignment, left } = assignmentOf(draft);
    expect([assignment.tasks.length, left]).toEqual([1, [2]]);
  });

  it('says so if its kind is unknown, or its text too long', () => {
    const [task] = made([1]).tasks;
    if (!task) throw new Error('there is one');
    expect(taskOf({ ...task, kind: 'constructor' })).toMatchObject({
      problem: { code: 'unknown-kind' },
    });
    expect(taskOf({ ...task, text: 'x'.repeat(ASSIGNMENT_LIMITS.text + 1) })).toMatchObject({
      problem: { code: 'long-text', limit: ASSIGNMENT_LIMITS.text },
    });
  });

  it('is for practice, or in a test, where one answer is corrected until the end', () => {
    const [task] = made([1]).tasks;
    if (!task) throw new Error('there is one');
    const out = (rules: Partial<Draft>) => {
      const { assignment } = assignmentOf({ ...EMPTY_DRAFT, ...rules, tasks: [task] });
      expect(assignmentOf(draftOf(assignment)).assignment).toEqual(assignment);
      return assignment;
    };
    expect(out({}).tasks[0]).toMatchObject({ attempts: 3, hints: 1 });
    const test = out({ isTest: true });
    expect(test).toMatchObject({ isTest: true, tasks: [{ attempts: 1, hints: 0 }] });
    expect(draftOf(test).tasks[0]).toMatchObject({ attempts: 3, hints: 1 });
    expect(test).not.toHaveProperty('showsKey');
    expect(out({ isTest: true, showsKey: true })).toMatchObject({ showsKey: true });
    expect(out({ showsKey: true })).not.toHaveProperty('showsKey');
    expect(out({ needsName: true })).toMatchObject({ needsName: true });
  });

  it('takes one try where there are two or three answers to choose from', () => {
    const triesOf = (kind: KindId, level: 1 | 3) => {
      const read = taskOf(newTask(1, kind, level, 4), EMPTY_DRAFT);
      return read.ok ? read.value.attempts : undefined;
    };
    expect([triesOf('return-value', 3), triesOf('best-move', 1), triesOf('best-move', 3)]).toEqual([
      1, 1, 3,
    ]);
    // The choice of the teacher comes back with a larger board.
    const task = newTask(1, 'best-move', 1, 4);
    const larger = { ...task, parts: newTask(2, 'best-move', 3, 4).parts };
    expect(taskOf(larger)).toMatchObject({ value: { attempts: 3 } });
  });

  it('has a good answer only if it is the teacher’s own question', () => {
    const words = { model: 'Two threats at once.' };
    const own = taskOf({ ...newTask(1, 'open', 1, 1), ...words }, EMPTY_DRAFT);
    expect(own).toMatchObject({ value: { ...words, hints: 0, attempts: 0 } });
    const other = taskOf({ ...newTask(1, 'best-move', 1, 1), ...words }, EMPTY_DRAFT);
    expect(other.ok && other.value).not.toHaveProperty('model');
  });
});

describe('edits', () => {
  it('are undone and redone; letters of one word together', () => {
    const start = made([1]);
    let history = startHistory(start);
    for (const title of ['a', 'ab', 'abc']) {
      history = editedDraft(history, { ...history.now, title }, 'title');
    }
    history = editedDraft(paused(history), { ...history.now, title: 'x' }, 'title');
    history = editedDraft(history, withoutTask(history.now, 1));
    expect(history.past).toHaveLength(3);
    history = undone(undone(history));
    expect(history.now.title).toBe('abc');
    expect(undone(undone(history)).now).toBe(start);
    expect(redone(redone(history)).now.tasks).toEqual([]);
    expect(redone(editedDraft(history, start)).now).toBe(start);
  });
});

describe('readDraft', () => {
  it.each([
    ['no tasks', { title: '', order: 'given' }],
    ['another order', { title: '', order: 'sideways', tasks: [] }],
    ['the same task twice', { ...made([1]), tasks: [...made([1]).tasks, ...made([1]).tasks] }],
    [
      'a part that is no text',
      { ...made([1]), tasks: [{ ...made([1]).tasks[0], parts: { a: 1 } }] },
    ],
    ['no parts', { ...made([1]), tasks: [{ ...made([1]).tasks[0], parts: undefined }] }],
    ['half a point', { ...made([1]), tasks: [{ ...made([1]).tasks[0], points: 0.5 }] }],
    ['nothing', null],
  ])('refuses %s', (_, found) => {
    expect(readDraft(found)).toBeUndefined();
  });
});

const TASK: DraftTask = {
  id: 1,
  kind: 'best-move',
  parts: { setup: 'XX.OO....x' },
  text: 'Что лучше?',
  points: 2,
  hints: 1,
  attempts: 0,
  model: '',
};

function entry(id: number, title = `Number ${id}`): StoredDraft {
  return { id, draft: { ...EMPTY_DRAFT, title, tasks: [TASK] }, text: `{"title":"${title}"}` };
}

const { key } = draftStore;
const texts = ownStorage();

describe('the assignments that are stored', () => {
  it('hold none into which nothing was put', () => {
    const blank = { ...entry(3), draft: { ...EMPTY_DRAFT, title: ' ' } };
    const titled = { ...blank, draft: { ...EMPTY_DRAFT, title: 'A' } };
    const kept = [entry(1), titled];
    const shelf = { drafts: kept, handed: [] };
    expect(withoutBlank({ ...shelf, drafts: [blank, ...kept] }).drafts).toEqual(kept);
    expect(withoutBlank(shelf)).toBe(shelf);
  });

  it('give every text that can be graded against', () => {
    texts.set(key, draftStore.make({ drafts: [entry(1)], handed: ['x'] }));
    expect(assignmentTexts()).toEqual(['{"title":"Number 1"}', 'x']);
    texts.set(key, '{"v":1,"assignments":[{"text":"a"},{"text":7},null]}');
    expect(assignmentTexts()).toEqual(['a']);
    // Of a version that is not known here nothing is guessed.
    texts.set(key, '{"v":2,"assignments":[{"text":"a"}]}');
    expect(assignmentTexts()).toEqual([]);
  });

  it('keep every version that was handed out, and each once', () => {
    let shelf: Shelf = { drafts: [entry(1)], handed: [] };
    for (let at = 0; at < 100; at++) shelf = withHanded(shelf, `v${at}`);
    shelf = withHanded(shelf, 'v10');
    expect(shelf.handed).toHaveLength(100);
    expect(shelf.handed.at(-1)).toBe('v10');
    // Of a link with two both are kept.
    expect(withHanded(shelf, 'b', 'a').handed.slice(-2)).toEqual(['a', 'b']);
  });
});

describe('what cannot be read', () => {
  it('loses only the entries that are broken', () => {
    const text = draftStore.make({ drafts: [entry(1), entry(2)], handed: ['x'] });
    const broken = text.replace('"kind":"best-move"', '"kind":7');
    const { value: shelf, problem } = draftStore.parse(broken);
    expect(problem).toEqual({ code: 'lost-some', count: 1 });
    expect(shelf.drafts.map(({ id }) => id)).toEqual([2]);
    expect(shelf.handed).toEqual(['x']);
  });
});
