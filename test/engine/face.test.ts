import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import * as engine from '../../src/engine/index.ts';

/** The code of everybody who comes in through the engine's public face. */
const OUTSIDE = ['src/cli', 'src/components', 'src/content', 'test', 'scripts']
  .flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|mjs|svelte|astro|mdx)$/.test(path))
      .map((path) => readFileSync(join(root, folder, path), 'utf8')),
  )
  .join('\n');
const WORDS = new Set(OUTSIDE.match(/\b[A-Za-z_]\w*\b/g));

it('the engine shows nothing that nobody asks for', () => {
  expect(Object.keys(engine).filter((name) => !WORDS.has(name))).toEqual([]);
});
