import { beforeEach, describe, expect, it } from 'vitest';
import { OfflineCache } from '../../../../src/components/platform/offline/offlineCache.ts';
import type { OfflineState } from '../../../../src/components/platform/offline/protocol.ts';
import { CachesDouble, SCOPE, ServerDouble, served, site } from './cacheDouble.ts';

let caches: CachesDouble;
let server: ServerDouble;
let reports: OfflineState[];

const ofVersion = (version: string) =>
  new OfflineCache(site(version), {
    scope: SCOPE,
    caches: caches as unknown as CacheStorage,
    fetch: server.fetch,
    report: (state) => reports.push(state),
  });
const at = (path: string) => new Request(SCOPE + path);
const names = () => [...caches.all.keys()];
/** A file of the site, by its path. */
function fileAt(cache: OfflineCache, path: string) {
  const found = cache.index.find(path);
  if (!found || !('file' in found)) throw new Error(`${path} is not known`);
  return found.file;
}
async function page(cache: OfflineCache, path: string) {
  return (await cache.respondWithPage(path, at(path)))?.text();
}
/** A whole version, and the server is gone. */
async function complete(version: string): Promise<OfflineCache> {
  const cache = ofVersion(version);
  await cache.precache([]);
  return cache;
}

const isPart = (kept: number) => kept > 0 && kept < 210;

beforeEach(() => {
  caches = new CachesDouble();
  server = new ServerDouble('1');
  reports = [];
});

describe('the files of the site', () => {
  it('are all kept, each fetched once, those of the open page first', async () => {
    const cache = ofVersion('1');
    await cache.install();
    expect(server.asked).toEqual(['offline/', '_astro/shell.css']);
    await cache.precache(['lessons/count/']);
    expect(server.asked.slice(2, 4)).toEqual(['lessons/count/', '_astro/count.1.js']);
    expect(server.asked.toSorted()).toEqual(
      [...served('1').keys()].filter((path) => !path.includes('cyrillic')).toSorted(),
    );
    expect(await cache.state()).toEqual({
      version: '1',
      phase: 'complete',
      kept: 210,
      total: 210,
    });
    expect(reports.at(-1)?.phase).toBe('complete');
    await cache.precache([]);
    expect(server.asked).toHaveLength(6);
  });

  it('are there without a network, whatever the query says', async () => {
    const cache = await complete('1');
    server.isDown = true;
    expect(await page(cache, 'lessons/count/')).toMatch(/^count/);
    const file = fileAt(cache, 'pagefind/pagefind-entry.json');
    const found = await cache.respond(file, at('pagefind/pagefind-entry.json?ts=17'));
    expect(await found.text()).toBe('{}');
  });

  it('that are kept only if they are used, are kept then', async () => {
    const cache = await complete('1');
    const file = fileAt(cache, '_astro/literata-cyrillic.1.woff2');
    await cache.respond(file, at(file.url));
    await expect.poll(() => cache.kept(file)).toBeDefined();
    server.isDown = true;
    expect(await (await cache.respond(file, at(file.url))).text()).toBe('letters');
  });

  it('come from the network while the browser keeps nothing', async () => {
    caches.open = () => Promise.reject(new DOMException('closed', 'SecurityError'));
    const cache = ofVersion('1');
    expect(await page(cache, '')).toBe('home');
    await cache.precache([]);
    expect(reports.at(-1)).toMatchObject({ phase: 'interrupted', kept: 0 });
  });
});

