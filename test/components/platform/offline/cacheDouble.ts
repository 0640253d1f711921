import { createHash } from 'node:crypto';
import type { SiteFiles } from '../../../../src/components/platform/offline/siteFiles.ts';

export const SCOPE = 'https://example.org/notes/';

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 24);

/** A small site. What has its content in its name changes its name with the version; pages change if they name it. */
export function site(version: string): SiteFiles {
  const files = [...served(version)].map(([path, text], at) => ({
    url: path === '' || path.endsWith('/') ? `${path}index.html` : path,
    hash: hash(text),
    bytes: at === 6 ? 1000 : 10 * (at + 1),
  }));
  return {
    version,
    wanted: 6,
    files,
    pages: { 'offline/': [0, 1], '': [2, 1], 'lessons/count/': [4, 3, 1] },
  };
}

/** The texts of that site, as the server has them. */
export function served(version: string): Map<string, string> {
  return new Map([
    ['offline/', 'offline'],
    ['_astro/shell.css', 'css'],
    ['', 'home'],
    [`_astro/count.${version}.js`, `script ${version}`],
    ['lessons/count/', `count <script src="/notes/_astro/count.${version}.js">`],
    ['pagefind/pagefind-entry.json', '{}'],
    [`_astro/literata-cyrillic.${version}.woff2`, 'letters'],
  ]);
}

interface Limits {
  /** A cache has room for so many files. */
  room?: number;
}

/** Caches as a browser has them; no other part of them is used. */
export class CachesDouble {
  readonly all = new Map<string, Map<string, Response>>();
  readonly limits: Limits = {};

  open = (name: string): Promise<Cache> => {
    const entries = this.all.get(name) ?? new Map<string, Response>();
    this.all.set(name, entries);
    const find = (key: string, options?: CacheQueryOptions) => {
      const bare = (address: string) => (options?.ignoreSearch ? address.split('?')[0] : address);
      return [...entries].find(([address]) => bare(address) === bare(key))?.[1].clone();
    };
    const cache = {
      match: (key: string, options?: CacheQueryOptions) => Promise.resolve(find(key, options)),
      keys: () => Promise.resolve([...entries.keys()].map((url) => ({ url }))),
      delete: (key: string) => Promise.resolve(entries.delete(key)),
      put: (key: string, response: Response) => {
        if (entries.size >= (this.limits.room ?? Infinity)) {
          return Promise.reject(new DOMException('no room', 'QuotaExceededError'));
        }
        entries.set(key, response);
        return Promise.resolve();
      },
    };
    return Promise.resolve(cache as unknown as Cache);
  };
  has = (name: string) => Promise.resolve(this.all.has(name));
  keys = () => Promise.resolve([...this.all.keys()]);
  delete = (name: string) => Promise.resolve(this.all.delete(name));
  match = async (key: string) => {
    for (const name of this.all.keys()) {
      const found = await (await this.open(name)).match(key);
      if (found) return found;
    }
    return undefined;
  };
}

/** A server that says what was asked of it. */
export class ServerDouble {
  texts: Map<string, string>;
  asked: string[] = [];
  /** What the browser itself has stored, and gives unless it is asked to reload: the server calls it unchanged. */
  stored = new Map<string, string>();
  isDown = false;

  constructor(version: string) {
    this.texts = served(version);
  }

  fetch = (address: string | Request, options?: RequestInit): Promise<Response> => {
    const url = typeof address === 'string' ? address : address.url;
    const path = url.slice(SCOPE.length).replace(/\?.*$/, '');
    this.asked.push(path);
    if (this.isDown) return Promise.reject(new TypeError('Failed to fetch'));
    const own = options?.cache === 'reload' ? undefined : this.stored.get(path);
    const text = own ?? this.texts.get(path);
    return Promise.resolve(
      new Response(text ?? 'Not found', { status: text === undefined ? 404 : 200 }),
    );
  };
}
