import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import Exercise from '../../src/components/exercise/Exercise.svelte';
import { boardAfter, moveAt, nextSeed } from '../../src/components/exercise/lines.ts';
import { onPage, rulesOf } from '../../src/components/exercise/kindsOnPage.ts';
import { exercises as words } from '../../src/i18n/en/exercises.ts';
import {
  KINDS,
  LEVELS,
  seededRng,
  type KindId,
  type Level,
  type Reason,
  type Refutation,
} from '../../src/engine/index.ts';
import { readLesson } from './mdx.ts';

const kinds = Object.keys(KINDS) as KindId[];
const inLesson = readLesson('src/content/docs/lessons/minimax.mdx')
  .tags.filter(({ name }) => name === 'Exercise')
  .map(({ attributes }) => ({
    kind: String(attributes['kind']) as KindId,
    level: Number(attributes['level']) as Level,
    seed: Number(attributes['seed']),
    title: String(attributes['title']),
  }));

const textOf = (html: string) =>
  html
    .replace(/<!--.*?-->/gs, '')
    .replace(/<svg.*?<\/svg>/gs, ' ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ');
const joined = (sentence: readonly { readonly text: string }[]) =>
  sentence.map(({ text }) => text).join('');

describe('the exercises of the lesson', () => {
  it('are three, of both kinds', () => {
    expect(inLesson).toHaveLength(3);
    expect(new Set(inLesson.map(({ kind }) => kind))).toEqual(new Set(kinds));
  });

  it.each(inLesson)('$title: $kind, level $level, seed $seed', ({ kind, level, seed, title }) => {
    expect(LEVELS).toContain(level);
    const rules = rulesOf(kind);
    const params = rules.generate(seededRng(seed), level);
    const key = rules.key(params);
    expect(rules.grade(params, key).points).toBe(1);

    // Before any script has run: the question and its answer are there to be read.
    const html = render(Exercise, { props: { kind, level, seed, title, base: '/' } }).body;
    const text = textOf(html);
    expect(text).toContain(title);
    expect(text).toContain(words.answer);
    const solution = joined(onPage(kind).solution(params, key)).replace(/\s+/g, ' ');
    expect(text.replace(/\s+(?=[.,:])/g, '')).toContain(solution.replace(/\s+(?=[.,:])/g, ''));
    expect(html).toMatch(/<details(?![^>]* open)/);
    expect(html).toMatch(/aria-label="(?:cell 0, |The board)/);
    expect(html).toContain('href="/tree/#fig=tree');
  });
});

describe.each(kinds)('every answer to %s', (kind) => {
  const rules = rulesOf(kind);
  const answers = kind === 'return-value' ? [10, 0, -10] : [0, 1, 2, 3, 4, 5, 6, 7, 8];

  it.each(LEVELS)('is told what it is, at level %i', (level) => {
    for (let seed = 0; seed < 12; seed++) {
      const params = rules.generate(seededRng(seed), level);
      const names = onPage(kind).names(params);
      for (const answer of answers) {
        const { points, reasons, refutation } = rules.grade(params, answer as never);
        const said = reasons.map((reason) => joined(sayReason(reason, names))).join(' ');
        expect(said).toMatch(points === 1 ? /^That is right\.$/ : /^(?:Not quite|Cell \d)/);
        expect(said).not.toMatch(/undefined|NaN/);
        if (refutation) walks(refutation);
      }
    }
  });
});

function sayReason<Code extends Reason['code']>(
  reason: Extract<Reason, { code: Code }>,
  names: Parameters<(typeof words.reasons)[Code]>[1],
) {
  return words.reasons[reason.code as Code](reason as never, names as never);
}

/** A refutation puts one mark down at each move, by turns, and ends with the game. */
function walks(refutation: Refutation): void {
  const { moves, setup } = refutation;
  const marks = (count: number) =>
    boardAfter(refutation, count).cells.filter(({ mark }) => mark !== undefined).length;
  expect(moveAt(refutation, 0)).toBeUndefined();
  moves.forEach((cell, i) => {
    expect(marks(i + 1)).toBe(marks(i) + 1);
    const step = moveAt(refutation, i + 1);
    expect(step?.move.cell).toBe(cell);
    expect(step?.move.mark).toBe((i % 2 === 0) === (setup.toMove === 1) ? 'X' : 'O');
    expect(step?.over).toBe(i === moves.length - 1);
    expect(boardAfter(refutation, i + 1).cells[cell]?.isLast).toBe(true);
  });
}

describe('new ones', () => {
  it('have each a seed of their own, for long', () => {
    const seen = new Set<number>();
    for (let seed = 1, i = 0; i < 5000; i++, seed = nextSeed(seed)) seen.add(seed);
    expect(seen.size).toBe(5000);
    for (const seed of seen)
      expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true);
  });
});
