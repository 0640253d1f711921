import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import {
  DEFAULT_SETTINGS,
  settingsStore,
  type Settings,
} from '../../../src/components/stepper/settings.ts';
import { QUESTION_KINDS } from '../../../src/components/stepper/questions.ts';
import { dialogMessages } from '#language/stepper/dialogs';
import { stubStorage } from '../platform/storageDouble.ts';

const settings: fc.Arbitrary<Settings> = fc.record(
  {
    speed: fc.double({ min: 0.1, max: 1000, noNaN: true }),
    predict: fc.subarray([...QUESTION_KINDS]),
    predictSteps: fc.boolean(),
    treeAsList: fc.boolean(),
    codeOpen: fc.boolean(),
  },
  { requiredKeys: ['speed', 'predict', 'predictSteps', 'treeAsList'] },
);

afterEach(() => vi.unstubAllGlobals());

describe('settings', () => {
  it('are found again', () => {
    stubStorage();
    fc.assert(
      fc.property(settings, (chosen) => {
        void settingsStore.change(() => chosen);
        expect(settingsStore.read()).toEqual({ value: chosen });
      }),
    );
  });

  it('lose only the fields that are not known any more', () => {
    const text = '{"v":1,"speed":"fast","predict":["kept","colour"],"treeAsList":true,"new":1}';
    expect(settingsStore.parse(text)).toEqual({
      value: { ...DEFAULT_SETTINGS, treeAsList: true },
      problem: { code: 'lost-some', count: 2 },
    });
  });

  it('never throw, whatever is stored, and every trouble has words', () => {
    const { settingsProblem } = dialogMessages;
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
        const { value, problem } = settingsStore.parse(text);
        expect(settingsStore.parse(settingsStore.make(value))).toEqual({ value });
        if (problem) expect(settingsProblem(problem)).toMatch(/^[A-Z].*\.$/);
      }),
      { numRuns: 500 },
    );
  });
});
