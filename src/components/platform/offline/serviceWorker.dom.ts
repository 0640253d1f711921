import { href } from '../pageLinks.ts';
import {
  mayPrecache,
  offlineChoiceStore,
  type ConnectionHints,
  type OfflineChoice,
} from './offlineChoice.ts';
import type { OfflineRequest, OfflineState } from './protocol.ts';

/** The service workers of this browser; none in some private windows and frames, nor without https. */
export function serviceWorkers(): ServiceWorkerContainer | undefined {
  try {
    // In a sandboxed frame the question alone is an error.
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

/** The service worker of this site, registered now if it is not; `undefined` where there can be none. */
export async function registerServiceWorker(): Promise<ServiceWorkerRegistration | undefined> {
  try {
    return await serviceWorkers()?.register(href('/sw.js'), { scope: href('/') });
  } catch {
    return undefined;
  }
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

/** Resolves to the state in which the worker is when it has done what was asked; never, if it is ended meanwhile. */
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

/** Resolves once a worker has come so far. */
export function workerState(worker: ServiceWorker, state: 'installed' | 'activated') {
  return new Promise<void>((resolve) => {
    const look = () => {
      if (worker.state === state) resolve();
    };
    worker.addEventListener('statechange', look);
    look();
  });
}

/** "lessons/count/" on that page, whatever else is in its address. */
export function pageHere(): string {
  return location.pathname.slice(href('/').length).replace(/(^|\/)index\.html$/, '$1');
}

export const offlineChoice = (): OfflineChoice | undefined =>
  offlineChoiceStore.read().value.choice;

export function choiceAllowsPrecache(): boolean {
  const { connection } = navigator as { readonly connection?: ConnectionHints };
  return mayPrecache(offlineChoice(), connection);
}
