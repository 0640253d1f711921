import { describe, expect, it } from 'vitest';
import { mayPrecache } from '../../../../src/components/platform/offline/offlineChoice.ts';
import {
  SiteIndex,
  addressOfFile,
  pathBelow,
} from '../../../../src/components/platform/offline/siteFiles.ts';
import { site } from './cacheDouble.ts';

const index = new SiteIndex(site('1'));
const url = (path: string) => {
  const found = index.find(path);
  return found && ('file' in found ? found.file.url : found.redirect);
};

describe('what an address leads to', () => {
  it('is a page, by its folder', () => {
    expect(url('')).toBe('index.html');
    expect(url('lessons/count/')).toBe('lessons/count/index.html');
    expect(url('lessons/count/index.html')).toBe('lessons/count/index.html');
  });

  it('is the page with a slash at its end, where that is missing', () => {
    expect(url('lessons/count')).toBe('lessons/count/');
  });

  it('is nothing for what the site has not', () => {
    for (const path of ['lessons/', 'lessons', 'x', '_astro/', 'constructor', '__proto__']) {
      expect(url(path)).toBeUndefined();
    }
  });

  it('is asked for without index.html, from which some hosts send one away', () => {
    const addresses = index.site.files.map(addressOfFile);
    expect(addresses).toContain('');
    expect(addresses).toContain('lessons/count/');
    expect(addresses.filter((address) => address.endsWith('index.html'))).toEqual([]);
  });
});

describe('a path', () => {
  it('is below the scope, decoded, without query and fragment', () => {
    const path = (address: string) => pathBelow('/notes/', new URL(address, 'https://example.org'));
    expect(path('/notes/do/?x=1#a=1.abc')).toBe('do/');
    expect(path('/notes/')).toBe('');
    expect(path('/notes/a%20b')).toBe('a b');
    expect(path('/notes/%zz')).toBeUndefined();
    expect(path('/notes')).toBeUndefined();
    expect(path('/other/do/')).toBeUndefined();
  });
});

describe('the order', () => {
  it('begins with the pages that are open, and leaves out what is kept only if it is used', () => {
    const urls = index.inOrder(['lessons/count/']).map((file) => file.url);
    expect(urls.slice(0, 2)).toEqual(['lessons/count/index.html', '_astro/count.1.js']);
    expect(new Set(urls).size).toBe(urls.length);
    expect(urls).toHaveLength(index.site.wanted);
    expect(urls).not.toContain('_astro/literata-cyrillic.1.woff2');
  });

  it('is the usual one for a page that is not known', () => {
    for (const page of ['nothing/', '__proto__', 'toString']) {
      expect(index.inOrder([page])).toEqual(index.site.files.slice(0, index.site.wanted));
    }
  });
});

describe('without being asked, files are fetched', () => {
  it.each([
    [undefined, {}, true],
    [undefined, { saveData: true }, false],
    [undefined, { effectiveType: 'slow-2g' }, false],
    [undefined, { effectiveType: '4g' }, true],
    ['keep', { saveData: true, effectiveType: '2g' }, true],
    ['off', {}, false],
  ] as const)('or not: choice %s, connection %j: %s', (choice, hints, may) => {
    expect(mayPrecache(choice, hints)).toBe(may);
  });
});
