import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { filesIn, root } from '../scripts/lib/paths.mjs';

/** Names that every module of a sort exports, with the same meaning in each. */
const CONTRACTS: Readonly<Record<string, RegExp>> = {
  samples: /^components\/exercises\/.+\/samples\.ts$/,
  GET: /^pages\/.+\.ts$/,
  Answer: /^components\/exercises\/.+\/Answer\.svelte$/,
};

/** Each exported name with the files under `src` that declare it. A component exports its file's name. */
function declarations(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  const add = (name: string, file: string) =>
    found.set(name, (found.get(name) ?? new Set()).add(file));
  const files = filesIn(join(root, 'src')).filter((file) => /\.(ts|svelte)$/.test(file));
  for (const file of files) {
    if (file.endsWith('.svelte')) add(basename(file, '.svelte'), file);
    else {
      const text = readFileSync(join(root, 'src', file), 'utf8');
      const exported =
        /^export (?:declare )?(?:async )?(?:abstract )?(?:const|let|function\*?|class|interface|type|enum) (\w+)/gm;
      for (const [, name = ''] of text.matchAll(exported)) add(name, file);
    }
  }
  return found;
}

/** What is read by tests or from outside only, and why. */
const READ_ELSEWHERE: Readonly<Record<string, string>> = {
  traceBytes: 'the bench asks for it',
  interpolateZoom: 'd3-zoom asks for it by this name',
  getStaticPaths: 'Astro asks a page for it',
};

/** How often each name is written: in the site, in its scripts and in its configuration. */
function timesWritten(): Map<string, number> {
  const files = ['src', 'scripts'].flatMap((folder) =>
    filesIn(join(root, folder))
      .filter((file) => /\.(ts|svelte|astro|mdx|mjs)$/.test(file))
      .map((file) => join(folder, file)),
  );
  const times = new Map<string, number>();
  for (const file of [...files, 'astro.config.mjs']) {
    const text = readFileSync(join(root, file), 'utf8').replace(/ from '.*?'/g, '');
    for (const [name] of text.matchAll(/\w+/g)) {
      times.set(name, (times.get(name) ?? 0) + 1);
    }
  }
  return times;
}

describe('an exported name', () => {
  it('is read by more than tests', () => {
    const times = timesWritten();
    const unread = [...declarations()].flatMap(([name, files]) =>
      [...files].some((file) => file.endsWith('.ts')) && times.get(name) === 1 ? [name] : [],
    );
    expect(unread.sort()).toEqual(Object.keys(READ_ELSEWHERE).sort());
  });

  it('means one thing in the whole tree', () => {
    const all = declarations();
    expect(all.size).toBeGreaterThan(2000);
    const twice = [...all].flatMap(([name, files]) => {
      const own = [...files].filter((file) => !CONTRACTS[name]?.test(file));
      return own.length > 1 ? [{ name, own }] : [];
    });
    expect(twice.map(({ name, own }) => `${name}: ${own.join(', ')}`)).toEqual([]);
  });

  it('is what a component is called where it is imported, too', () => {
    const imports = filesIn(join(root, 'src'))
      .filter((file) => /\.(svelte|astro|mdx)$/.test(file))
      .flatMap((file) => {
        const text = readFileSync(join(root, 'src', file), 'utf8');
        const found = text.matchAll(/^\s*import (\w+) from '[^']*?(\w+)\.(?:svelte|astro)';/gm);
        return [...found].map(([, name, component]) => ({ file, name, component }));
      });
    expect(imports.length).toBeGreaterThan(500);
    // An island has the name of the figure that it is the inside of; every kind of exercise has an `Answer`.
    const other = imports.filter(
      ({ name = '', component }) =>
        name !== component && !name.endsWith('Island') && component !== 'Answer',
    );
    expect(other).toEqual([]);
  });
});
