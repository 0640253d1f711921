import { expect } from 'vitest';
import { largeOnPage, largeRulesOf } from '../../src/components/exercise/large/largeKindsOnPage.ts';
import { seededRng, type LargeKindId, type Level, type Rng } from '../../src/engine/index.ts';
import type { Sentence } from '../../src/components/view/types.ts';

const joined = (sentence: Sentence) => sentence.map(({ text }) => text).join('');

/** Gives an exercise the answers of others, and sees that all of it is told in whole sentences. */
export function onEveryAnswer(id: LargeKindId, rng: Rng, level: Level): void {
  const [rules, page] = [largeRulesOf(id), largeOnPage(id)];
  const params = rules.generate(rng, level);
  const key = rules.key(params);
  const said = [
    joined(page.question(params)),
    page.spoken(params),
    joined(page.solution(params, key)),
  ];
  for (let seed = 0; seed < 12; seed++) {
    const other = rules.key(rules.generate(seededRng(seed), level));
    const { reasons } = rules.grade(params, other);
    said.push(...reasons.map((reason) => joined(page.reason(reason, params))));
  }
  for (const sentence of said) {
    expect(sentence).toMatch(/^[A-Z0-9].{10,}[.?]$/);
    expect(sentence).not.toMatch(/undefined|NaN|\bno cells\b/);
  }
}
