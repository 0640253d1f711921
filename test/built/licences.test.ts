import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/lib/paths.mjs';
import { testSite } from '../../scripts/lib/testSite.mjs';

const { dir } = testSite;
const read = (...path: string[]) => readFileSync(join(...path), 'utf8');
const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) =>
    path.replaceAll('\\', '/'),
  );

const site = read(dir, 'licences.txt');
const player = read(dir, 'scorm', 'licences.txt');

/** The name and version of each package in a list, as they stand above its licence. */
const headsOf = (text: string) =>
  [...text.matchAll(/^((?:@[\w.-]+\/)?[\w.-]+) (\d+\.\d+\.\d+\S*): (.+)$/gm)].map(
    ([, name = '', version = '', licence = '']) => ({ name, version, licence }),
  );
const namesIn = (text: string) => headsOf(text).map(({ name }) => name);

/** Packages that the code of the site imports for the browser, found by looking at the code. */
const imported = new Set(
  ['src/components', 'src/engine', 'src/player'].flatMap((folder) =>
    filesOf(join(root, folder))
      .filter((path) => /\.(ts|svelte)$/.test(path))
      .flatMap((path) =>
        [
          ...read(root, folder, path).matchAll(
            /^\s*(?:import|export)(?! type)[^'"]*?from '((?:@[\w-]+\/)?[\w-]+)/gm,
          ),
        ].map(([, name = '']) => name),
      ),
  ),
);
/** These are used when pages are built, and nothing of them is shipped. */
const ONLY_BUILDING = ['linkedom', 'shiki', 'astro', '@observablehq'];

describe('the licences of what is shipped', () => {
  it('have every package that the browser code imports', () => {
    const wanted = [...imported].filter(
      (name) => !ONLY_BUILDING.some((each) => name === each || name.startsWith(`${each}/`)),
    );
    expect(wanted.length).toBeGreaterThan(4);
    for (const name of wanted) expect(namesIn(site), name).toContain(name);
    for (const name of ['astro', '@astrojs/starlight', 'pagefind', 'svelte']) {
      expect(namesIn(site), name).toContain(name);
    }
    for (const name of ['svelte', 'fflate']) expect(namesIn(player), name).toContain(name);
  });

  it('have every typeface, with the Open Font License word for word', () => {
    const fonts = new Set(
      filesOf(join(dir, '_astro'))
        .filter((path) => path.endsWith('.woff2'))
        .map((path) => /^(.+?)-(?:latin|cyrillic|greek)/.exec(path)?.[1] ?? path),
    );
    expect([...fonts].sort()).toEqual(['caveat', 'jetbrains-mono', 'literata', 'onest']);
    for (const font of fonts) {
      const name = `@fontsource-variable/${font}`;
      expect(headsOf(site)).toContainEqual(
        expect.objectContaining({ name, licence: expect.stringContaining('OFL-1.1') as string }),
      );
      expect(site).toContain(read(root, 'node_modules', name, 'LICENSE').trim());
    }
    // The player brings no typefaces along.
    expect(filesOf(join(dir, 'scorm')).filter((path) => /\.(woff2?|ttf)$/.test(path))).toEqual([]);
  });

  it.each([
    ['the site', site],
    ['packages', player],
  ])('of %s: each is the text of the installed package, beside its version', (_, text) => {
    const heads = headsOf(text);
    expect(heads.length).toBeGreaterThan(2);
    expect(text).toContain(read(root, 'LICENSE').trim());
    for (const { name, version } of heads) {
      const folder = join(root, 'node_modules', name);
      const installed = JSON.parse(read(folder, 'package.json')) as { version: string };
      expect(version, name).toBe(installed.version);
      const found = readdirSync(folder).find((each) => /^(licen[cs]e|copying)/i.test(each)) ?? '';
      // Pagefind has a folder of them, and MicroPython's package none: its text stands here.
      const file = name === 'pagefind' ? 'LICENSE/LICENSE' : found;
      const own = name.startsWith('@micropython/')
        ? read(root, 'scripts', 'lib', 'micropython-licence.txt')
        : read(folder, file);
      expect(text, name).toContain(own.replace(/\r\n?/g, '\n').trim());
    }
  });

  it('are in every package, and on the page about the site', () => {
    const { files } = JSON.parse(read(dir, 'scorm', 'player.json')) as { files: string[] };
    expect(files).toContain('licences.txt');
    expect(read(dir, 'about', 'index.html')).toContain(`href="${testSite.base}licences.txt"`);
  });
});
