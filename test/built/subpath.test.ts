import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { addressesInCss, elementsOf } from '../../scripts/lib/html.mjs';
import { SUB_PATH, testSite } from '../../scripts/lib/testSite.mjs';

const { dir, base } = testSite;

const isThere = (path: string): boolean => {
  const file = join(dir, decodeURIComponent(path));
  return existsSync(file) && (statSync(file).isFile() || existsSync(join(file, 'index.html')));
};

/** Why an address on a page (a path below the sub-path) is wrong; `undefined` if it is right. */
function whyWrong(page: string, address: string, below: string, exists = isThere) {
  if (/^(data:|mailto:|tel:|javascript:|blob:|#|$)/i.test(address)) return undefined;
  const { origin, pathname } = new URL(address, `${SUB_PATH.SITE}${below}${page}`);
  if (origin !== SUB_PATH.SITE || `${pathname}/` === below) return undefined;
  if (!pathname.startsWith(below)) return `does not start with ${below}`;
  // The page for wrong addresses names an address of its own that nobody is sent to.
  if (page === '404.html' && pathname === `${below}404/`) return undefined;
  return exists(pathname.slice(below.length)) ? undefined : 'leads to nothing';
}

const ATTRIBUTES = ['href', 'src', 'action', 'component-url', 'renderer-url'];

function addressesOf(path: string, text: string): readonly string[] {
  if (path.endsWith('.css')) return addressesInCss(text);
  // A script knows its neighbours by relative paths; a path from the root forgets the base.
  if (/\.m?js$/.test(path))
    return [...text.matchAll(/["'`](\/_astro\/[^"'`]+)/g)].map(([, address = '']) => address);
  return elementsOf(text).flatMap(({ attributes, text: css }) => [
    ...ATTRIBUTES.flatMap((name) => attributes[name] ?? []),
    ...(attributes['srcset'] ?? '')
      .split(',')
      .map((each: string) => each.trim().split(/\s+/)[0] ?? ''),
    ...(/^https?:/.test(attributes['content'] ?? '') ? [attributes['content'] ?? ''] : []),
    ...addressesInCss(css ?? ''),
  ]);
}

const wrongIn = (path: string, text: string, below: string, exists = isThere) =>
  addressesOf(path, text).flatMap((address) => {
    const why = whyWrong(path, address, below, exists);
    return why ? [`${path}: ${address} ${why}`] : [];
  });

describe('addresses below a sub-path', () => {
  it('all begin with it, and lead somewhere', () => {
    const files = readdirSync(dir, { recursive: true, encoding: 'utf8' })
      .map((path) => path.replaceAll('\\', '/'))
      // Pagefind's own script finds its files from where it lies.
      .filter((path) => /\.(html|css|m?js)$/.test(path) && !path.startsWith('pagefind/'));
    expect(files.length).toBeGreaterThan(100);
    const wrong = files.flatMap((path) =>
      wrongIn(path, readFileSync(join(dir, path), 'utf8'), base),
    );
    expect(wrong).toEqual([]);
  });

  it.each([
    ['index.html', '<a href="/elsewhere/">', '/elsewhere/ does not start with /notes/'],
    ['index.html', '<a href="/notes/nowhere/">', 'leads to nothing'],
    ['a/index.html', '<img srcset="b.png 1x">', 'b.png leads to nothing'],
    ['index.html', '<astro-island props="[1>2]" renderer-url="/_astro/r.js">', 'not start'],
    ['index.html', '<style>p{background:url(/p.png)}</style>', 'does not start'],
    ['index.html', '<meta property="og:url" content="https://example.org/">', 'does not start'],
    ['_astro/a.css', '@font-face{src:url("/f.woff2")}', 'does not start with'],
    ['_astro/a.js', 'import("/_astro/b.js")', 'does not start with'],
  ])('are found where they are wrong: in %s, %s', (path, text, why) => {
    expect(wrongIn(path, text, '/notes/', () => false)).toEqual([expect.stringContaining(why)]);
  });
});
