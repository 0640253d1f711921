import { classStore } from '../../../src/components/bot/others/readMachines.ts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { filesIn, root } from '../../../scripts/lib/paths.mjs';
import type { Stored } from '../../../src/components/platform/stored.ts';
import { draftStore } from '../../../src/components/classroom/workshop/draftStore.ts';
import { gradeStore, viewStore } from '../../../src/components/classroom/gradebook/gradeStore.ts';
import { workStore } from '../../../src/components/classroom/pupil/workStore.ts';
import { baseTable, ownTableStore } from '../../../src/components/atlas/ownTable.ts';
import { machineStore } from '../../../src/components/bot/machineStore.ts';
import { bookmarkStore } from '../../../src/components/platform/bookmark.ts';
import { dayStore } from '../../../src/components/play/daily/day.svelte.ts';
import { gameStore, tallyStore } from '../../../src/components/play/home/homeStores.ts';
import { lookStore } from '../../../src/components/ui/large-board/boardSettings.ts';
import { labStore, newExperiment } from '../../../src/components/lab/labStore.ts';
import {
  areSingleKeysOn,
  singleKeysStore,
  switchSingleKeys,
} from '../../../src/components/platform/singleKeys.ts';
import { playStore } from '../../../src/components/play/page/pageParts.dom.ts';
import {
  offlineChoiceStore,
  putOffStore,
} from '../../../src/components/platform/offline/offlineChoice.ts';
import { progressStore } from '../../../src/components/platform/progress.ts';
import { settingsStore } from '../../../src/components/stepper/settings.ts';
import { MENACE, seededRng } from '../../../src/engine/index.ts';
import { deep } from '../../deep.ts';
import { hostileText } from '../../hostileText.ts';
import { stubForbiddenStorage, stubNoStorage, stubStorage } from './storageDouble.ts';

// In the deep run stores of long texts read 20,000 of them.
vi.setConfig({ testTimeout: deep(20_000, 900_000) });

interface Options {
  readonly area?: 'localStorage' | 'sessionStorage';
}

const keys: string[] = [];

function newerThan(text: string): string {
  const newer = text.replace(/"(v|version)":1/, '"$1":99');
  if (newer === text) throw new Error(`there is no version in ${text}`);
  return newer;
}

/** A stored text with each of its texts and names in turn replaced by `name`. */
function spoiltBy(text: string, name: string): string[] {
  return [...text.matchAll(/"(?:[^"\\]|\\.)*"/g)].map(
    ({ 0: old, index }) =>
      text.slice(0, index) + JSON.stringify(name) + text.slice(index + old.length),
  );
}

/** What every store of the site promises, beside what `stored.test.ts` holds of all. `text` is what it writes. */
function contract<Value>(
  store: Stored<Value>,
  text: string,
  { area = 'localStorage' }: Options = {},
): void {
  const { key } = store;
  keys.push(key);
  const { value } = store.parse(text);
  const newer = newerThan(text);

  describe(key, () => {
    let texts: Map<string, string>;
    beforeEach(() => {
      texts = stubStorage();
    });
    afterEach(() => vi.unstubAllGlobals());

    it(`has nothing at first, and then what was stored in the ${area}`, async () => {
      expect(store.read()).toEqual({ value: store.empty });
      expect(await store.change(() => value)).toEqual({ value });
      expect(texts.get(key)).toBe(text);
      expect(store.read()).toEqual({ value });
      await store.change(() => store.empty);
      expect(texts.size).toBe(0);
      vi.stubGlobal(area, { getItem: () => text });
      expect(store.read()).toEqual({ value });
    });

    it('does not lose what a newer version has stored', async () => {
      texts.set(key, newer);
      expect(store.read()).toEqual({ value: store.empty, problem: { code: 'newer' } });
      expect((await store.change(() => value)).problem).toEqual({ code: 'newer' });
      expect([...texts]).toEqual([[key, newer]]);
    });

    it('keeps a broken text aside before it writes, or leaves it alone', async () => {
      const broken = text.slice(0, text.length >> 1);
      texts.set(key, broken);
      expect(store.read()).toEqual({ value: store.empty, problem: { code: 'unreadable' } });
      stubStorage(texts, (name) => name === key);
      expect((await store.change(() => value)).problem).toEqual({ code: 'full' });
      expect([...texts]).toEqual([[key, broken]]);
      stubStorage(texts);
      expect((await store.change(() => value)).problem).toBeUndefined();
      expect(store.read()).toEqual({ value });
      expect(texts.get(`${key}.unreadable`)).toBe(broken);
    });

    it('takes nothing that every object has for a value or a name of ours', () => {
      for (const name of Object.getOwnPropertyNames(Object.prototype)) {
        for (const spoilt of spoiltBy(text, name)) {
          const read = store.parse(spoilt);
          // Functions cannot be copied: none may have come in.
          expect(() => structuredClone(read.value), spoilt).not.toThrow();
          if (read.problem) continue;
          // A text of somebody's own, or a setting that nobody knows: what is left can be stored again.
          expect(store.parse(store.make(read.value as never)), spoilt).toEqual(read);
        }
      }
      expect(Object.keys(Object.prototype)).toEqual([]);
    });

    it.each([
      ['is absent', stubNoStorage],
      ['forbids it', stubForbiddenStorage],
    ])('does without a store that %s', async (_, stub) => {
      stub();
      const problem = { code: 'not-stored' };
      expect(store.read()).toEqual({ value: store.empty, problem });
      expect(await store.change(() => value)).toEqual({ value, problem });
    });

    it('survives any text', () => {
      const anyText = fc.oneof(
        fc.string(),
        fc.json(),
        fc.nat(text.length).map((at) => text.slice(0, at)),
        fc
          .tuple(fc.nat(text.length), fc.string({ maxLength: 3 }))
          .map(([at, more]) => text.slice(0, at) + more + text.slice(at + 1)),
      );
      const check = (any: string) => {
        const { value: read, problem } = store.parse(any);
        // What can't be read is said.
        expect(problem !== undefined || read !== undefined).toBe(true);
        if (problem || read === store.empty) return;
        const again = store.make(read as NonNullable<Value>);
        expect(store.make(store.parse(again).value as NonNullable<Value>)).toBe(again);
      };
      fc.assert(fc.property(anyText, check));
      const rng = seededRng(1);
      for (let left = deep(200, 20_000); left > 0; left--) check(hostileText(rng, [text]));
    });
  });
}

