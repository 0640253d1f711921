import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { lesson } from '#language/lessons/parts/messages';
import { CODE_STEPS, minimaxStep } from '../../../src/components/lessons/minimax/codeSteps.ts';
import { minimaxClaims } from '../../../src/components/lessons/minimax/claims.ts';
import { TIE_RULES, childAtStep, eventAt } from '../../../src/engine/index.ts';
import { callRows } from '../../../src/components/lessons/parts/callRows.ts';
import { fillings } from '../../../src/components/lessons/parts/fillings.ts';
import { FIGURES, lessonRun, type FigureId } from '../../../src/components/lessons/parts/runs.ts';
import { seeTarget, type SeeProps } from '../../../src/components/lessons/parts/seeTarget.ts';
import { readLesson, seePropsOf, type Tag } from './mdx.ts';

const text = readLesson('src/content/docs/lessons/minimax.mdx');
const named = (name: string) => text.tags.filter((tag) => tag.name === name);
const field = (name: string) =>
  new RegExp(`^${name}: (.*)$`, 'm').exec(text.frontmatter)?.[1] ?? '';

/** "Zero", "one" and "two" are English; from three on a word is a count, as long as numbers have words. */
const COUNTS = Array.from({ length: 100 }, (_, number) => lesson.inWords(number))
  .filter((word, number) => number > 2 && /^[a-z-]+$/.test(word))
  .join('|');

describe('what the lesson says', () => {
  it('has no number typed by hand, in words', () => {
    expect(text.prose.match(new RegExp(`\\b(${COUNTS})\\b`, 'gi')) ?? []).toEqual([]);
  });

  it('counts rightly in its title, its first paragraph and its headings', () => {
    const words = (count: number) => lesson.inWords(count);
    expect(field('title')).toBe(`Minimax, in ${words(minimaxClaims.nineCalls())} calls`);
    const found = [field('lede'), field('description'), ...text.headings].flatMap(
      (line) => line.match(new RegExp(`\\b(?:${COUNTS})\\b [\\w-]+`, 'gi')) ?? [],
    );
    expect(found.map((each) => each.toLowerCase())).toEqual([
      `${words(minimaxClaims.nineEmpty())} empty`,
      `${words(minimaxClaims.nineCalls())} times`,
      `${words(minimaxClaims.nineCalls())} times`,
      `${words(CODE_STEPS.length)} steps`,
      `${words(minimaxClaims.nineCalls())} calls`,
    ]);
  });

  it('points only at moments that there are', () => {
    const targets = named('See');
    expect(targets.length).toBeGreaterThan(15);
    for (const tag of targets) {
      const { fig = 'nine', at, ties } = tag.attributes;
      expect(Object.keys(FIGURES)).toContain(fig);
      expect([undefined, 'begin', 'return']).toContain(at);
      expect([undefined, ...TIE_RULES]).toContain(ties);
      seeTarget(fig as FigureId, seePropsOf(tag));
    }
  });

  it('tells of every call of the worked example', () => {
    const isNine = ({ attributes }: Tag) => (attributes['fig'] ?? 'nine') === 'nine';
    const calls = named('See')
      .filter(isNine)
      .map(({ attributes }) => Number(attributes['call']));
    expect([...new Set(calls)].sort()).toEqual(callRows(lessonRun('nine')).map((row) => row.call));
  });
});

describe('what phrases may not point at', () => {
  it.each([
    { call: 0 },
    { call: 10 },
    { call: 1.5 },
    { call: Number.NaN },
    { step: -1 },
    { step: 10_000 },
    {},
    { call: 1, step: 1 },
    { at: 'return' as const, step: 1 },
    { call: 6, hears: 8 },
    { call: 6, hears: 10 },
    { call: 6, hears: 7, keeps: 9 },
    // Call 4 brings an equal value, which is kept only where the last of equals is.
    { call: 2, keeps: 4 },
    { call: 2, keeps: 3, at: 'return' as const },
  ])('%o', (target) => {
    expect(() => seeTarget('nine', target)).toThrow();
  });
});

describe('the moment at which a call', () => {
  const events = (props: SeeProps) => {
    const { run, call, step } = seeTarget('nine', props);
    return {
      call,
      kind: eventAt(run.trace, step),
      about: (childAtStep(run.trace, step) ?? -1) + 1,
    };
  };

  it('gets a value', () => {
    expect(events({ call: 6, hears: 7 })).toEqual({ call: 6, kind: 'back', about: 7 });
    expect(events({ call: 2, hears: 4 })).toEqual({ call: 2, kind: 'back', about: 4 });
  });

  it('changes its mind', () => {
    expect(events({ call: 6, keeps: 9 })).toEqual({ call: 6, kind: 'improve', about: 9 });
    const other = events({ call: 2, keeps: 4, ties: 'last' });
    expect(other).toEqual({ call: 2, kind: 'improve', about: 4 });
  });
});

describe('the steps of the function', () => {
  const steps = CODE_STEPS.map(minimaxStep);

  it('follow each other line by line to the end, and each is one thing', () => {
    for (const [at, { from }] of steps.entries()) {
      if (at > 0) expect(from).toBe((steps[at - 1]?.to as number) + 1);
    }
    const does = [
      'return DRAW;',
      'position.play(',
      '= minimax(',
      'position.undo(cell)',
      'return best;',
    ];
    expect(steps.map(({ code }, at) => code.includes(does[at] as string))).toEqual(
      does.map(() => true),
    );
  });

  it('are the lines of the code that runs, without their indentation', () => {
    const source = readFileSync('src/engine/search/minimax.ts', 'utf8').replace(', trace)', ')');
    const lines = source.split('\n').map((line) => line.trim());
    for (const { code } of steps) {
      for (const line of code.split('\n')) expect(lines).toContain(line.trim());
    }
  });
});

it('fills cells as many ways as there are orders', () => {
  expect([0, 1, 2, 3, 9].map(fillings)).toEqual([1, 1, 2, 6, 362_880]);
});
