import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  DEFAULT_SETTINGS,
  KEPT_KEY,
  SETTINGS_KEY,
  makeSettings,
  parseSettings,
  readSettings,
  writeSettings,
  type Settings,
} from '../../src/components/state/storage.ts';
import { QUESTION_KINDS } from '../../src/components/state/prediction.ts';
import { seldomWords } from '../../src/i18n/seldom.ts';
import type { TextStore } from '../../src/components/state/browserStore.ts';

/** Storage as a browser has it, in memory. */
function memory(text?: string): TextStore & { readonly held: Map<string, string> } {
  const held = new Map(text === undefined ? [] : [[SETTINGS_KEY, text]]);
  return {
    held,
    getItem: (key) => held.get(key) ?? null,
    setItem: (key, value) => void held.set(key, value),
  };
}

const forbidden: TextStore = {
  getItem: () => {
    throw new DOMException('denied', 'SecurityError');
  },
  setItem: () => {
    throw new DOMException('full', 'QuotaExceededError');
  },
};

const settings: fc.Arbitrary<Settings> = fc.record({
  speed: fc.double({ min: 0.1, max: 1000, noNaN: true }),
  predict: fc.subarray([...QUESTION_KINDS]),
  predictSteps: fc.boolean(),
  treeAsList: fc.boolean(),
});

describe('settings', () => {
  it('are found again', () => {
    fc.assert(
      fc.property(settings, (chosen) => {
        const storage = memory();
        expect(writeSettings(chosen, storage)).toBeUndefined();
        expect(readSettings(storage)).toEqual({ settings: chosen });
      }),
    );
  });

  it('are the usual ones at first', () => {
    expect(readSettings(memory())).toEqual({ settings: DEFAULT_SETTINGS });
  });

  it('of before versions were counted are still read', () => {
    expect(parseSettings('{"speed":5,"predict":["kept"]}')).toEqual({
      settings: { ...DEFAULT_SETTINGS, speed: 5, predict: ['kept'] },
    });
  });

  it('lose only the fields that are not known any more', () => {
    const text = '{"v":1,"speed":"fast","predict":["kept","colour"],"treeAsList":true,"new":1}';
    expect(parseSettings(text)).toEqual({
      settings: { ...DEFAULT_SETTINGS, treeAsList: true },
      problem: { code: 'bad-fields', fields: ['speed', 'predict'] },
    });
  });

  it('that cannot be read are put aside, not lost', () => {
    for (const text of ['', 'null', '[]', '{"v":', '{"v":"1"}', '{"v":-1}', '{"v":0.5}']) {
      const storage = memory(text);
      expect(readSettings(storage)).toEqual({
        settings: DEFAULT_SETTINGS,
        problem: { code: 'unreadable' },
      });
      expect(storage.held.get(KEPT_KEY)).toBe(text);
    }
    const newer = memory('{"v":7,"speed":{"x":1}}');
    expect(readSettings(newer).problem).toEqual({ code: 'newer', version: 7 });
    writeSettings(DEFAULT_SETTINGS, newer);
    expect(newer.held.get(KEPT_KEY)).toBe('{"v":7,"speed":{"x":1}}');
    expect(readSettings(newer)).toEqual({ settings: DEFAULT_SETTINGS });
  });

  it('do without storage that is absent, forbidden or full', () => {
    const problem = { code: 'not-stored' };
    expect(readSettings(forbidden)).toEqual({ settings: DEFAULT_SETTINGS, problem });
    expect(writeSettings(DEFAULT_SETTINGS, forbidden)).toEqual(problem);
    const full = { ...forbidden, getItem: () => 'rubbish' };
    expect(readSettings(full)).toMatchObject({ problem: { code: 'unreadable' } });
    let isWritten = false;
    const nearlyFull = {
      getItem: (key: string) => (key === SETTINGS_KEY ? 'rubbish' : null),
      setItem: (key: string) => {
        if (key !== SETTINGS_KEY) throw new Error('full');
        isWritten = true;
      },
    };
    expect(writeSettings(DEFAULT_SETTINGS, nearlyFull)).toEqual({ code: 'not-aside' });
    expect(isWritten).toBe(false);
  });

  it('never throw, whatever is stored, and every trouble has words', () => {
    const { settingsProblem } = seldomWords('en');
    const documents = fc.oneof(
      fc.string(),
      fc.json(),
      fc.dictionary(
        fc.constantFrom('v', 'speed', 'predict', 'treeAsList', '__proto__'),
        fc.jsonValue(),
      ),
    );
    fc.assert(
      fc.property(documents, (document) => {
        const text = typeof document === 'string' ? document : JSON.stringify(document);
        const { settings: read, problem } = readSettings(memory(text));
        expect(parseSettings(makeSettings(read))).toEqual({ settings: read });
        if (problem) expect(settingsProblem(problem)).toMatch(/^[A-Z].*\.$/);
      }),
      { numRuns: 500 },
    );
  });
});
