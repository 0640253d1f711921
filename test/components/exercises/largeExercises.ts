import { expect } from 'vitest';
import { loadKind } from '../../../src/components/exercises/registry.ts';
import { seededRng, type KindId, type Level, type Rng } from '../../../src/engine/index.ts';
import type { Sentence } from '../../../src/components/ui/types.ts';

const joined = (sentence: Sentence) => sentence.map(({ text }) => text).join('');

/** Gives an exercise the answers of others, and sees that all of it is told in whole sentences. */
export async function onEveryAnswer(id: KindId, rng: Rng, level: Level): Promise<void> {
  const page = await loadKind(id);
  const { rules } = page;
  const params = rules.generate(rng, level);
  const key = rules.key(params);
  const said = [
    joined(page.question(params)),
    page.spoken(params),
    joined(page.solution(params, key)),
    ...(page.typed ? [page.typed.how(params)] : []),
    ...page.hints(params).map(joined),
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

/** What is told of an answer, typed again, is that answer, in all the ways of writing it. */
export async function onTyping(id: KindId, rng: Rng, level: Level): Promise<void> {
  const { rules, answerText, typed } = await loadKind(id);
  if (!typed) throw new Error(`${id} cannot be typed`);
  const params = rules.generate(rng, level);
  const key = rules.key(params);
  const text = rules.answer.encode(key);
  const example = / like (.+?)\.(?= |$)/.exec(typed.how(params))?.[1];
  const read = (written: string) => {
    const answer = typed.read(written, params);
    return answer === undefined ? undefined : rules.answer.encode(answer);
  };
  if (example !== undefined) {
    expect(read(example), example).toBeDefined();
    expect(read(example)).not.toBe(text);
  }
  const written = answerText(key, params).replaceAll('no attack', 'no');
  expect(read(written), written).toBe(text);
  expect(read(`  ${written.toUpperCase()} `)).toBe(text);
  for (const strange of ['', '?', `${written} ${written} zz`])
    expect(read(strange)).toBeUndefined();
}
