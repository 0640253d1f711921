import { describe, expect, it } from 'vitest';
import { existsSync } from 'node:fs';
import { judgeCards, type CardId } from '../../../src/engine/index.ts';
import { LESSON_GIFTS, parseBotLink, withCard } from '../../../src/components/bot/machineStore.ts';

describe('what lessons add to a machine', () => {
  it('is asked of ten lessons that there are', () => {
    const lessons = Object.keys(LESSON_GIFTS);
    expect(lessons).toHaveLength(10);
    for (const lesson of lessons)
      expect(existsSync(`src/content/docs/lessons/${lesson}.mdx`), lesson).toBe(true);
  });

  it('is a program after the lesson that taught it, brought by a link', () => {
    const gifts = Object.entries(LESSON_GIFTS);
    const started = gifts.flatMap(([lesson, gift]) => ('start' in gift ? [lesson] : []));
    expect(started).toEqual(['minimax', 'whole-tree', 'table']);
    const link = parseBotLink('floor=code&start=holed');
    expect(link).toMatchObject({ floor: 'code', start: 'holed', problems: [] });
  });

  it('goes to the end of the list, where it can still be asked', () => {
    expect(withCard(['win'], 'block')).toEqual(['win', 'block']);
    expect(withCard(['win', 'any', 'edge'], 'block')).toEqual(['win', 'block', 'any', 'edge']);
  });

  it('closes the nought of whoever begins with the page’s first cards and takes those of the first lesson', () => {
    const gift = LESSON_GIFTS['folk']!;
    const cards = 'cards' in gift ? gift.cards : [];
    const all = cards.reduce<readonly CardId[]>(withCard, ['win', 'block']);
    expect(judgeCards(all).isProved).toBe(true);
  });
});
