import { OfflineCache } from './offlineCache.ts';
import type { OfflineRequest, OfflineState } from './protocol.ts';
import { NAMED_BY_CONTENT, pathBelow, type SiteFiles } from './siteFiles.ts';

/** What the build puts in (scripts/lib/precache.mjs). */
declare const __SITE_FILES__: SiteFiles;

/** The part of a service worker's world that is used here: TypeScript knows either pages or workers. */
interface Lasting extends Event {
  waitUntil(promise: Promise<unknown>): void;
}
interface Fetching extends Lasting {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
interface OpenPage {
  readonly id: string;
  postMessage(state: OfflineState): void;
}
interface Scope {
  readonly registration: ServiceWorkerRegistration;
  readonly caches: CacheStorage;
  readonly location: Location;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<OpenPage | undefined>;
    matchAll(options: { includeUncontrolled: boolean }): Promise<readonly OpenPage[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(type: 'fetch', listener: (event: Fetching) => void): void;
  addEventListener(type: 'message', listener: (event: Lasting & MessageEvent) => void): void;
}
const worker = globalThis as unknown as Scope;

const { scope } = worker.registration;
const base = new URL(scope).pathname;
const site = new OfflineCache(__SITE_FILES__, {
  scope,
  caches: worker.caches,
  fetch: (address, options) => fetch(address, options),
  report: (state) => void tellPages(state),
});

const openPages = () => worker.clients.matchAll({ includeUncontrolled: true });
async function tellPages(state: OfflineState): Promise<void> {
  for (const page of await openPages()) page.postMessage(state);
}
const isOpen = async (id: string) => (await worker.clients.get(id)) !== undefined;

worker.addEventListener('install', (event) => {
  event.waitUntil(site.install());
});

worker.addEventListener('activate', (event) => {
  const takeOver = async () => {
    const pages = await openPages();
    await site.rememberOldPages(pages.map(({ id }) => id));
    // The first page that was visited can do without the network from now on, too.
    await worker.clients.claim();
  };
  event.waitUntil(takeOver());
});

worker.addEventListener('message', (event) => {
  const [port] = event.ports;
  event.waitUntil(answer(event.data as OfflineRequest).then((state) => port?.postMessage(state)));
});

/** The state in which everything is once it is done. */
async function answer(asked: OfflineRequest): Promise<OfflineState> {
  if (asked.ask === 'precache') await site.precache(asked.pages);
  else if (asked.ask === 'stop') site.stop();
  else if (asked.ask === 'activate') await worker.skipWaiting();
  return site.state();
}

worker.addEventListener('fetch', (event) => {
  const { request } = event;
  const address = new URL(request.url);
  // A part of a file is the network's business, and so is whatever is not ours.
  if (request.method !== 'GET' || request.headers.has('range')) return;
  if (address.origin !== worker.location.origin) return;
  const path = pathBelow(base, address);
  if (path === undefined) return;
  if (request.mode === 'navigate') {
    event.respondWith(page(path, request));
    // Only a worker that is in use gets here, so no cache of a newer one is deleted, either.
    if (!worker.registration.waiting && !worker.registration.installing) {
      event.waitUntil(site.deleteOlder(isOpen).catch(() => undefined));
    }
    return;
  }
  const found = site.index.find(path);
  if (found && 'file' in found) event.respondWith(fileOrOlder(found.file));
  else if (NAMED_BY_CONTENT.test(path)) event.respondWith(site.respondToOther(path, request));

  async function fileOrOlder(file: Parameters<typeof site.respond>[0]): Promise<Response> {
    try {
      return await site.respond(file, request);
    } catch (error) {
      const old = await site.keptOfOlder(path ?? '').catch(() => undefined);
      if (old) return old;
      throw error;
    }
  }
});

/** Whatever goes wrong in here must not cost the reader a page that the network has. */
async function page(path: string, request: Request): Promise<Response> {
  try {
    const found = await site.respondWithPage(path, request);
    if (found) return found;
  } catch {
    // Storage is closed, or was emptied at this moment.
  }
  return fetch(request);
}
