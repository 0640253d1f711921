import { describe, expect, it } from 'vitest';
import { LINE_EVENTS, recordSteps, lineAttacks, ARTICLE_RULES } from '../../../src/engine/index.ts';
import { readLines, readRow } from '../../../src/components/lessons/parts/raggedFacts.ts';
import { edgeOptions, filterOptions } from '../../../src/components/lessons/ragged/guess.ts';
import {
  RAGGED_FIGURES,
  RAGGED_ROWS,
  raggedStep,
} from '../../../src/components/lessons/ragged/rows.ts';
import { raggedChart } from '../../../src/components/lessons/ragged/chart.ts';
import { readLesson } from './mdx.ts';

const text = readLesson('src/content/docs/lessons/ragged.mdx');
const valuesOf = (name: string, attribute: string) =>
  text.tags.filter((tag) => tag.name === name).map(({ attributes }) => attributes[attribute]);

describe('the rows of the lesson', () => {
  it.each([
    ['gaps', '[-4,0] 1:2/3 1:2/2 1:1/1'],
    ['wall', '[-4,0] 1:1/3 1:2/2 1:1/1'],
    ['beyond', '[-4,2] 1:2/3 3:2/1'],
    ['edge', '[0,4] 1:1/1 1:2/4'],
    ['shut', '[-3,0] '],
    ['alone', '[-4,4] 1:2/1'],
  ] as const)('%s: %s', (name, expected) => {
    const { window, attacks } = readRow(RAGGED_ROWS[name]);
    const told = attacks.map((each) => `${each.power}:${each.potential}/${each.divider}`);
    expect(`[${window.map((offset) => offset + 0).join(',')}] ${told.join(' ')}`).toBe(expected);
  });

  it('must try one cell', () => {
    expect(() => readRow('XX.XX')).toThrow(RangeError);
    expect(() => readRow('XXxxX')).toThrow(RangeError);
  });
});

describe('what the text points at', () => {
  it('is a figure of the lesson, and a step of it', () => {
    const figs = new Set(valuesOf('SeeStep', 'fig'));
    expect([...figs].sort()).toEqual(Object.keys(RAGGED_FIGURES).sort());
    for (const step of valuesOf('SeeStep', 'step')) expect(step).toMatch(/^raggedStep\(/);
    expect(raggedStep('beyond', 'peek')).toBeGreaterThan(raggedStep('beyond', 'run'));
    expect(() => raggedStep('wall', 'drop')).toThrow('drop');
  });
});

describe('every line', () => {
  it('is there once', () => {
    const texts = readLines().map(({ line }) => line.join(''));
    expect(new Set(texts).size).toBe(3 ** 10);
  });

  it('never drops an attack, and says so if ragged attacks do not count', () => {
    const kinds = (line: (typeof texts)[number], ragged: boolean) =>
      recordSteps(LINE_EVENTS, (trace) =>
        lineAttacks(line, { ...ARTICLE_RULES, ragged }, trace),
      ).events.map(({ kind }) => kind);
    const texts = readLines()
      .filter((_, at) => at % 997 === 0)
      .map(({ line }) => line);
    expect(texts.flatMap((line) => kinds(line, true))).not.toContain('drop');
    expect(texts.flatMap((line) => kinds(line, false))).toContain('drop');
  });
});

describe('questions', () => {
  it.each([edgeOptions(), filterOptions()])('have one right answer, and differ', (...options) => {
    expect(options.filter(({ isRight }) => isRight)).toHaveLength(1);
    expect(new Set(options.map(({ text: each }) => each)).size).toBe(options.length);
    for (const { isRight, why } of options) expect(why !== '').toBe(!isRight);
  });
});

it('the chart counts every line once', () => {
  const { rows } = raggedChart().table;
  const lines = rows.map(([, count]) => Number(String(count).replaceAll(',', '')));
  expect(lines.reduce((sum, count) => sum + count, 0)).toBe(3 ** 10);
});
