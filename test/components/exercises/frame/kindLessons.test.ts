import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { lessonOfKind } from '../../../../src/components/exercises/kindLessons.ts';
import { KIND_IDS } from '../../../../src/components/exercises/registry.ts';

test('every kind has a lesson that is there, but for the open question', () => {
  for (const kind of KIND_IDS) {
    const lesson = lessonOfKind(kind);
    if (kind === 'open') expect(lesson).toBeUndefined();
    else expect(existsSync(`src/content/docs/${lesson}.mdx`), `${kind}: ${lesson}`).toBe(true);
  }
});
