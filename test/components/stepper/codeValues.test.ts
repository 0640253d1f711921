import { describe, expect, it } from 'vitest';
import type { CodeSnippet } from '../../../src/components/stepper/codeView.ts';
import { codeValues } from '../../../src/components/stepper/search/codeValues.ts';
import { factsAt } from '../../../src/components/stepper/search/facts.ts';
import {
  EVENT_ENDS,
  SEARCHES,
  X,
  eventAt,
  recordSearch,
  stepCount,
  tutorialRequest,
  type SearchEvent,
  type SearchRun,
} from '../../../src/engine/index.ts';
import { formatScore } from '#language/ui/language/grammar';
import { snippetFor } from '../../e2e/expected.ts';
import { setupOf } from '../../setupOf.ts';
import { inPython } from './replay.ts';

/** What stands beside the lines at a step, as text, by the text of the line. */
function besideAt(
  run: SearchRun,
  step: number,
  snippet: CodeSnippet<SearchEvent> = snippetFor(run.request.search),
): Record<string, string> {
  const values = codeValues(snippet, factsAt(run, step), (score) => ({ text: formatScore(score) }));
  return Object.fromEntries(
    [...values].map(([line, words]) => [
      (snippet.lines[line - 1] as string).trim(),
      words.map(({ text }) => text).join(''),
    ]),
  );
}

const runOf = (search: SearchRun['request']['search']): SearchRun =>
  recordSearch({ ...tutorialRequest(setupOf('O.XX.X.OO', X)), search });
const stepsOf = (run: SearchRun, kind: string) =>
  Array.from({ length: stepCount(run.trace) }, (_, step) => step).filter(
    (step) => eventAt(run.trace, step) === kind,
  );

describe('the values beside the code', () => {
  it('are the same in Python', () => {
    for (const search of ['minimax', 'alphaBeta', 'depthRatings'] as const) {
      const code = inPython(search);
      const all = runOf(search);
      for (let at = 0; at < stepCount(all.trace); at++) {
        const facts = factsAt(all, at);
        const beside = besideAt(all, at, code);
        if ('score' in facts && facts.score !== undefined && EVENT_ENDS[facts.kind])
          expect(Object.values(beside)).toContain(`returns ${formatScore(facts.score)}`);
        if (facts.kind === 'window') continue;
        if ('bounds' in facts && facts.bounds)
          expect(Object.keys(beside)).toEqual(
            expect.arrayContaining(['low = alpha', 'high = beta']),
          );
      }
    }
  });

  it.each(SEARCHES)('stand beside lines of the code at every step: %s', (search) => {
    const run = runOf(search);
    const { lines } = snippetFor(search);
    for (let step = 0; step < stepCount(run.trace); step++) {
      const facts = factsAt(run, step);
      const values = codeValues(snippetFor(search), facts, (score) => ({ text: `${score}` }));
      for (const line of values.keys()) {
        expect(line).toBeGreaterThan(0);
        expect(line).toBeLessThanOrEqual(lines.length);
      }
      const beside = besideAt(run, step);
      const decided = Object.entries(beside).find(([line]) => line.startsWith('if (isBetter'))?.[1];
      // What the code does next is what stands there: the best is kept, or it is not.
      const next = step + 1 < stepCount(run.trace) ? eventAt(run.trace, step + 1) : undefined;
      if (decided && facts.kind !== 'improve') {
        expect(decided === 'yes', `step ${step}`).toBe(next === 'improve');
      }
      if ('score' in facts && facts.score !== undefined && EVENT_ENDS[facts.kind]) {
        expect(Object.values(beside)).toContain(`returns ${formatScore(facts.score)}`);
      }
      if (facts.kind === 'return' || facts.kind === 'cut') {
        expect(beside['search.move = bestCell;']).toBe(`move ${facts.keptCell}`);
        expect(beside['let bestCell = NO_CELL;']).toBe(`bestCell ${facts.keptCell}`);
      }
    }
  });

  it('name a rating that counts as one move further away', () => {
    const run = runOf('depthRatings');
    for (const step of stepsOf(run, 'adjust')) {
      const facts = factsAt(run, step);
      if (facts.kind !== 'adjust') continue;
      const beside = besideAt(run, step);
      expect(beside['rating = oneLater(rating);']).toBe(
        `rating ${formatScore(facts.rated)} → ${formatScore(facts.score)}`,
      );
    }
    expect(stepsOf(run, 'adjust').length).toBeGreaterThan(0);
  });
});
