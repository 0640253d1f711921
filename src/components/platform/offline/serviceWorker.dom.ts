import {
  mayPrecache,
  offlineChoiceStore,
  type ConnectionHints,
  type OfflineChoice,
} from './offlineChoice.ts';
import { type OfflineRequest, type OfflineState, cachePrefix } from './protocol.ts';
import { href } from '../pageLinks.ts';

/** The service workers of this browser; none in some private windows and frames, nor without https. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    // In a sandboxed frame the question alone is an error.
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** The service worker of this site, registered now if it is not. Rejects where there can be none, or without a network. */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration> {
  const workers = serviceWorkers();
  if (!workers) throw new DOMException('No service workers here', 'NotSupportedError');
  return workers.register(href('/sw.js'), { scope: href('/') });
}

export async function registeredServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    const registration = await serviceWorkers()?.getRegistration(href('/'));
    // One of another site may have the whole origin.
    return registration?.scope.endsWith(href('/')) ? registration : undefined;
  } catch {
    return undefined;
  }
}

/** Resolves to the state in which everything is once it is done; never, if the worker is ended meanwhile. */
export function askServiceWorker(
  worker: ServiceWorker,
  request: OfflineRequest,
): Promise<OfflineState> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((resolve) => {
    port1.onmessage = ({ data }) => {
      resolve(data as OfflineState);
      port1.close();
    };
    worker.postMessage(request, [port2]);
  });
}

/** Has everything fetched that is missing, and what this page needs first. */
export const askForEverything = (worker: ServiceWorker): Promise<OfflineState> =>
  askServiceWorker(worker, { ask: 'precache', pages: [pageHere()] });

/** Resolves once a worker has come so far. Rejects if it could not be installed. */
export function workerState(worker: ServiceWorker, state: 'installed' | 'activated') {
  return new Promise<void>((resolve, reject) => {
    const look = () => {
      if (worker.state === state) resolve();
      else if (worker.state === 'redundant') reject(new TypeError('The worker is gone'));
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** The worker of a registration, once it is in use. */
export async function workerInUse(registration: ServiceWorkerRegistration): Promise<ServiceWorker> {
  const { active, waiting, installing } = registration;
  const worker = active ?? waiting ?? installing;
  if (!worker) throw new TypeError('The worker is gone');
  await workerState(worker, 'activated');
  return worker;
}

/** "lessons/count/" on that page, whatever else is in its address. */
function pageHere(): string {
  return location.pathname.slice(href('/').length).replace(/(^|\/)index\.html$/, '$1');
}

export const offlineChoice = (): OfflineChoice | undefined =>
  offlineChoiceStore.read().value.choice;

export function choiceAllowsPrecache(): boolean {
  const { connection } = navigator as { readonly connection?: ConnectionHints };
  return mayPrecache(offlineChoice(), connection);
}

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
