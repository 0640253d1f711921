import { describe, expect, it } from 'vitest';
import {
  stripCellText,
  stripSpoken,
  type LineMoment,
} from '../../../src/components/algorithms/line-attacks/strip.ts';
import { LARGE_ALGORITHMS, SMALL_ALGORITHMS } from '../../../src/components/algorithms/registry.ts';
import { largeBoard } from '../../../src/components/stepper/linear/largePage.ts';
import { smallBoard } from '../../../src/components/stepper/linear/smallPage.ts';
import { parseDiagram, largeInput, smallInput } from '../../../src/engine/index.ts';
import { setupOf } from '../../setupOf.ts';
import { askedOf } from './randomLargePosition.ts';
import { walk } from './walk.ts';

// The letter S says what is on the board of a figure, at whatever step.

const small = smallInput(setupOf('XO..X...O'), { seed: 3 });
const { sheet, cell, mark } = parseDiagram('X.XxO....');
const large = largeInput(sheet, { cell, mark });

/** In words and not in signs, and of every cell that is asked for. */
function expectSpoken(texts: readonly string[], cells: RegExp): void {
  expect(texts.length).toBeGreaterThan(1);
  expect(texts.filter((text) => !cells.test(text))).toEqual([]);
  expect(texts.filter((text) => /[−÷[\]]|undefined|NaN/.test(text))).toEqual([]);
}

it('of a line, each cell says what it holds and what it is: nothing more, and nothing less', () => {
  const plain = { isInWindow: false, isWall: false, isNow: false, end: undefined, isGap: false };
  const run = { from: 2, to: 3, label: '[2:1]', divider: 2, isNow: false, isDropped: false };
  const strip = { mark: 'X', cells: [], runs: [run], window: [0, 0], isWhole: true } as const;
  const said = (offset: number, more: object) =>
    stripCellText(strip, { offset, content: 'empty', ...plain, ...more });
  expect(said(0, {})).toBe('cell 0, X is tried here');
  expect(said(-3, { isInWindow: true })).toBe('cell minus 3, empty, in the window');
  expect(said(1, { end: 'open', isGap: true })).toBe(
    'cell 1, empty, open end, counted by the divider',
  );
  expect(said(2, { content: 'X' })).toBe(
    'cell 2, X, attack power 2, potential 1 divided by 2 from cell 2 to cell 3',
  );
  expect(said(3, { content: 'edge', end: 'closed' })).toBe('cell 3, beyond the edge, closed end');
});

describe('a board is heard', () => {
  it.each(Object.entries(SMALL_ALGORITHMS))('of %s', (_, { view, messages }) => {
    const texts = walk(view, small).map(({ moment }) => smallBoard.spoken(moment, messages.note));
    expectSpoken(texts, /^Row 1: cell 0 [XOe].* Row 3: .*cell 8 [XOe][^.]*\.$/s);
  });

  it.each(Object.entries(LARGE_ALGORITHMS))('of %s', (_, { view, messages }) => {
    const texts = walk(view, askedOf(large, view.run)).map(({ moment }) =>
      'strip' in moment
        ? stripSpoken(moment as LineMoment)
        : largeBoard.spoken(moment, messages.note),
    );
    expectSpoken(texts, /^(X on .*; O on |cell minus 5, .*; cell 5, ).*\.$/);
  });
});
