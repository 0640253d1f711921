import { expect, it } from 'vitest';
import { exercises } from '#language/exercises/frame/messages';
import { KINDS, seededRng } from '../../../../src/engine/index.ts';
import { fillTreeOnPage } from '../../../../src/components/exercises/fill-tree/page.ts';
import { typedProblem } from '../../../../src/components/exercises/frame/typedProblem.ts';

const typed = fillTreeOnPage.typed as NonNullable<typeof fillTreeOnPage.typed>;
const params = KINDS['fill-tree'].generate(seededRng(1), 1);
const how = typed.how(params);

it('of a typed answer that cannot be read is heard together with what is expected', () => {
  const { strange, strangePart } = exercises.typed;
  expect(typedProblem('foo', typed, params)).toEqual({
    text: strange,
    spoken: `${strange} ${how}`,
  });
  expect(typedProblem('1: +10, 2; foo', typed, params)).toEqual({
    text: strangePart('2'),
    spoken: `${strangePart('2')} ${how}`,
  });
});

it('is none where nothing was typed, or an answer', () => {
  expect(typedProblem('  ', typed, params)).toBeUndefined();
  expect(typedProblem('1: +10', typed, params)).toBeUndefined();
});