const SESSION = { area: 'sessionStorage' } as const;

contract(
  settingsStore,
  '{"v":1,"predict":["kept"],"predictSteps":true,"language":"python","speed":5}',
);
contract(
  bookmarkStore,
  '{"v":1,"at":{"lesson":"lessons/b","part":{"id":"x","text":"X"}},"ended":["lessons/a"]}',
);
contract(
  progressStore,
  '{"noughtbook":"progress","version":1,"solved":{"lessons/count":{"count-forms":{"title":"Count","times":1}}}}',
);
contract(tallyStore, '{"v":1,"person":0,"draw":3,"machine":12,"games":["03142"]}');
contract(
  machineStore,
  '{"v":1,"name":"Ёж","machine":"c.win-block-stopFork","program":{"language":"python","source":"def"},"versions":[{"language":"javascript","source":"","time":5}],"floor":"code"}',
);
contract(dayStore, '{"v":1,"day":"2026-11-25","games":[[0,8],[4]]}');
contract(gameStore, '{"v":1,"person":"X","moves":[4,0]}', SESSION);
contract(
  playStore,
  '{"v":1,"link":"#g=1.BPPAAA.4wo66sC&x=person&o=attack-weights&seed=1&w=1_0.1_0.25_2_5_4_7_6_100_200_200_200_0.5_100_1","speed":2,"analysis":true,"weights":true,"minds":["minimax"]}',
  SESSION,
);
contract(lookStore, '{"v":1,"style":"stones","numbers":true,"confirm":false}');
contract(
  labStore,
  labStore.make(newExperiment({ scheme: MENACE, learns: 'first', rival: 'random', seed: 3 })),
);
contract(ownTableStore, ownTableStore.make(baseTable('ratings')));
contract(
  viewStore,
  '{"v":1,"separator":";","unread":[{"from":"line 3","before":"Ida","why":"damaged"}]}',
);
contract(singleKeysStore, '{"v":1,"on":false}');
it('switches single keys off where nothing can be stored', async () => {
  stubForbiddenStorage();
  expect(areSingleKeysOn()).toBe(true);
  await switchSingleKeys(false);
  expect(areSingleKeysOn()).toBe(false);
  vi.unstubAllGlobals();
});
contract(offlineChoiceStore, '{"v":1,"choice":"off"}');
contract(putOffStore, '{"v":1,"later":true}', SESSION);
contract(classStore, '{"v":1,"text":"Ada: win block"}', SESSION);
contract(
  draftStore,
  String.raw`{"v":1,"assignments":[{"id":1,"draft":{"title":"A","order":"given","tasks":[{"id":1,"kind":"best-move","parts":{"setup":"XX.OO....x"},"text":"Что лучше?","points":2,"hints":1,"attempts":0,"model":""}],"isTest":false,"showsKey":false,"needsName":true,"own":false,"handTo":"","due":1796407200},"text":"{\"title\":\"A\"}"},{"text":"{\"b\":2}"}]}`,
);
contract(
  workStore,
  String.raw`{"v":1,"works":{"aaaaaaaaaaaaaaaa.5":{"assignment":"{\"title\":\"A\"}","pupil":"Ёж","seed":5,"at":1,"tasks":[{"attempts":[],"hints":0,"spent":0},{"attempts":[{"answer":"4","seconds":0}],"hints":0,"spent":0}]}}}`,
);
contract(
  gradeStore,
  '{"noughtbook":"gradebook","version":1,"assignments":[],"works":[],"counts":{},"roster":"7;Анна"}',
);

describe('stores', () => {
  const sources = filesIn(join(root, 'src'))
    .filter((path) => /\.(ts|svelte|astro)$/.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, 'src', path), 'utf8') }));

  it('are all in the contract above', () => {
    const named = sources.flatMap(
      ({ text }) => text.match(/(?<=')noughtbook\.[a-z.]+(?=')/g) ?? [],
    );
    expect(keys.toSorted()).toEqual([...new Set(named)].toSorted());
  });

  it('are the only way to what the browser stores, except for what the page needs before it is painted', () => {
    const others = sources.filter(({ text }) => /(local|session)Storage\b/.test(text));
    for (const { path, text } of others) {
      if (/site\/(?:Theme|GoOn)|GameOnItsWay|platform\/stored\.ts$/.test(path)) continue;
      expect(text.replaceAll(/'(local|session)Storage'/g, ''), path).not.toMatch(
        /(local|session)Storage\b/,
      );
    }
  });
});
