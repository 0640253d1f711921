import { describe, expect, it } from 'vitest';
import {
  MOST_HANDED,
  TEACH_KEY,
  assignmentTexts,
  changeShelf,
  freeDraftId,
  makeShelf,
  parseShelf,
  readShelf,
  withDraft,
  withHanded,
  withoutDraft,
  type KeptDraft,
  type Shelf,
} from '../../../src/components/state/assignment/draftStorage.ts';
import {
  EMPTY_DRAFT,
  type DraftTask,
} from '../../../src/components/state/assignment/draftShape.ts';
import type { TextStore } from '../../../src/components/state/browserStore.ts';

const TASK: DraftTask = {
  id: 1,
  kind: 'best-move',
  parts: { setup: 'XX.OO....x' },
  text: 'Что лучше?',
  points: 2,
  hints: 1,
  attempts: 0,
  feedback: 'at-end',
};

function kept(id: number, title = `Number ${id}`): KeptDraft {
  return { id, draft: { ...EMPTY_DRAFT, title, tasks: [TASK] }, text: `{"title":"${title}"}` };
}

function memory(room = Infinity): TextStore & { readonly texts: Map<string, string> } {
  const texts = new Map<string, string>();
  return {
    texts,
    getItem: (key) => texts.get(key) ?? null,
    setItem(key, text) {
      const others = [...texts].filter(([name]) => name !== key);
      const used = others.reduce((sum, [, each]) => sum + each.length, 0);
      if (used + text.length > room) throw new DOMException('full', 'QuotaExceededError');
      texts.set(key, text);
    },
  };
}

describe('the assignments that are kept', () => {
  it('come back as they were', () => {
    const shelf = { drafts: [kept(2), kept(1)], handed: ['{"a":1}', '{"b":2}'] };
    expect(parseShelf(makeShelf(shelf))).toEqual({ shelf });
  });

  it('give every text that can be graded against', () => {
    const storage = memory();
    storage.setItem(TEACH_KEY, makeShelf({ drafts: [kept(1)], handed: ['x'] }));
    expect(assignmentTexts(storage)).toEqual(['{"title":"Number 1"}', 'x']);
    storage.setItem(TEACH_KEY, '{"v":1,"assignments":[{"text":"a"},{"text":7},null]}');
    expect(assignmentTexts(storage)).toEqual(['a']);
    // Of a version that is not known here nothing is guessed.
    storage.setItem(TEACH_KEY, '{"v":2,"assignments":[{"text":"a"}]}');
    expect(assignmentTexts(storage)).toEqual([]);
  });

  it('are changed together with what another tab has stored meanwhile', () => {
    const storage = memory();
    changeShelf((shelf) => withDraft(shelf, kept(1)), storage);
    changeShelf((shelf) => withDraft(shelf, kept(freeDraftId(shelf))), storage);
    changeShelf((shelf) => withDraft(shelf, kept(1, 'Again')), storage);
    const { shelf } = readShelf(storage);
    expect(shelf.drafts.map(({ draft }) => draft.title)).toEqual(['Again', 'Number 2']);
    expect(withoutDraft(shelf, 1).drafts.map(({ id }) => id)).toEqual([2]);
  });

  it('keep a version that was handed out once, and only so many', () => {
    let shelf: Shelf = { drafts: [kept(1)], handed: [] };
    for (let at = 0; at < MOST_HANDED + 5; at++) shelf = withHanded(shelf, `v${at}`);
    shelf = withHanded(shelf, 'v10');
    expect(shelf.handed).toHaveLength(MOST_HANDED);
    expect(shelf.handed.at(-1)).toBe('v10');
  });
});

describe('what cannot be read', () => {
  it.each([
    ['no JSON', '{"v":1', 'unreadable'],
    ['another document', '[]', 'unreadable'],
    ['a newer version', '{"v":99,"assignments":[]}', 'newer'],
    [
      'one bad entry',
      makeShelf({ drafts: [kept(1)], handed: [] }).replace('"points":2', '"points":-2'),
      'lost-some',
    ],
  ])('%s is put aside and named', (_, text, code) => {
    const storage = memory();
    storage.setItem(TEACH_KEY, text);
    expect(readShelf(storage).problem?.code).toBe(code);
    expect(storage.texts.get(`${TEACH_KEY}.kept`)).toBe(text);
    expect(changeShelf((shelf) => withDraft(shelf, kept(5)), storage).problem).toBeUndefined();
    expect(readShelf(storage).shelf.drafts.map(({ id }) => id)).toEqual([5]);
  });

  it('loses only the entries that are broken', () => {
    const text = makeShelf({ drafts: [kept(1), kept(2)], handed: ['x'] });
    const broken = text.replace('"kind":"best-move"', '"kind":7');
    const { shelf, problem } = parseShelf(broken);
    expect(problem).toEqual({ code: 'lost-some', count: 1 });
    expect(shelf.drafts.map(({ id }) => id)).toEqual([2]);
    expect(shelf.handed).toEqual(['x']);
  });

  it('is never written over where it cannot be put aside', () => {
    const storage = memory(30);
    storage.texts.set(TEACH_KEY, 'something that we did not write');
    expect(changeShelf((shelf) => withDraft(shelf, kept(1)), storage).problem?.code).toBe(
      'not-aside',
    );
    expect(storage.texts.get(TEACH_KEY)).toBe('something that we did not write');
  });

  it('says that there is no room, and gives the shelf to go on with', () => {
    const { shelf, problem } = changeShelf((old) => withDraft(old, kept(1)), memory(10));
    expect(problem).toEqual({ code: 'full' });
    expect(shelf.drafts).toHaveLength(1);
  });

  it('says that nothing is stored where the browser forbids it', () => {
    const forbidding: TextStore = {
      getItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
      setItem: () => undefined,
    };
    expect(readShelf(forbidding).problem).toEqual({ code: 'not-stored' });
  });
});
