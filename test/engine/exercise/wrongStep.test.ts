import { describe, expect, it } from 'vitest';
import {
  SEARCH_EVENTS,
  falseStory,
  runSearch,
  playedRequest,
  seededRng,
  wrongStep,
  type SearchEvent,
} from '../../../src/engine/index.ts';
import { drawn } from './read.ts';

/** What every step of a search tells, heard from the search itself and not read from the recording. */
function heard(params: Parameters<typeof falseStory>[0]): { kind: SearchEvent; value: number }[] {
  const events: { kind: SearchEvent; value: number }[] = [];
  const listen = (kind: SearchEvent) => (value?: number) => {
    events.push({ kind, value: value ?? 0 });
  };
  const tracer = Object.fromEntries(SEARCH_EVENTS.map((kind) => [kind, listen(kind)]));
  runSearch(playedRequest({ ...params, search: 'minimax' }), tracer as never);
  return events;
}

describe('wrong-step', () => {
  it('falsifies one of the steps that are told, and never with the truth', () => {
    const kinds = new Set<string>();
    const facts = new Set<string>();
    for (const params of drawn('wrong-step', 150)) {
      const { steps, falsehood } = falseStory(params);
      const events = heard(params);
      expect(steps).toHaveLength(params.steps);
      expect(events[steps[0] as number]?.kind).toBe('call');
      expect(steps.indexOf(falsehood.step)).toBeGreaterThanOrEqual(2);
      const { kind, value } = events[falsehood.step] as (typeof events)[number];
      // A kept cell is told with its score: that of the answer just before it.
      const score = kind === 'improve' ? events[falsehood.step - 1]?.value : value;
      expect(falsehood.value).not.toBe(falsehood.fact === 'cell' ? value : score);
      kinds.add(kind);
      facts.add(falsehood.fact);
    }
    expect([...kinds].sort()).toEqual(['back', 'improve', 'return', 'won']);
    expect([...facts].sort()).toEqual(['cell', 'score']);
  });

  it('says where to look on: after the step that was chosen, or before it', () => {
    const params = wrongStep.generate(seededRng(3), 2);
    const key = wrongStep.key(params);
    expect(wrongStep.grade(params, key - 1)).toEqual({
      points: 0,
      reasons: [{ code: 'true-step', chosen: key - 1, isLater: true }],
    });
    expect(wrongStep.grade(params, key + 1)).toMatchObject({ reasons: [{ isLater: false }] });
    expect(wrongStep.grade(params, key)).toEqual({ points: 1, reasons: [] });
  });
});
