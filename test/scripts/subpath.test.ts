import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { checkSubPath } from '../../scripts/lib/subpath.mjs';

let dir: string;
beforeEach(() => (dir = mkdtempSync(join(tmpdir(), 'noughtbook-sub-'))));
afterEach(() => rmSync(dir, { recursive: true }));

function wrongOf(files: Record<string, string>): string[] {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), text);
  }
  return checkSubPath(dir).wrong;
}

describe('the check of a build for a sub-path', () => {
  it('is content with addresses below the base that lead somewhere', () => {
    const page = `<a href="/notes/tree/">t</a> <a href="/notes">h</a> <a href="./tree/">t</a>
      <link rel="canonical" href="https://example.org/notes/"> <a href="#a">a</a>
      <img srcset="/notes/a.png 1x, a.png 2x"> <a href="https://other.org/x">o</a>
      <astro-island component-url="/notes/_astro/x.js" props="{&quot;a>b&quot;}"></astro-island>`;
    const files = { 'tree/index.html': '', 'a.png': '', '_astro/x.js': 'import"./y.js"' };
    const lost = '<link rel="canonical" href="https://example.org/notes/404/">';
    expect(wrongOf({ ...files, 'index.html': page, '404.html': lost })).toEqual([]);
  });

  it.each([
    ['index.html', '<a href="/tree/">t</a>', 'index.html: /tree/ does not start with /notes/'],
    ['index.html', '<a href="/notes/tree/">t</a>', 'index.html: /notes/tree/ leads to nothing'],
    ['a/index.html', '<img src="b.png">', 'a/index.html: b.png leads to nothing'],
    [
      'index.html',
      '<astro-island props="[1>2]" renderer-url="/_astro/r.js">',
      'index.html: /_astro/r.js does not start with /notes/',
    ],
    [
      'index.html',
      '<style>p{background:url(/p.png)}</style>',
      'index.html: /p.png does not start with /notes/',
    ],
    [
      'index.html',
      '<meta property="og:url" content="https://example.org/">',
      'index.html: https://example.org/ does not start with /notes/',
    ],
    [
      '_astro/a.css',
      '@font-face{src:url("/f.woff2")}',
      '_astro/a.css: /f.woff2 does not start with /notes/',
    ],
    [
      '_astro/a.js',
      'import("/_astro/b.js")',
      '_astro/a.js: /_astro/b.js does not start with /notes/',
    ],
  ])('finds what is wrong in %s: %s', (path, text, sentence) => {
    expect(wrongOf({ [path]: text })).toEqual([sentence]);
  });
});
