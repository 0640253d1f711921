import { href } from '../pageLinks.ts';
import { cachePrefix } from './protocol.ts';
import { askServiceWorker, registeredServiceWorker } from './serviceWorker.dom.ts';

const scope = () => new URL(href('/'), location.href).href;

const patience = () => new Promise((resolve) => setTimeout(resolve, 2000));

/** Deletes all that is kept of the site, and the worker. What the reader has made is not part of it. */
export async function deleteKeptSite(): Promise<void> {
  const registration = await registeredServiceWorker();
  for (const worker of [registration?.active, registration?.waiting]) {
    // A worker that does not answer does not fetch, either.
    if (worker) await Promise.race([askServiceWorker(worker, { ask: 'stop' }), patience()]);
  }
  await registration?.unregister();
  for (const name of await keptCaches()) await caches.delete(name);
}

/** The names of the caches of this site. */
async function keptCaches(): Promise<readonly string[]> {
  try {
    const names = await caches.keys();
    return names.filter((name) => name.startsWith(cachePrefix(scope())));
  } catch {
    return [];
  }
}

/** The pages that are kept, by their paths: "lessons/count/". */
export async function keptPages(): Promise<ReadonlySet<string>> {
  const pages = new Set<string>();
  for (const name of await keptCaches()) {
    for (const { url } of await (await caches.open(name)).keys()) {
      const path = url.replace(/\?.*$/, '').slice(scope().length);
      if (path === '' || path.endsWith('/')) pages.add(path);
    }
  }
  return pages;
}
