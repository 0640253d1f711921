import type { Component } from 'svelte';
import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { IslandProps } from '../../../src/components/exercises/frame/kindOnPage.ts';
import { KIND_IDS, loadKind } from '../../../src/components/exercises/registry.ts';
import { LEVELS, seededRng, type KindId, type Level } from '../../../src/engine/index.ts';
import { exercises as words } from '#language/exercises/frame/messages';
import { LESSONS, lessonText } from './mdx.ts';
import { joined, plain, textOf } from './text.ts';

/** A lesson calls the island of `best-move` `BestMove`. */
const pascal = (id: string) =>
  id.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
const islands = new Map<string, { id: KindId; island: Component<IslandProps> }>();
for (const id of KIND_IDS) {
  const page = (await import(`../../../src/components/exercises/${id}/page.ts`)) as {
    default: Component<IslandProps>;
  };
  islands.set(pascal(id), { id, island: page.default });
}

/** Every exercise of every lesson. */
const inLessons = LESSONS.flatMap((lesson) =>
  lessonText(lesson)
    .tags.filter(({ name }) => islands.has(name))
    .map(({ name, attributes }) => ({
      lesson,
      name,
      level: Number(attributes['level']) as Level,
      seed: Number(attributes['seed']),
      title: String(attributes['title']),
    })),
);

describe('the exercises of the lessons', () => {
  it('are of every kind but three, which only teachers set', () => {
    const outside = KIND_IDS.filter((id) => !inLessons.some(({ name }) => name === pascal(id)));
    expect(outside).toEqual(['find-win', 'stop-loss', 'open']);
  });

  it.each(inLessons)('$lesson, $title: $name, level $level, seed $seed', async (exercise) => {
    const { name, lesson, ...props } = exercise;
    const { id, island } = islands.get(name) as { id: KindId; island: Component<IslandProps> };
    const kind = await loadKind(id);
    expect(LEVELS).toContain(props.level);
    const params = kind.rules.generate(seededRng(props.seed), props.level);

    // Before any script has run: the question and its answer are there to be read.
    const html = render(island, { props: { ...props, base: '/' } }).body;
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
