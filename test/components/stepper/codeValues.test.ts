import { describe, expect, it } from 'vitest';
import { codeValues } from '../../../src/components/stepper/search/codeValues.ts';
import { factsAt } from '../../../src/components/stepper/search/facts.ts';
import {
  EVENT_ENDS,
  SEARCHES,
  X,
  eventAt,
  readSetup,
  recordSearch,
  stepCount,
  tutorialRequest,
  type SearchRun,
} from '../../../src/engine/index.ts';
import { formatScore } from '#language/ui/language/grammar';
import { snippetFor } from '../../e2e/expected.ts';

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

function runOf(search: SearchRun['request']['search']): SearchRun {
  const setup = readSetup('O.XX.X.OO', X);
  if (!setup.ok) throw new Error(setup.problem.code);
  return recordSearch({ ...tutorialRequest(setup.value), search });
}
const stepsOf = (run: SearchRun, kind: string) =>
  Array.from({ length: stepCount(run.trace) }, (_, step) => step).filter(
    (step) => eventAt(run.trace, step) === kind,
  );

describe('the values beside the code', () => {
  it('are those of the change of mind of call 6', () => {
    const run = runOf('minimax');
    const step = stepsOf(run, 'improve').find((at) => {
      const facts = factsAt(run, at);
      return facts.kind === 'improve' && facts.call === 6 && facts.childCall === 9;
    }) as number;
    expect(besideAt(run, step)).toEqual({
      'const maximising = player === rules.computer;': 'player O',
      'position.play(cell, player);': 'cell 4',
      'const score = minimax(position, other(player), rules);': 'score −10 from call 9',
      'if (isBetter(score, best, maximising, rules.ties)) {': '−10 < +10 yes',
      'best = score;': 'best +10 → −10',
    });
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
      const compared = Object.entries(beside).find(([line]) => line.includes('isBetter('))?.[1];
      // What the code does next is what stands there: the best is kept, or it is not.
      const next = step + 1 < stepCount(run.trace) ? eventAt(run.trace, step + 1) : undefined;
      if (compared && facts.kind !== 'improve') {
        expect(compared.endsWith(' yes'), `step ${step}`).toBe(next === 'improve');
      }
      if ('score' in facts && facts.score !== undefined && EVENT_ENDS[facts.kind]) {
        expect(Object.values(beside)).toContain(`returns ${formatScore(facts.score)}`);
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