describe('fetching', () => {
  it('stops where the network does, and goes on from there', async () => {
    const cache = ofVersion('1');
    await cache.install();
    server.isDown = true;
    await cache.precache([]);
    expect(await cache.state()).toMatchObject({ phase: 'interrupted', kept: 30 });
    // Not every file was tried in vain.
    expect(server.asked.length).toBeLessThan(2 + 6);
    server.isDown = false;
    server.asked = [];
    await cache.precache([]);
    expect((await cache.state()).phase).toBe('complete');
    expect(server.asked).not.toContain('_astro/shell.css');
  });

  it('does without a file that is gone, and says that something is missing', async () => {
    server.texts.delete('pagefind/pagefind-entry.json');
    const cache = ofVersion('1');
    await cache.precache([]);
    expect(await cache.state()).toMatchObject({ phase: 'interrupted', kept: 150 });
  });

  it('says when there is no room, and what is kept works', async () => {
    caches.limits.room = 3;
    const cache = ofVersion('1');
    await cache.precache([]);
    // Two are fetched at a time, so which is the third isn't sure.
    expect(await cache.state()).toMatchObject({ phase: 'full', kept: expect.toSatisfy(isPart) });
    server.isDown = true;
    expect(await page(cache, '')).toBe('home');
  });

  it('can be stopped', async () => {
    const cache = ofVersion('1');
    const done = cache.precache([]);
    cache.stop();
    await done;
    expect(await cache.state()).toMatchObject({ phase: 'idle' });
    expect((await cache.state()).kept).toBeLessThan(210);
  });

  /** What a network may answer in place of a file, all with 200. */
  const WRONG: Readonly<Record<string, (text: string) => string>> = {
    'a page to log in': () => '<h1>Log in to the school network</h1>',
    nothing: () => '',
    'half of it': (text) => text.slice(0, text.length >> 1),
    'a changed one': (text) => `${text} `,
  };
  it.each(Object.entries(WRONG))('keeps only what was built, and not %s', async (_, spoil) => {
    const cache = ofVersion('1');
    await cache.install();
    server.texts = new Map([...served('1')].map(([path, text]) => [path, spoil(text)]));
    await page(cache, '');
    await cache.precache([]);
    expect(await cache.state()).toMatchObject({ phase: 'interrupted', kept: 30 });
    [server.stored, server.texts] = [server.texts, served('1')];
    expect(await page(cache, '')).toBe('home');
    await cache.precache([]);
    expect((await cache.state()).phase).toBe('complete');
    server.isDown = true;
    expect(await page(cache, '')).toBe('home');
  });

  it('is not installed with a wrong page, and takes nothing wrong from an older version', async () => {
    const wrong = new Map([...served('1')].map(([path]) => [path, 'Log in']));
    server.texts = wrong;
    await expect(ofVersion('1').install()).rejects.toThrow('offline/');
    const old = await caches.open(`noughtbook ${SCOPE} 0`);
    await old.put(`${SCOPE}_astro/shell.css`, new Response('Log in'));
    server.texts = served('1');
    const cache = await complete('1');
    expect(await (await cache.kept(fileAt(cache, '_astro/shell.css')))?.text()).toBe('css');
  });
});

describe('without a network', () => {
  it('says that a page is not kept', async () => {
    const cache = ofVersion('1');
    await cache.install();
    server.isDown = true;
    expect(await page(cache, 'lessons/count/')).toBe('offline');
    expect(await page(cache, 'no/such/page/')).toBe('offline');
  });

  it('adds the slash that is missing, and keeps the query', async () => {
    const cache = await complete('1');
    server.isDown = true;
    const found = await cache.respondWithPage('lessons/count', at('lessons/count?x=1'));
    expect(found?.status).toBe(302);
    expect(found?.headers.get('location')).toBe(`${SCOPE}lessons/count/?x=1`);
  });
});

describe('a newer version', () => {
  let old: OfflineCache;
  let newer: OfflineCache;
  beforeEach(async () => {
    old = await complete('1');
    server.texts = served('2');
    server.asked = [];
    newer = ofVersion('2');
    await newer.precache([]);
  });

  it('fetches what has changed, and nothing else', () => {
    expect(server.asked.toSorted()).toEqual(['_astro/count.2.js', 'lessons/count/']);
  });

  it('stays beside the old one: each page gets its own files', async () => {
    server.isDown = true;
    expect(await page(old, 'lessons/count/')).toContain('count.1.js');
    expect(await page(newer, 'lessons/count/')).toContain('count.2.js');
    const script = await newer.respondToOther('_astro/count.1.js', at('_astro/count.1.js'));
    expect(await script.text()).toBe('script 1');
  });

  it('deletes the old one when its last page is gone', async () => {
    await newer.rememberOldPages(['tab 1', 'tab 2']);
    const open = new Set(['tab 2']);
    const isOpen = (id: string) => Promise.resolve(open.has(id));
    await newer.deleteOlder(isOpen);
    expect(names()).toHaveLength(2);
    open.clear();
    await newer.deleteOlder(isOpen);
    expect(names()).toEqual([`noughtbook ${SCOPE} 2`]);
  });

  it('leaves the caches of other sites alone', async () => {
    await caches.open('noughtbook https://example.org/ 1');
    await caches.open('something else');
    await newer.deleteOlder(() => Promise.resolve(false));
    expect(names()).toEqual([
      `noughtbook ${SCOPE} 2`,
      'noughtbook https://example.org/ 1',
      'something else',
    ]);
  });
});
