import { describe, expect, it } from 'vitest';
import { KINDS, seededRng } from '../../../../src/engine/index.ts';
import { fillTreeOnPage } from '../../../../src/components/exercises/fill-tree/page.ts';
import { readCell } from '../../../../src/components/exercises/frame/typedSmall.ts';
import { wrongStepOnPage } from '../../../../src/components/exercises/wrong-step/page.ts';

describe('a number that is typed', () => {
  it.each(['4', ' 4. ', 'cell 4', 'Cell4', 'клетка 4'])('may have a word before it: %j', (text) => {
    expect(readCell(text)).toBe(4);
  });

  it.each(['9', '44', 'cell', 'X4', 'cell 4 4', '4 cell'])('is no cell: %j', (text) => {
    expect(readCell(text)).toBeUndefined();
  });

  it('is a step or a call with any word as well', () => {
    const story = KINDS['wrong-step'].generate(seededRng(1), 1);
    expect(wrongStepOnPage.typed.read('шаг 2', story)).toBe(2);
    const tree = KINDS['fill-tree'].generate(seededRng(1), 1);
    const { read } = fillTreeOnPage.typed;
    expect(read('вызов 1: +10', tree)).toBeDefined();
    expect(read('вызов 1: +10', tree)).toEqual(read('call 1: 10', tree));
  });
});
