import { describe, expect, it } from 'vitest';
import { KINDS, seededRng } from '../../../../src/engine/index.ts';
import fillTree from '../../../../src/components/exercises/fill-tree/page.ts';
import {
  chanceText,
  readChance,
  readHundredths,
  readWhole,
  signedField,
} from '../../../../src/components/exercises/frame/typedNumbers.ts';
import {
  strangePart,
  typedProblem,
} from '../../../../src/components/exercises/frame/typedProblem.ts';
import { exercises } from '#language/exercises/frame/messages';
import { typedNumbers } from '#language/exercises/frame/typedNumbers';

describe('a number that is typed', () => {
  it.each([
    [' 7', 7],
    ['07', 7],
    ['7.', undefined],
    ['-7', undefined],
  ])('is whole: %j', (text, expected) => expect(readWhole(text)).toBe(expected));

  it.each([
    ['7,35', 735],
    ['7.', 700],
    ['.5', 50],
    ['-1', undefined],
    ['1e3', undefined],
  ])('is a weight: %j', (text, expected) => expect(readHundredths(text)).toBe(expected));

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
  ])('has a sign: %j', (text, expected) => expect(signedField.read(text)).toBe(expected));

  it('is refused as none, or as one that no position has', () => {
    expect(signedField.problem('nine')).toBe(typedNumbers.signed.strange);
    expect(signedField.problem('99')).toBe(typedNumbers.signed.outside);
  });

  it.each([
    ['3/10', 3, 10],
    [' 06 / 20 ', 6, 20],
    ['0.3', 3, 10],
    ['0,25', 25, 100],
    ['.5', 5, 10],
    ['30 %', 30, 100],
    ['12.5%', 125, 1000],
    ['0', 0, 1],
    ['1', 1, 1],
    ['100%', 100, 100],
    ['0,1111', 1111, 10_000],
    ['0.33333333', 3333, 10_000],
    ['11.11111 %', 1111, 10_000],
    ['11.1 per cent', 111, 1000],
    ['1 in 9', 1, 9],
    ['⅑', 1, 9],
  ])('is a chance: %j', (text, of, outOf) => {
    expect(readChance(text)).toEqual({ of, outOf });
    expect(readChance(chanceText({ of, outOf }))).toEqual({ of, outOf });
  });

  it.each(['', '.', '%', '3/0', '11/10', '2', '-1/2', '1/2/3', 'ten', '150 %', '1e-3'])(
    'is no chance: %j',
    (text) => expect(readChance(text)).toBeUndefined(),
  );
});

const tree = KINDS['fill-tree'].generate(seededRng(1), 1);
const typed = fillTree.kind.typed as NonNullable<typeof fillTree.kind.typed>;

describe('an answer that is typed', () => {
  const read = (part: string) => typed.read(part, tree);

  it('may have any word before a call', () => {
    expect(read('вызов 1: +10')).toBeDefined();
    expect(read('вызов 1: +10')).toEqual(read('call 1: 10'));
  });

  it.each([
    ['1: +10, 2; foo', '2'],
    // Nothing of it can be read, or all of it: no part is to blame.
    ['foo bar', undefined],
    ['1: +10, 1: 0', undefined],
  ])('has a part that cannot be read: %j', (text, part) => {
    expect(read(text)).toBeUndefined();
    expect(strangePart(text, read)).toBe(part);
  });

  it('is refused by what is wrong, and heard together with what is expected', () => {
    const { strange, strangePart: namePart } = exercises.typed;
    const how = typed.how(tree);
    const said = (text: string) => ({ text, spoken: `${text} ${how}` });
    expect(typedProblem('foo', typed, tree)).toEqual(said(strange));
    expect(typedProblem('1: +10, 2; foo', typed, tree)).toEqual(said(namePart('2')));
    expect(typedProblem('  ', typed, tree)).toBeUndefined();
    expect(typedProblem('1: +10', typed, tree)).toBeUndefined();
  });
});

describe('an answer that is not whole', () => {
  it('is a tree half filled in', () => {
    const values = KINDS['fill-tree'].key(tree);
    expect(fillTree.kind.missing?.(values, tree)).toBe(0);
    expect(fillTree.kind.missing?.(values.with(0, undefined), tree)).toBe(1);
    expect(fillTree.kind.missing?.([], tree)).toBe(values.length);
  });
});
