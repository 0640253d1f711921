import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { largeAddress } from '../../../../src/components/stepper/linear/largeFigure.svelte.ts';
import {
  FARTHEST,
  checkLargeInput,
  lineRun,
  O,
  X,
  makeStones,
  parseDiagram,
  largeInput,
} from '../../../../src/engine/index.ts';
import { LARGE_RUNS } from '../../../engine/runs/everyRun.ts';
import { dialogMessages } from '#language/stepper/dialogs';
import { askedOf, randomSheet } from '../../algorithms/randomLargePosition.ts';

describe('the address of a figure on a large board', () => {
  it('asks for what can be recorded, whatever stands in it', () => {
    const own = randomSheet(1);
    const pieces = fc.constantFrom(
      'fig=a',
      'stones=',
      'size=3x',
      'cell=1.',
      'mark=',
      'line=4',
      '&',
      '%',
      'AA',
    );
    fc.assert(
      fc.property(fc.array(fc.oneof(pieces, fc.string()), { maxLength: 12 }), (texts) => {
        const address = largeAddress.parse(`#fig=a&${texts.join('&')}`);
        if (!address) throw new Error('it names a figure');
        for (const run of Object.values(LARGE_RUNS)) {
          const { input } = largeAddress.inputOf(address, askedOf(own, run), run);
          expect(checkLargeInput(input, run)).toBeUndefined();
        }
      }),
      { numRuns: 100 },
    );
  });

  it('names what cannot be used in a sentence, and keeps the rest', () => {
    const own = largeInput(parseDiagram('X.O').sheet, { cell: { x: 1, y: 0 } });
    const read = (text: string) => {
      const address = largeAddress.parse(text);
      if (!address) throw new Error(text);
      const { input, problems } = largeAddress.inputOf(address, own, lineRun);
      return { input, told: dialogMessages.addressProblems(problems) };
    };
    expect(read('#fig=a&stones=!&mark=O')).toEqual({
      input: { ...own, mark: O },
      told: 'Part of this link cannot be read: the marks on the board. The rest of it is used.',
    });
    const taken = read(`#fig=a&cell=0.0`);
    expect(taken.input).toEqual(own);
    expect(taken.told).toMatch(/must be empty/);
    expect(read('#fig=a&size=1x1').told).toMatch(/beyond the borders/);
    const far = makeStones([{ x: FARTHEST, y: FARTHEST, mark: X }]);
    expect(read(`#fig=a&stones=${far}`).told).toBe('');
  });
});
