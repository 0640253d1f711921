import { expect, it } from 'vitest';
import { KINDS, seededRng } from '../../../../src/engine/index.ts';
import { fillTreeOnPage } from '../../../../src/components/exercises/fill-tree/page.ts';
import { readEvaluated } from '../../../../src/components/exercises/frame/readEvaluated.ts';
import { readWhole } from '../../../../src/components/exercises/frame/typedSmall.ts';

it.each([
  ['1,200', 1200],
  ['017', 17],
  ['12,00', undefined],
])('a whole number that is typed: %j', (text, expected) => {
  expect(readWhole(text)).toBe(expected);
});

it.each([
  ['+3', 3],
  ['3', 3],
  ['−2', -2],
  ['minus 2', -2],
  ['Plus 2', 2],
  ['-0', 0],
  ['9', undefined],
  ['- -2', undefined],
  ['+-2', undefined],
  ['plus -2', undefined],
  ['-100', -100],
  ['99', undefined],
])('a number with its sign: %j', (text, expected) => {
  expect(readEvaluated(text)).toBe(expected);
});

it('a call may have any word before it', () => {
  const tree = KINDS['fill-tree'].generate(seededRng(1), 1);
  const read = (text: string) => fillTreeOnPage.typed?.read(text, tree);
  expect(read('вызов 1: +10')).toBeDefined();
  expect(read('вызов 1: +10')).toEqual(read('call 1: 10'));
});
