import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { example } from '../../../../src/components/classroom/gradebook/example.ts';
import { EMPTY_DRAFT } from '../../../../src/components/classroom/workshop/draftShape.ts';
import {
  draftStore,
  freeDraftId,
} from '../../../../src/components/classroom/workshop/draftStore.ts';
import { bookFormat } from '../../../../src/components/classroom/gradebook/gradeStore.ts';
import { withUniqueIds } from '../../../../src/components/classroom/workshop/draftShape.ts';
import {
  EMPTY_BOOK,
  keptWork,
  withWorks,
} from '../../../../src/components/classroom/gradebook/results.ts';

const HOSTILE = [Number.MAX_SAFE_INTEGER, 2 ** 53, 1e300, -1, 0, 0.5];

describe('numbers of stored things', () => {
  it('are each there once, and those that were counted up stay', () => {
    const ids = fc.array(fc.oneof(fc.integer({ min: 1, max: 9 }), fc.constantFrom(...HOSTILE)));
    fc.assert(
      fc.property(ids, (given) => {
        const read = withUniqueIds(given.map((id, at) => ({ id, at })));
        expect(read.map(({ at }) => at)).toEqual(given.map((_, at) => at));
        expect(new Set(read.map(({ id }) => id)).size).toBe(given.length);
        for (const { id, at } of read) {
          expect(id).toBeLessThan(2 ** 41);
          const own = given[at] as number;
          if (own >= 1 && own <= 9 && given.indexOf(own) === at) expect(id).toBe(own);
        }
        expect(withUniqueIds(read)).toEqual(read);
      }),
    );
  });

  it('of results leave room for more, whatever was stored', () => {
    const { works } = example({ title: '', asked: '?', written: '!' });
    const from = 'x';
    const [first, ...rest] = works.map((work) => ({ work: keptWork(work), from }));
    if (!first) throw new Error('no work');
    const text = bookFormat.make(withWorks(EMPTY_BOOK, [first]).book);
    for (const id of HOSTILE) {
      const { value: book, problem } = bookFormat.parse(text.replace('"id":1', `"id":${id}`));
      expect(problem).toBeUndefined();
      const full = withWorks(book, rest).book.entries;
      expect(full).toHaveLength(works.length);
      expect(new Set(full.map((each) => each.id)).size).toBe(works.length);
    }
  });

  it('of drafts as well', () => {
    const entry = { id: 1, draft: EMPTY_DRAFT, text: '{}' };
    const text = draftStore.make({ drafts: [entry, { ...entry, id: 2 }], handed: [] });
    for (const id of HOSTILE) {
      const { value: shelf, problem } = draftStore.parse(text.replace('"id":1', `"id":${id}`));
      expect(problem).toBeUndefined();
      expect(shelf.drafts.map((each) => each.id)).toEqual([3, 2]);
      expect(freeDraftId(shelf)).toBe(4);
    }
  });
});
