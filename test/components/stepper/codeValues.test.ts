import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';
import type { CodeSnippet } from '../../../src/components/stepper/codeView.ts';
import { codeValues } from '../../../src/components/stepper/search/codeValues.ts';
import { factsAt } from '../../../src/components/stepper/search/facts.ts';
import {
  EVENT_ENDS,
  SEARCHES,
  SEARCH_EVENTS,
  X,
  eventAt,
  pythonSnippetOf,
  recordSearch,
  stepCount,
  tutorialRequest,
  type SearchEvent,
  type SearchRun,
  type TieRule,
} from '../../../src/engine/index.ts';
import { formatScore } from '#language/ui/language/grammar';
import { snippetFor } from '../../e2e/expected.ts';
import { setupOf } from '../../setupOf.ts';

/** The same code in Python. */
const inPython = (search: string) =>
  pythonSnippetOf<SearchEvent>(
    readFileSync(join(root, `src/engine/search/${search}.py`), 'utf8'),
    SEARCH_EVENTS,
  );

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

function runOf(search: SearchRun['request']['search'], ties: TieRule = 'first'): SearchRun {
  return recordSearch({ ...tutorialRequest(setupOf('O.XX.X.OO', X)), search, ties });
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
      'const maximising = player === search.computer;': 'player O',
      'position.play(cell, player);': 'cell 4',
      'const score = minimax(position, other(player), search);': 'score −10 from call 9',
      'const isBetter = maximising ? score > best : score < best;': '−10 < +10 yes',
      "if (isBetter || (score === best && search.ties === 'last')) {": 'yes',
      'best = score;': 'best +10 → −10',
      'bestCell = cell;': 'bestCell 1 → 4',
    });
  });

  it('are the same in Python', () => {
    const run = runOf('minimax');
    const step = stepsOf(run, 'improve').find((at) => {
      const facts = factsAt(run, at);
      return facts.kind === 'improve' && facts.call === 6 && facts.childCall === 9;
    }) as number;
    expect(besideAt(run, step, inPython('minimax'))).toEqual({
      'maximising = player == computer': 'player O',
      'board[cell] = player': 'cell 4',
      'score, _ = minimax(board, other, computer)': 'score −10 from call 9',
      'if score > best if maximising else score < best:': '−10 < +10 yes',
      'best = score': 'best +10 → −10',
      'best_cell = cell': 'best_cell 1 → 4',
    });
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

  it('tell an equal score that is kept from a better one', () => {
    const run = runOf('minimax', 'last');
    const step = stepsOf(run, 'improve').find(
      (at) => factsAt(run, at).bestBefore?.score === -10,
    ) as number;
    const beside = besideAt(run, step);
    expect(beside['const isBetter = maximising ? score > best : score < best;']).toBe(
      '−10 = −10 no',
    );
    expect(beside["if (isBetter || (score === best && search.ties === 'last')) {"]).toBe('yes');
    expect(beside['bestCell = cell;']).toBe('bestCell 4 → 6');
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
