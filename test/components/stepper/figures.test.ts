import { expect, it } from 'vitest';
import { registerFigure, showInFigure } from '../../../src/components/stepper/figures.ts';

const phrase = {} as HTMLElement;
const follow = () => undefined;

it('a phrase is shown at once by a figure that is awake, and later by one that sleeps', () => {
  const shown: unknown[] = [];
  const show = (target: unknown) => shown.push(target);
  expect(showInFigure('late', { step: 3 }, phrase)).toBe(false);
  registerFigure('other', follow, () => shown.push('other'));
  expect(shown).toEqual([]);
  const forget = registerFigure('late', follow, show);
  expect(shown).toEqual([{ step: 3 }]);
  expect(showInFigure('late', { step: 4 }, phrase)).toBe(true);
  // Once is enough: a figure that comes back does not repeat it.
  forget();
  registerFigure('late', follow, show);
  expect(shown).toEqual([{ step: 3 }, { step: 4 }]);
});

it('only the last phrase counts', () => {
  const shown: unknown[] = [];
  showInFigure('a', { step: 1 }, phrase);
  showInFigure('b', { step: 2 }, phrase);
  registerFigure('a', follow, (target) => shown.push(target));
  registerFigure('b', follow, (target) => shown.push(target));
  expect(shown).toEqual([{ step: 2 }]);
});
