import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isEnterInField } from '../../../../src/components/exercises/frame/fields.dom.ts';

/** A field, as far as a key needs it. */
class Field {
  constructor(
    readonly type: string,
    readonly form: object | null = null,
  ) {}
}

const press = (target: object, more: object = {}) =>
  isEnterInField({ key: 'Enter', isComposing: false, target, ...more } as KeyboardEvent);

describe('Enter in a field', () => {
  beforeEach(() => void vi.stubGlobal('HTMLInputElement', Field));
  afterEach(() => void vi.unstubAllGlobals());

  it.each(['text', 'number'])('checks what was typed: %s', (type) => {
    expect(press(new Field(type))).toBe(true);
  });

  it.each(['radio', 'checkbox', 'range', 'file', 'button'])('spends no try: %s', (type) => {
    expect(press(new Field(type))).toBe(false);
  });

  it('is left to a form, to a word that is being composed, and other keys aren\u2019t it', () => {
    expect(press(new Field('text', {}))).toBe(false);
    expect(press(new Field('text'), { isComposing: true })).toBe(false);
    expect(press(new Field('text'), { key: 'a' })).toBe(false);
    expect(press({ type: 'text', form: null })).toBe(false);
  });
});
