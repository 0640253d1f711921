import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsAt } from '../../../src/components/stepper/search/facts.ts';
import type { FactsOf } from '../../../src/components/ui/types.ts';
import { stepperMessages } from '#language/stepper/search/messages';
import { describeStep } from '../../../src/components/stepper/search/describe.ts';
import { formatScore } from '#language/ui/language/grammar';
import {
  O,
  EVENT_ENDS,
  SEARCH_EVENTS,
  X,
  eventAt,
  recordSearch,
  stepCount,
  tutorialRequest,
  type Mark,
  type SearchRequest,
  type SearchRun,
  SEARCH_TRAITS,
} from '../../../src/engine/index.ts';
import { nineCalls, replay, requests, setupOf, wholeGame, type Frame } from './replay.ts';

const words = stepperMessages;
const textAt = (run: SearchRun, step: number) => {
  const facts = factsAt(run, step);
  return describeStep(facts)
    .map(({ text }) => text)
    .join('');
};
const at = (step: number, changes: Partial<SearchRequest> = {}) => textAt(nineCalls(changes), step);

describe('the sentence of a step', () => {
  it('says what happens, and why', () => {
    expect(at(0)).toBe(
      'Call 1. The search begins here, with X to move. X is the computer, and wants the highest score.',
    );
    expect(at(43)).toBe(
      'Call 9. X took cell 6, O took 4: cells 0, 4 and 8 are O’s. The game is over, and the score is −10.',
    );
    expect(at(44)).toBe('Call 9 returns −10 to call 6. O wants the lowest: −10 is lower than +10.');
    expect(at(45)).toBe(
      'Call 6 changes its mind: it keeps −10, by O on cell 4, instead of +10. O wants the lowest.',
    );
    expect(at(15)).toBe(
      'Call 4 returns −10 to call 2. −10 is no lower than −10, so the first stays.',
    );
    expect(at(46)).toBe(
      'Call 6 has tried every cell. The lowest is −10, so it returns −10 to call 1.',
    );
    expect(at(48)).toBe(
      'Call 1 has tried every cell. The highest is +10, so X should play cell 4. With best play X wins.',
    );
  });

  it('turns round when O is the computer', () => {
    expect(at(43, { computer: O })).toContain('the score is +10.');
    expect(at(0, { computer: O })).toContain(
      'X plays against the computer, and wants the lowest score.',
    );
    expect(at(48, { computer: O })).toContain('The lowest is −10, so X should play cell 4.');
    expect(at(48, { computer: O })).toContain('With best play X wins.');
  });

  it('calls a score a guess only where the limit keeps it from the end of the game', () => {
    const searched = (depth: number) => {
      const request = tutorialRequest(setupOf('XOXXOOO..'));
      const run = recordSearch({ ...request, search: 'limitedMinimax', depth });
      return textAt(run, stepCount(run.trace) - 1);
    };
    expect(searched(1)).toContain('That’s a guess');
    expect(searched(2)).toContain('With best play it is a draw.');
  });

  it('names the rule for equals that is in force', () => {
    expect(at(15, { ties: 'last' })).toContain('but here an equal score takes its place.');
    expect(at(17, { ties: 'last' })).toContain('Both scores are −10, and the last of them is kept');
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
    fc.assert(
      fc.property(requests, (request) => {
        const run = recordSearch(request);
        replay(request).forEach(({ kind, stack }, step) => {
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
          const isRated = SEARCH_TRAITS[request.search].scale.ends !== undefined;
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
      }),
      { numRuns: 25 },
    );
  });
});

it('every sentence of the whole game is short, whole and true, at steps all over it', () => {
  const run = wholeGame();
  const last = stepCount(run.trace) - 1;
  for (let step = 0; step < last; step += 997) {
    const text = textAt(run, step);
    expect(text).not.toMatch(/undefined|NaN|Infinity|  |\.\.|-\d/);
    expect(text.length, text).toBeLessThanOrEqual(150);
    expectTrueComparison(text, eventAt(run.trace, step), eventAt(run.trace, step + 1));
  }
  expect(textAt(run, last)).toContain('With best play it is a draw.');
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
  it('are spoken with their signs', () => {
    const facts = factsAt(nineCalls(), 44) as FactsOf<'back'>;
    expect(words.spoken(words.sentence.back(facts))).toBe(
      'Call 9 returns minus 10 to call 6. O wants the lowest: minus 10 is lower than plus 10.',
    );
  });

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

  it('have a tag for each kind of event', () => {
    const tags = SEARCH_EVENTS.map((kind) => words.tags[kind]);
    expect(new Set(tags).size).toBe(SEARCH_EVENTS.length);
  });
});
