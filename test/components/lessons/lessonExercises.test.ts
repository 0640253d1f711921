import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import { root } from '../../../scripts/lib/paths.mjs';
import type { IslandProps } from '../../../src/components/exercises/frame/kindOnPage.ts';
import { KIND_IDS, loadKind } from '../../../src/components/exercises/registry.ts';
import { LEVELS, seededRng, type KindId, type Level } from '../../../src/engine/index.ts';
import { exercises as words } from '#language/exercises/frame/messages';
import { readLesson } from './mdx.ts';
import { joined, plain, textOf } from './text.ts';

const LESSONS = 'src/content/docs/lessons';
const EXERCISES = 'src/components/exercises';
const namesIn = (folder: string, ending: string) =>
  readdirSync(join(root, folder)).flatMap((file) =>
    file.endsWith(ending) ? file.slice(0, -ending.length) : [],
  );

/** The island of a kind has its name: `BestMove` in the folder `best-move`. */
const pascal = (id: string) =>
  id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
const islands = KIND_IDS.flatMap((id) =>
  existsSync(join(root, EXERCISES, id, `${pascal(id)}.svelte`)) ? [pascal(id)] : [],
);

/** Every exercise of every lesson. */
const inLessons = namesIn(LESSONS, '.mdx').flatMap((lesson) =>
  readLesson(`${LESSONS}/${lesson}.mdx`)
    .tags.filter(({ name }) => islands.includes(name))
    .map(({ name, attributes }) => ({
      lesson,
      name,
      level: Number(attributes['level']) as Level,
      seed: Number(attributes['seed']),
      title: String(attributes['title']),
    })),
);

/** The island `BestMove` shows the kind `best-move`. */
function kindIdOf(island: string): KindId {
  const found = KIND_IDS.find((id) => pascal(id) === island);
  if (!found) throw new Error(`the island ${island} is called after no kind`);
  return found;
}

describe('the exercises of the lessons', () => {
  it('use all islands that there are', () => {
    expect(new Set(inLessons.map(({ name }) => name))).toEqual(new Set(islands));
  });

  it.each(inLessons)('$lesson, $title: $name, level $level, seed $seed', async (exercise) => {
    const { name, lesson, ...props } = exercise;
    const kind = await loadKind(kindIdOf(name));
    const island = (await import(
      `../../../src/components/exercises/${kindIdOf(name)}/${name}.svelte`
    )) as {
      default: Component<IslandProps>;
    };
    expect(LEVELS).toContain(props.level);
    const params = kind.rules.generate(seededRng(props.seed), props.level);

    // Before any script has run: the question and its answer are there to be read.
    const html = render(island.default, { props: { ...props, base: '/' } }).body;
    const text = textOf(html);
    expect(text).toContain(props.title);
    expect(text).toContain(plain(joined(kind.question(params))));
    expect(text).toContain(words.answer);
    expect(text).toContain(plain(joined(kind.solution(params, kind.rules.key(params)))));
    expect(text).toContain(kind.spoken(params));
    expect(html).not.toMatch(/<details[^>]* open/);
    if (lesson === 'minimax') expect(html).toContain('href="/tree/#fig=tree');
  });
});
