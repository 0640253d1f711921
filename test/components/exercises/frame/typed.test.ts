import { describe, expect, it } from 'vitest';
import { KINDS, seededRng } from '../../../../src/engine/index.ts';
import fillTree from '../../../../src/components/exercises/fill-tree/page.ts';
import {
  strangePart,
  typedProblem,
} from '../../../../src/components/exercises/frame/typedProblem.ts';
import { exercises } from '#language/exercises/frame/messages';

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
