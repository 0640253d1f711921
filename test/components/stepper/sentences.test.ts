import { describe, expect, it } from 'vitest';
import { factsAt } from '../../../src/components/stepper/search/facts.ts';
import { describeStep } from '../../../src/components/stepper/search/describe.ts';
import { formatScore } from '#language/ui/language/grammar';
import {
  EVENT_ENDS,
  SEARCH_TRAITS,
  eventAt,
  stepCount,
  type SearchRun,
} from '../../../src/engine/index.ts';
import { atEveryStep, type Frame } from './replay.ts';

const textAt = (run: SearchRun, step: number) => {
  const facts = factsAt(run, step);
  return describeStep(facts)
    .map(({ text }) => text)
    .join('');
};

describe('every sentence of every search', () => {
  it('is whole, and its comparisons and numbers are true', () => {
    atEveryStep(25, (run, { kind, stack }, step) => {
      const text = textAt(run, step);
      const now = stack.at(-1) as Frame;
      expect(text).not.toMatch(/undefined|NaN|Infinity|  |\.\.|-\d/);
      expect(text).toMatch(/[.?]$/);
      if (kind !== 'improve') expect(text).toContain(`all ${now.call}`);
      expectTrueComparison(
        text,
        kind,
        eventAt(run.trace, Math.min(step + 1, stepCount(run.trace) - 1)),
      );
      const score = now.answers.at(-1)?.score;
      const isRated = SEARCH_TRAITS[run.request.search].scale.ends !== undefined;
      const written = (value: number) => (isRated ? `${value}` : formatScore(value));
      if (kind === 'back') expect(text).toContain(`returns ${written(score as number)} to`);
      if (kind === 'improve') {
        const end =
          /keeps (\S+), .* on cell (\d+)(?:, instead of (cell \d|\S+?))?\.(?: [XO] wants the (?:high|low)est\.)?$/;
        const [, kept, cell, other] = end.exec(text) ?? [];
        expect(Number(cell)).toBe(now.tried);
        expect(kept).toBe(written(now.best?.score ?? NaN));
        expect(other).not.toBe(kept);
        expect(text.includes('changes its mind')).toBe(other !== undefined);
      }
      if (['all-tried', 'cut-short'].includes(EVENT_ENDS[kind] ?? '')) {
        expect(text).toContain(written(now.returned as number));
      }
      expect(text.length, text).toBeLessThanOrEqual(210);
    });
  });
});

/** What a sentence claims about two scores must hold, and must agree with what comes next. */
function expectTrueComparison(text: string, kind: string, next: string): void {
  const [, first, claim, second] =
    /([+−]?\d+) is ((?:no |not )?(?:higher|lower)) than ([+−]?\d+)/.exec(text) ?? [];
  if (first === undefined || second === undefined) return;
  expect(['back', 'adjust']).toContain(kind);
  const [a, b] = [first, second].map((score) => Number(score.replace('−', '-'))) as [
    number,
    number,
  ];
  const isHigher = claim?.endsWith('higher');
  const holds = isHigher ? a > b : a < b;
  expect(holds, text).toBe(!/^no/.test(claim as string));
  if (a !== b) expect(next === 'improve', text).toBe(holds);
}
