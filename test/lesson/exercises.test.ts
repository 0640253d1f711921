import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import Exercise from '../../src/components/exercise/Exercise.svelte';
import { boardAfter, freshSeed, moveAt, type Line } from '../../src/components/exercise/lines.ts';
import { onPage, rulesOf } from '../../src/components/exercise/kindsOnPage.ts';
import { exercises as words } from '../../src/i18n/en/exercises.ts';
import {
  NINE_KINDS,
  LEVELS,
  seededRng,
  type NineKindId,
  type Level,
  type Reason,
} from '../../src/engine/index.ts';
import { boardOfSetup } from '../../src/components/view/boardView.ts';
import { readLesson } from './mdx.ts';

const kinds = Object.keys(NINE_KINDS) as NineKindId[];
/** Few enough to try them all: what a kind cannot read is no answer to it. */
const TEXTS = ['-10', ...Array.from({ length: 25 }, (_, number) => String(number))];
/** Nothing is played in these: a number is asked for. */
const COUNTED: readonly string[] = ['count-forms', 'games-from'];
const inLesson = readLesson('src/content/docs/lessons/minimax.mdx')
  .tags.filter(({ name }) => name === 'Exercise')
  .map(({ attributes }) => ({
    kind: String(attributes['kind']) as NineKindId,
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
    expect(new Set(inLesson.map(({ kind }) => kind))).toEqual(
      new Set(['return-value', 'best-move']),
    );
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
    for (const row of words.rows(boardOfSetup(params.setup))) expect(text).toContain(row);
    expect(html).toContain('href="/tree/#fig=tree');
  });
});

describe.each(kinds)('every answer to %s', (kind) => {
  const rules = rulesOf(kind);
  const answers = TEXTS.flatMap((text) => {
    const read = rules.answer.decode(text);
    return read.ok ? [read.value] : [];
  });

  it.each(LEVELS)('is told what it is, at level %i', (level) => {
    for (let seed = 0; seed < 12; seed++) {
      const params = rules.generate(seededRng(seed), level);
      const names = onPage(kind).names(params);
      for (const answer of answers) {
        const { points, reasons, refutation } = rules.grade(params, answer as never);
        const right = points === 1 && onPage(kind).solution(params, rules.key(params));
        const said = right
          ? joined(right)
          : reasons.map((reason) => joined(sayReason(reason, names))).join(' ');
        expect(said).toMatch(/^[A-Z].{10,}\.$/);
        expect(said).not.toMatch(/undefined|NaN/);
        const line = right ? onPage(kind).proof(params, answer as never) : refutation;
        if (line && !COUNTED.includes(kind)) walks(line);
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

/** A line puts one mark down at each move, by turns, and ends with the game. */
function walks(line: Line): void {
  const { moves, setup } = line;
  const marks = (count: number) =>
    boardAfter(line, count).cells.filter(({ mark }) => mark !== undefined).length;
  expect(moveAt(line, 0)).toBeUndefined();
  moves.forEach((cell, i) => {
    expect(marks(i + 1)).toBe(marks(i) + 1);
    const step = moveAt(line, i + 1);
    expect(step?.move.cell).toBe(cell);
    expect(step?.move.mark).toBe((i % 2 === 0) === (setup.toMove === 1) ? 'X' : 'O');
    const { winner } = boardAfter(line, i + 1);
    expect(step?.over).toEqual(i === moves.length - 1 ? { winner } : undefined);
    expect(boardAfter(line, i + 1).cells[cell]?.isLast).toBe(true);
  });
}

describe('a minus sign', () => {
  const value = NINE_KINDS['return-value'];
  const names = { mover: 'X', computer: 'O' } as const;

  it('is explained where it is good for the side that moves', () => {
    const cases = Array.from({ length: 60 }, (_, seed) => value.generate(seededRng(seed), 1));
    const told = cases.flatMap((params) => {
      const isOther = params.computer === 4 && params.setup.toMove === 1;
      if (!isOther || value.key(params) !== -10) return [];
      return value.grade(params, 10).reasons.map((reason) => joined(sayReason(reason, names)));
    });
    expect(told.length).toBeGreaterThan(2);
    for (const said of told) {
      expect(said).toMatch(/leads to −10: O, the computer, loses, and that is good for X\.$/);
    }
  });
});

describe('new ones', () => {
  it('are not the same for every reader', () => {
    const seen = new Set(Array.from({ length: 200 }, freshSeed));
    expect(seen.size).toBeGreaterThan(195);
    for (const seed of seen)
      expect(Number.isInteger(seed) && seed >= 0 && seed < 2 ** 32).toBe(true);
  });
});
