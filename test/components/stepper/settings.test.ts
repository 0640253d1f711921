import { afterEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_SETTINGS, settingsStore } from '../../../src/components/stepper/settings.ts';

afterEach(() => vi.unstubAllGlobals());

describe('settings', () => {
  it('lose only the fields that are not known any more', () => {
    const text = '{"v":1,"speed":"fast","predict":["kept","colour"],"predictSteps":true,"new":1}';
    expect(settingsStore.parse(text)).toEqual({
      value: { ...DEFAULT_SETTINGS, predictSteps: true },
      problem: { code: 'lost-some', count: 2 },
    });
  });
});
