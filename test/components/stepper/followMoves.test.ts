import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { followMoves } from '../../../src/components/stepper/search/followMoves.ts';
import { movesTo, nodeCount, recordSearch } from '../../../src/engine/index.ts';
import { nineCalls, requests } from './replay.ts';
import { anyCharacter } from '../../anyCharacter.ts';

const step = (text: string, run = nineCalls()) => {
  const found = followMoves(run, text);
  return found.ok ? found.value : found.problem;
};

describe('following moves', () => {
  it('reads several spellings', () => {
    const callSeven = 29;
    for (const text of [
      'X6 O1',
      '6 1',
      'x6,o1',
      'х6 о1',
      'Х6О1',
      ' 6,1 ',
      'X 6; O 1',
      '6-1',
      'X6 → O1',
    ]) {
      expect(step(text), text).toBe(callSeven);
    }
    expect(step('')).toBe(0);
    expect(step('X6')).toBe(26);
  });

  it('says which move was never tried, and why', () => {
    expect(step('4 6')).toEqual({ code: 'over', index: 1, call: 5 });
    expect(step('6 2')).toEqual({ code: 'taken', index: 1, cell: 2, mark: 'X' });
    expect(step('6 6')).toEqual({ code: 'taken', index: 1, cell: 6, mark: 'X' });
    expect(step('9')).toEqual({ code: 'not-a-cell', index: 0, text: '9', last: 8 });
    expect(step('6 123456789')).toEqual({
      code: 'not-a-cell',
      index: 1,
      text: '123456789',
      last: 8,
    });
    expect(step('O6')).toEqual({ code: 'wrong-mark', index: 0, mover: 'X' });
    expect(step('6 hello')).toEqual({ code: 'unreadable', text: 'HELLO' });
    expect(step('1'.repeat(300))).toEqual({ code: 'too-long' });
    const cut = recordSearch(nineCalls().request, { nodeLimit: 4 });
    expect(step('6', cut)).toEqual({ code: 'cut', index: 0, cell: 6 });
    expect(step('1 6', cut)).toBe(12);
  });

  it('finds every call of a search, and never throws', () => {
    fc.assert(
      fc.property(requests, fc.nat(), (request, pick) => {
        const run = recordSearch(request);
        const node = pick % nodeCount(run.trace);
        expect(step(movesTo(run.trace, node).join(' '), run)).toBe(run.trace.enterAt[node]);
      }),
      { numRuns: 50 },
    );
    fc.assert(fc.property(fc.string({ unit: anyCharacter }), (text) => void step(text)));
    fc.assert(fc.property(fc.stringMatching(/^[XO0-9 ,]*$/), (text) => void step(text)));
  });
});
