import { describe, expect, it } from 'vitest';
import {
  O,
  RULES_OF_THUMB,
  THUMB_EVENTS,
  makePosition,
  markName,
  policyOf,
  recordSteps,
  rulesOfThumb,
  solve,
  type Setup,
  type ThumbEvent,
} from '../../../src/engine/index.ts';
import { ALL_SETUPS } from '../arbitraries.ts';
import { naiveCells } from '../cards/naiveCards.ts';
import { setupOf } from '../../setupOf.ts';
import { deep } from '../../deep.ts';

const OPEN = ALL_SETUPS.filter((setup) => solve(setup).distance > 0);

function traced(setup: Setup) {
  return recordSteps<ThumbEvent>(THUMB_EVENTS, (trace) => rulesOfThumb(setup, trace));
}

/** The rule that found the cells. */
const ruleOf = (setup: Setup) => RULES_OF_THUMB[traced(setup).events.at(-1)?.rule ?? -1];

describe('rules of thumb', () => {
  it('find what their words say, on every position', () => {
    for (const setup of OPEN) {
      const [board, me] = [makePosition(setup.cells), markName(setup.toMove)];
      const rule = RULES_OF_THUMB.find((each) => naiveCells(each, board, me).length > 0);
      expect(ruleOf(setup)).toBe(rule);
      expect(rulesOfThumb(setup)).toEqual(naiveCells(rule ?? '', board, me));
    }
  });

  it('use every rule somewhere', () => {
    expect(new Set(OPEN.map(ruleOf))).toEqual(new Set(RULES_OF_THUMB));
  });

  it('tell what they do, and do the same untold', () => {
    for (const setup of OPEN.filter((_, at) => at % deep(17, 5) === 0)) {
      let found: number[] = [];
      const { events } = recordSteps<ThumbEvent>(THUMB_EVENTS, (trace) => {
        found = rulesOfThumb(setup, trace);
      });
      expect(found).toEqual(rulesOfThumb(setup));
      const last = events.at(-1)?.rule;
      const fits = events.filter(({ kind, rule }) => kind === 'fits' && rule === last);
      expect(fits.map(({ cell }) => cell)).toEqual(found);
      const asked = events.filter(({ kind }) => kind === 'rule').map(({ rule }) => rule);
      expect(asked).toEqual([...asked.keys()]);
    }
  });

  it('take each cell that the rule finds as often as another', () => {
    const policy = policyOf({ kind: 'rules-of-thumb' }, setupOf('....X....', O));
    expect(policy).toEqual([0, 2, 6, 8].map((cell) => ({ cell, weight: 1 })));
  });
});
