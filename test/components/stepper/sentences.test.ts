import { describe, expect, it } from 'vitest';
import { factsAt } from '../../../src/components/stepper/search/facts.ts';
import type { FactsOf } from '../../../src/components/ui/types.ts';
import { stepperMessages } from '#language/stepper/search/messages';
import { describeStep } from '../../../src/components/stepper/search/describe.ts';
import { formatScore } from '#language/ui/language/grammar';
import {
  O,
  EVENT_ENDS,
  X,
  eventAt,
  recordSearch,
  stepCount,
  tutorialRequest,
  type Mark,
  type SearchRun,
  SEARCH_TRAITS,
} from '../../../src/engine/index.ts';
import { atEveryStep, nineCalls, type Frame } from './replay.ts';
import { setupOf } from '../../setupOf.ts';

const words = stepperMessages;
const textAt = (run: SearchRun, step: number) => {
  const facts = factsAt(run, step);
  return describeStep(facts)
    .map(({ text }) => text)
    .join('');
};

describe('the sentence of a step', () => {
  it('calls a score a guess only where the limit keeps it from the end of the game', () => {
    const searched = (depth: number) => {
      const request = tutorialRequest(setupOf('XOXXOOO..'));
      const run = recordSearch({ ...request, search: 'limitedMinimax', depth });
      return textAt(run, stepCount(run.trace) - 1);
    };
    expect(searched(1)).toContain('That’s a guess');
    expect(searched(2)).toContain('With best play it is a draw.');
  });

  it('asks of the end of a game what the search asks', () => {
    const asked = (search: 'minimax' | 'depthRatings') => {
      const run = recordSearch({ ...tutorialRequest(setupOf('XOXXOOO..')), search });
      const tests = Array.from({ length: stepCount(run.trace) }, (_, step) => step).filter(
        (step) => eventAt(run.trace, step) === 'test',
      );
      return tests.slice(0, 2).map((step) => textAt(run, step).split(', ')[1]);
    };
    const empty = 'or no empty cell left?';
    expect(asked('minimax')).toEqual([empty, empty]);
    expect(asked('depthRatings')).toEqual([empty, 'or both marks on every line?']);
  });

  it('counts the moves that are equally good', () => {
    const corners = recordSearch(tutorialRequest(setupOf('X...O...X')));
    for (const [step, said] of [
      [31, 'Both scores are −10, and the first of them is kept'],
      [123, 'All three scores are −10, and the first of them is kept'],
      [195, 'The lowest is −10, twice, and the first of them is kept'],
      [1216, 'The lowest is −10, three times, and the first of them is kept'],
    ] as const)
      expect(textAt(corners, step)).toContain(`has tried every cell. ${said}, so it returns −10`);
    expect(textAt(corners, 51)).toBe('Call 11 had one cell to try. It returns +10 to call 9.');
  });

  it('says what a draw is', () => {
    const run = recordSearch(tutorialRequest(setupOf('XOXXOOO..')));
    expect(textAt(run, 8)).toBe(
      'Call 3. X took cell 7, O took 8: no cell is empty and nobody has a line. A draw scores 0.',
    );
    expect(textAt(run, stepCount(run.trace) - 1)).toContain('With best play it is a draw.');
  });

  it('is there for a game that was over before the search', () => {
    const run = recordSearch(tutorialRequest(setupOf('XXXOO....')));
    expect(textAt(run, 2)).toBe(
      'Call 1. Cells 0, 1 and 2 are X’s. The game is over, and the score is +10.',
    );
  });

  it('says where a recording ends', () => {
    const run = recordSearch(nineCalls().request, { nodeLimit: 2 });
    expect(textAt(run, stepCount(run.trace) - 1)).toContain('The recording ends here');
  });
});

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

describe('the words of a sentence', () => {
  it('carry the ink of the side that a score is good for', () => {
    const tone = (computer: Mark) => {
      const facts = factsAt(nineCalls({ computer }), 45) as FactsOf<'improve'>;
      return words.sentence.improve(facts).find(({ text }) => /10/.test(text))?.tone;
    };
    expect([tone(X), tone(O)]).toEqual(['o', 'o']);
    const run = recordSearch(tutorialRequest(setupOf('XOXXOOO..')));
    const draw = factsAt(run, 8) as FactsOf<'full'>;
    expect(words.sentence.full(draw).find(({ text }) => text === '0')?.tone).toBeUndefined();
  });
});
