import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, root } from '../../../scripts/lib/paths.mjs';
import type { LessonClaims } from '../../../src/components/lessons/parts/ask.ts';
import { deep } from '../../deep.ts';
import { LESSONS, lessonText } from './mdx.ts';

const found = import.meta.glob<Readonly<Record<string, LessonClaims>>>(
  '../../../src/components/lessons/*/claims.ts',
  { eager: true },
);
/** Every claim by the name that a text says it by: "countClaims.games". */
const CLAIMS = Object.values(found).flatMap((exported) =>
  Object.entries(exported)
    .filter(([lesson]) => lesson.endsWith('Claims'))
    .flatMap(([lesson, claims]) =>
      Object.entries(claims).map(([name, ask]) => ({ name: `${lesson}.${name}`, ask })),
    ),
);
const NAMES = new Set(CLAIMS.map(({ name }) => name));

const ATTRIBUTE = { Fact: 'is', Num: 'value', Said: 'text', Score: 'value' } as const;

/** Names of claims that a lesson's text asks for with one of the tags. */
function asked(lesson: string, tag: keyof typeof ATTRIBUTE): string[] {
  return lessonText(lesson)
    .tags.filter(({ name }) => name === tag)
    .map(({ attributes }) => String(attributes[ATTRIBUTE[tag]]))
    .filter((name) => /^\w+Claims\./.test(name));
}

/** The facts that a text asks for: the build asks them, and stops where one is not so. */
const FACTS = new Set(LESSONS.flatMap((lesson) => asked(lesson, 'Fact')));

interface Option {
  readonly text: string;
  readonly isRight: boolean;
  readonly why?: string;
}
const OPTIONS = Object.assign(
  {},
  ...Object.values(
    import.meta.glob('../../../src/components/lessons/*/{claims,verdicts,differ,chanceTree}.ts', {
      eager: true,
    }),
  ),
) as Record<string, (...given: unknown[]) => readonly Option[]>;

/** Thousands of games are played, learnt from, or looked through to the end. */
const TAKES_LONG =
  /^(learning|depth|weight|breakpoints)Claims|^threatsClaims\.(chances|missed|begun)|^tuningClaims\.(fives|differSame)|^tableClaims\.map|^wholeTreeClaims\.(depth|worst)|^howLargeClaims\.(fivePairs|fallingPositions)|^bugsClaims\.(lines|rimLines|orderMending)|^arenaClaims\.depthFurtherChoices|^(whyNotSearchClaims\.(misled|shrug1)|folkClaims\.true|ratingsClaims\.mostTimes)$/;

describe('claims', () => {
  it('are all said, by a lesson or by a part of it, and what is said is there', () => {
    const texts = ['src/content', 'src/components/lessons'].flatMap((folder) =>
      filesIn(join(root, folder))
        .filter((file) => /\.(mdx|astro|ts)$/.test(file))
        .map((file) => readFileSync(join(root, folder, file), 'utf8')),
    );
    const said = new Set(texts.join('\n').match(/\b\w+Claims\.\w+|(?<=')\w+(?=')/g));
    // Those that are made of others, for every board, need not all be said.
    const written = texts.flatMap((text) => {
      const [, lesson, claims = ''] =
        /const (\w+Claims) = \{\n(.*?)\n\} as const/s.exec(text) ?? [];
      return (claims.match(/^  \w+(?=:|,$|\()/gm) ?? []).map((name) => [lesson, name.trim()]);
    });
    const silent = written.filter(
      ([lesson, name = '']) => !said.has(`${lesson}.${name}`) && !said.has(name),
    );
    expect(silent).toEqual([]);
    expect([...said].filter((name) => name.includes('.') && !NAMES.has(name))).toEqual([]);
  });

  it.each(deep([], [...FACTS]))('is so: %s', (name) => {
    expect(CLAIMS.find((claim) => claim.name === name)?.ask()).toBe(true);
  });

  // They are about games, which don't change: so an answer that does is a mistake, or a better question.
  // Look at the difference, and then run this file with `TEST_DEEP=1` and `-u`.
  it.each(deep(['answers'], ['answers', 'long-answers']))(
    'have the same %s as ever, one a line',
    { timeout: 120_000 },
    async (file) => {
      const answers = CLAIMS.filter(({ name }) => !FACTS.has(name))
        .filter(({ name }) => TAKES_LONG.test(name) === (file === 'long-answers'))
        .map(({ name, ask }) => `${name}: ${ask()}`);
      expect(answers.filter((answer) => /: (NaN|-?Infinity|false|)$/.test(answer))).toEqual([]);
      await expect(`${answers.sort().join('\n')}\n`).toMatchFileSnapshot(`${file}.txt`);
    },
  );
});

/** Every question as its text asks it: `verdictOptions(1)`. Those on learning take seconds of games. */
const QUESTIONS = deep(
  LESSONS.filter((lesson) => lesson !== 'learning'),
  LESSONS,
).flatMap((lesson) =>
  lessonText(lesson)
    .tags.filter(({ name }) => name === 'Guess')
    .map(({ attributes }) => String(attributes['options'])),
);

it.each(QUESTIONS)('%s: one answer is right, and each other says why it is wrong', (question) => {
  const [, ask = '', given = ''] = /^(\w+)\((.*)\)$/.exec(question) ?? [];
  const options = OPTIONS[ask]!(...(JSON.parse(`[${given.replaceAll("'", '"')}]`) as unknown[]));
  expect(options.filter(({ isRight }) => isRight)).toHaveLength(1);
  expect(new Set(options.map(({ text }) => text)).size).toBe(options.length);
  // Of a saying the text itself tells why.
  const silent = options.filter(({ isRight, why }) => !isRight && !why);
  expect(ask === 'verdictOptions' ? [] : silent).toEqual([]);
});

describe.each(LESSONS)('the lesson %s', (lesson) => {
  it('asks for claims that are there', () => {
    for (const tag of ['Fact', 'Num', 'Said', 'Score'] as const) {
      for (const name of asked(lesson, tag)) expect(NAMES).toContain(name);
    }
  });

  it('makes claims that can be checked', () => {
    expect(asked(lesson, 'Fact').length + asked(lesson, 'Num').length).toBeGreaterThan(8);
  });

  it('has no number typed by hand', () => {
    const { prose } = lessonText(lesson);
    // Cells, years and an opening rule are names, not counts: a cell stands in `code`.
    const counted = prose.replace(/`[^`]*`/g, ' ').replace(/\b((1[89]|20)\d\d|Swap2)\b/g, ' ');
    expect(counted.match(/\d[\d,.]*/g) ?? []).toEqual([]);
  });

  // MDX takes a line that is nothing but components for blocks: no paragraph, and no spaces between them.
  it('has no paragraph that is nothing but facts', () => {
    const onlyFacts = /^(<Fact\b[^>]*>((?!<\/Fact>).)*<\/Fact>\s*){2,}$/gm;
    expect(lessonText(lesson).body.match(onlyFacts)).toBeNull();
  });
});
