import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import * as engine from '../../src/engine/index.ts';

/** Imports by name from the engine's public face. */
const IMPORT = /(?:import|export)\s+(?:type\s+)?\{([^}]*)\}\s*from\s*'[^']*engine\/index\.ts'/g;

/** The names that a file takes from the engine: a word of its own that looks the same is none. */
const taken = (code: string): string[] =>
  [...code.matchAll(IMPORT)].flatMap(([, list = '']) =>
    list.split(',').map(
      (item) =>
        item
          .replace(/^\s*type\s/, '')
          .trim()
          .split(/\s/)[0] ?? '',
    ),
  );

const files = (folder: string): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.(ts|mjs|svelte|astro|mdx)$/.test(path))
    .map((path) => readFileSync(join(root, folder, path), 'utf8'));

it('the engine shows nothing that nobody asks for', () => {
  const asked = new Set(
    ['src/cli', 'src/components', 'src/content', 'test', 'scripts'].flatMap(files).flatMap(taken),
  );
  expect(asked.size).toBeGreaterThan(300);
  const types = ['index', 'exercises', 'large']
    .map((part) => readFileSync(join(root, `src/engine/${part}.ts`), 'utf8'))
    .flatMap((code) => [...code.matchAll(/^export type \{([^}]*)\}/gm)])
    .flatMap(([, names = '']) => names.match(/\w+(?=\s*(?:,|$))/g) ?? []);
  expect(types.length).toBeGreaterThan(100);
  expect([...Object.keys(engine), ...types].filter((name) => !asked.has(name))).toEqual([]);
});
