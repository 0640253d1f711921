import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { withPolicy } from '../../scripts/lib/contentPolicy.mjs';
import { root } from '../../scripts/lib/paths.mjs';
import { testSite } from '../../scripts/lib/testSite.mjs';

/*
 * The policy that stands in each page, read by another parser than the one that wrote it, and held to what a
 * browser asks: test/e2e/policy.spec.ts lets a browser judge.
 */
const { dir, base } = testSite;
const filesOf = (ending: string) =>
  readdirSync(dir, { recursive: true, encoding: 'utf8' }).filter((path) => path.endsWith(ending));
const { page: player } = JSON.parse(readFileSync(join(dir, 'scorm', 'player.json'), 'utf8')) as {
  page: string;
};
const PAGES: readonly (readonly [string, string])[] = [
  ...filesOf('.html').map((path) => [path, readFileSync(join(dir, path), 'utf8')] as const),
  ['the player of packages', player],
];

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** The frame for learners' programs, which some pages may open: its own policy names its script, and so does theirs. */
const frame = parseHTML(readFileSync(join(root, 'src/components/sandbox/frame.html'), 'utf8'));
const FRAME_HASH = hashOf(frame.document.querySelector('script')?.textContent ?? '');

type Parsed = Pick<ReturnType<typeof parseHTML>, 'document'>;
type Policy = ReadonlyMap<string, readonly string[]>;

