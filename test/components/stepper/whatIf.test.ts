import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { factsAt } from '../../../src/components/stepper/search/facts.ts';
import { Stepper } from '../../../src/components/stepper/search/stepper.svelte.ts';
import {
  CHOICES,
  backToTruth,
  supposeScore,
} from '../../../src/components/stepper/search/whatIf.ts';
import {
  LOSS,
  WIN,
  eventAt,
  isLeaf,
  nodeCount,
  returnStep,
  suppose,
  type Score,
  type SearchEvent,
} from '../../../src/engine/index.ts';
import type { CodeSnippet } from '../../../src/components/stepper/codeView.ts';
import { textOf } from '../../e2e/expected.ts';
import { nineCalls } from './replay.ts';

const run = nineCalls();
const snippet = { lines: [], lineOf: {} } as unknown as CodeSnippet<SearchEvent>;
const open = () => new Stepper('tree', run, snippet, { onsettled: () => undefined });
const leaves = Array.from({ length: nodeCount(run.trace) }, (_, node) => node).filter((node) =>
  isLeaf(run.trace, node),
);

function saidBy(at: Stepper): string | undefined {
  const sentence = at.supposition?.sentence(factsAt(at.run, at.step), at.step);
  return sentence && textOf(sentence);
}

/** Opens the example at its end and gives these calls other scores, one after the other. */
function supposing(...scores: readonly (readonly [call: number, score: Score])[]): Stepper {
  const at = open();
  at.go(at.last);
  for (const [call, score] of scores) supposeScore(at, call - 1, score);
  return at;
}

describe('what if a finished game had another score', () => {
  it('says how far it goes, and what stops it', () => {
    expect(saidBy(supposing([9, WIN]))).toBe(
      'What if call 9 returned +10 instead of −10? Then call 6 returns +10, but call 1 still returns +10, from call 5.',
    );
    expect(saidBy(supposing([3, WIN]))).toBe(
      'What if call 3 returned +10 instead of −10? No score above changes: call 2 still returns −10, from call 4.',
    );
    expect(saidBy(supposing([5, LOSS]))).toMatch(
      /^What if call 5 returned −10 instead of \+10\? Then call 1 returns −10\. So X should play cell \d\.$/,
    );
  });

  it('compares with the true score, however often it was changed on the way', () => {
    expect(saidBy(supposing([9, 0], [9, WIN]))).toBe(saidBy(supposing([9, WIN])));
    expect(saidBy(supposing([3, WIN], [9, 0], [9, WIN]))).toBe(
      saidBy(supposing([3, WIN], [9, WIN])),
    );
  });

  it('is over when the last score is true again, or when the reader leaves it', () => {
    const again = supposing([9, WIN], [9, LOSS]);
    expect([again.supposition, again.run, again.step]).toEqual([undefined, run, again.last]);
    const left = supposing([9, WIN], [3, 0]);
    backToTruth(left);
    expect([left.supposition, left.run, left.step]).toEqual([undefined, run, left.last]);
  });

  it('steps through the search that would be, and says at its end whose score that is', () => {
    const at = supposing([9, WIN]);
    const end = returnStep(at.run.trace, 8) as number;
    at.go(end);
    expect(saidBy(at)).toBe(
      'Call 9. The game is over. You say that its score is +10; by the rules it is −10.',
    );
    at.go(0);
    expect(saidBy(at)).toBeUndefined();
    at.load(run);
    expect(at.supposition).toBeUndefined();
  });

  it('what it says is true: each named call returns what is said, for every choice at every moment', () => {
    const change = fc.tuple(fc.constantFrom(...leaves), fc.constantFrom(...CHOICES));
    fc.assert(
      fc.property(
        fc.array(change, { minLength: 1, maxLength: 6 }),
        fc.nat(open().last),
        (changes, step) => {
          const at = open();
          at.go(step);
          const kind = eventAt(run.trace, step);
          const wanted = new Map<number, Score>();
          for (const [leaf, score] of changes) {
            supposeScore(at, leaf, score);
            if (score === run.trace.score[leaf]) wanted.delete(leaf);
            else wanted.set(leaf, score);
          }
          const { score } = suppose(run, wanted).trace;
          expect([...at.run.trace.score]).toEqual([...score]);
          if (kind !== 'improve') expect(eventAt(at.run.trace, at.step)).toBe(kind);
          const named = (saidBy(at) ?? '').split('?')[1] ?? '';
          for (const [, call, text] of named.matchAll(
            /call (\d+) (?:still )?returns ([+−]?\d+)/g,
          )) {
            const written = Number((text as string).replace('−', '-'));
            expect(score[Number(call) - 1]).toBe(written);
          }
        },
      ),
      { numRuns: 300 },
    );
  });
});
