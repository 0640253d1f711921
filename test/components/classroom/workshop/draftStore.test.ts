import { describe, expect, it } from 'vitest';
import {
  assignmentTexts,
  draftStore,
  withHanded,
  withoutBlank,
  type StoredDraft,
  type Shelf,
} from '../../../../src/components/classroom/workshop/draftStore.ts';
import {
  EMPTY_DRAFT,
  type DraftTask,
} from '../../../../src/components/classroom/workshop/draftShape.ts';
import { ownStorage } from '../../platform/storageDouble.ts';

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