/** The one policy of a page, right after its character set, which has to be among the first bytes. */
function policyIn(html: string, { document }: Parsed): Policy | undefined {
  const metas = document.querySelectorAll('meta[http-equiv="content-security-policy" i]');
  const [charset, first] = document.head.children;
  const isFirst = charset?.hasAttribute('charset') && first === metas[0];
  if (metas.length !== 1 || !first || !isFirst || html.indexOf('charset') > 1000) return undefined;
  return new Map(
    (first.getAttribute('content') ?? '').split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

/** What is wrong between the scripts of a page and what its policy says of scripts. */
function scriptProblems(policy: Policy, { document }: Parsed): string[] {
  const scripts = [...document.querySelectorAll('script')].map((element) => ({
    src: element.getAttribute('src'),
    isData: element.getAttribute('type')?.endsWith('json') ?? false,
    hash: hashOf(element.textContent),
  }));
  const hashes = scripts.flatMap(({ src, isData, hash }) => (src === null && !isData ? hash : []));
  const ofFrame = policy.has('worker-src') ? [FRAME_HASH] : [];
  const needed = ["'self'", "'wasm-unsafe-eval'", ...hashes, ...ofFrame];
  const allowed = policy.get('script-src') ?? [];
  return [
    ...scripts.flatMap(({ src }) => (src === null || isOwn(src) ? [] : `a script of ${src}`)),
    ...hashes.filter((hash) => !allowed.includes(hash)).map((hash) => `no hash: ${hash}`),
    ...allowed.filter((source) => !needed.includes(source)).map((source) => `allows ${source}`),
  ];
}

/** Scripts in attributes, which have no hash. */
function attributeProblems({ document }: Parsed): string[] {
  return [...document.querySelectorAll('*')].flatMap((element) =>
    [...element.attributes].flatMap(({ name, value }) =>
      name.startsWith('on') || /^\s*javascript:/i.test(value) ? `${name}="${value}"` : [],
    ),
  );
}

/** Everything in a page that a browser would refuse, or that the policy allows without need. */
function problemsOf(html: string, parsed: Parsed = parseHTML(html)): string[] {
  const policy = policyIn(html, parsed);
  if (!policy) return ['no policy, or not the only one, or too late'];
  const isOpen = (source: string, name: string) =>
    /^(\*|https?:|blob:|'unsafe-eval')/.test(source) &&
    !(name === 'worker-src' && source === 'blob:');
  const missing = ['default-src', 'object-src', 'base-uri', 'form-action'].filter(
    (name) => !policy.has(name),
  );
  return [
    ...missing.map((name) => `no ${name}`),
    ...[...policy].flatMap(([name, sources]) =>
      sources.some((source) => isOpen(source, name)) ? `open: ${name}` : [],
    ),
    ...scriptProblems(policy, parsed),
    ...attributeProblems(parsed),
  ];
}

const isOwn = (address: string) => address.startsWith(base) || address.startsWith('./');

/** What a page loads by itself, without anybody pressing a link. */
function loadedBy({ document }: Parsed): string[] {
  const elements = document.querySelectorAll(
    'script[src], img[src], iframe[src], link[rel~="stylesheet"], link[rel~="preload"], link[rel~="modulepreload"], link[rel~="icon"], link[rel~="manifest"], link[rel~="preconnect"], link[rel~="dns-prefetch"], astro-island',
  );
  return [...elements].flatMap((element) =>
    ['src', 'href', 'component-url', 'renderer-url', 'before-hydration-url'].flatMap(
      (name) => element.getAttribute(name) ?? [],
    ),
  );
}

describe.each(PAGES)('%s', (_, html) => {
  it('has a policy that allows its own scripts and nothing more, and loads nothing from elsewhere', () => {
    const parsed = parseHTML(html);
    expect(problemsOf(html, parsed)).toEqual([]);
    const addresses = loadedBy(parsed);
    expect(addresses.length).toBeGreaterThan(1);
    expect(addresses.filter((address) => !isOwn(address))).toEqual([]);
  });
});

describe('the frame for programs', () => {
  const POLICY = `default-src 'none'; script-src ${FRAME_HASH} 'wasm-unsafe-eval'; worker-src blob:`;
  it('allows its one script, WebAssembly, and a worker that is put together there', () => {
    const [meta] = frame.document.querySelectorAll('meta[http-equiv]');
    expect(meta?.getAttribute('content')).toBe(POLICY);
    expect(frame.document.querySelectorAll('script')).toHaveLength(1);
  });

  it('can be opened by the pages that need it, and by no others', () => {
    const opens = (path: string) => PAGES.find(([each]) => each === path)?.[1].includes(FRAME_HASH);
    expect(opens('bot/index.html')).toBe(true);
    expect(opens('404.html')).toBe(false);
    expect(opens('glossary/index.html')).toBe(false);
  });
});

describe('the policy of a page', () => {
  const [, home = ''] = PAGES.find(([path]) => path === '404.html') ?? [];

  it('is not content without each of its hashes', () => {
    const hashes = home.match(/'sha256-[^']+'/g) ?? [];
    expect(hashes.length).toBeGreaterThan(3);
    for (const hash of hashes) {
      expect(problemsOf(home.replace(` ${hash}`, ''))).toEqual([`no hash: ${hash}`]);
    }
  });

  it.each([
    [" 'self' 'wasm-unsafe-eval'", " 'self' 'unsafe-inline' 'wasm-unsafe-eval'"],
    ["default-src 'self'", 'default-src *'],
    ["base-uri 'none'", ''],
    ['<h1', '<h1 onclick="alert(1)"'],
    ['<body', '<script>alert(1)</script><body'],
    [
      '<meta charset="utf-8"/>',
      '<meta charset="utf-8"/><script src="https://evil.com/a.js"></script>',
    ],
  ])('is not content with %s replaced by %s', (from, to) => {
    expect(home).toContain(from);
    expect(problemsOf(home.replace(from, to))).not.toEqual([]);
  });

  it('cannot be written for a page with a handler in an attribute, or without a character set', () => {
    const start = '<html><head><meta charset="utf-8">';
    expect(() => withPolicy(`${start}</head><p onclick="a()">`)).toThrow(/onclick/);
    expect(() => withPolicy('<html><head></head><p>')).toThrow(/character set/);
    expect(withPolicy(`${start}<script>1</script></head>`)).toMatch(
      /<meta charset="utf-8"><meta http-equiv="content-security-policy" content="[^"]*'sha256-a4ayc\/80/,
    );
  });
});

describe('style sheets', () => {
  it.each(filesOf('.css').filter((path) => !path.startsWith('pagefind')))(
    '%s loads nothing from elsewhere',
    (path) => {
      const css = readFileSync(join(dir, path), 'utf8');
      expect(css.match(/(@import|url\()\s*["']?(https?:)?\/\/[^)"']*/g)).toBeNull();
    },
  );
});
