import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  isEnterInField,
  typeMinus,
} from '../../../../src/components/exercises/frame/fields.dom.ts';

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

/** A list to choose from, as far as a key needs it. */
function list(texts: readonly string[]) {
  const changes: number[] = [];
  const select = {
    options: texts.map((text, index) => ({ text, index })),
    selectedIndex: 0,
    dispatchEvent: () => changes.push(select.selectedIndex),
  };
  const press = (key: string, more: object = {}) => {
    let isTaken = false;
    const event = { key, currentTarget: select, preventDefault: () => (isTaken = true), ...more };
    typeMinus(event as unknown as Parameters<typeof typeMinus>[0]);
    return isTaken;
  };
  return { press, changes };
}

describe('the hyphen on a list of scores', () => {
  it('goes to the next that begins with a minus sign, and round', () => {
    const { press, changes } = list(['?', '+10', '0', '\u221210', '\u22125']);
    expect(press('-')).toBe(true);
    expect(press('-')).toBe(true);
    expect(press('-')).toBe(true);
    expect(changes).toEqual([3, 4, 3]);
  });

  it('leaves other keys, and lists without such a score, to the browser', () => {
    const { press, changes } = list(['?', '+10', '\u221210']);
    expect(press('1')).toBe(false);
    expect(press('-', { ctrlKey: true })).toBe(false);
    expect(list(['?', '1']).press('-')).toBe(false);
    expect(changes).toEqual([]);
  });
});
