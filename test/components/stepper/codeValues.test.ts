import { describe, expect, it } from 'vitest';
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
  type SearchRun,
} from '../../../src/engine/index.ts';
import { formatScore } from '#language/ui/language/grammar';
import { snippetFor } from '../../e2e/expected.ts';
import { setupOf } from '../../setupOf.ts';

/** What stands beside the lines at a step, as text, by the text of the line. */
function besideAt(run: SearchRun, step: number): Record<string, string> {
  const snippet = snippetFor(run.request.search);
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
describe('the values beside the code', () => {
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
});
