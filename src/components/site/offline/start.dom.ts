import {
  askForEverything,
  askServiceWorker,
  choiceAllowsPrecache,
  offlineChoice,
  registerServiceWorker,
  registeredServiceWorker,
  serviceWorkers,
  workerInUse,
  workerState,
} from '../../platform/offline/serviceWorker.dom.ts';

/*
 * Keeps the notebook on this device, at a moment when the page has nothing else to do. If anything
 * of it goes wrong, the page works as it always did: with the network.
 */

/** Thirty devices open the same link at the same moment: the pages come first, and not all begin at once. */
const FIRST_WAIT = 2000;
const SPREAD = 15_000;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

async function precache(registration: ServiceWorkerRegistration): Promise<void> {
  await workerInUse(registration);
  await pause(FIRST_WAIT + Math.random() * SPREAD);
  const go = () => {
    const worker = registration.active;
    if (worker && choiceAllowsPrecache()) void askForEverything(worker);
  };
  go();
  addEventListener('online', go);
  // A browser ends a worker that is busy for minutes; whoever comes back to the page goes on.
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') go();
  });
}

/** A newer version is made ready beside the one in use, and offered once it is complete. */
async function offerUpdate(
  registration: ServiceWorkerRegistration,
  worker: ServiceWorker,
): Promise<void> {
  await workerState(worker, 'installed');
  // The first of all takes over by itself: there is nothing that it replaces.
  if (!registration.active) return;
  const isAllowed = choiceAllowsPrecache();
  const { phase } = isAllowed
    ? await askForEverything(worker)
    : await askServiceWorker(worker, { ask: 'state' });
  // What could not be fetched now will be at the next visit; without room there is no waiting for it.
  if (isAllowed && phase !== 'complete' && phase !== 'full') return;
  const { showUpdate } = await import('./updateNotice.dom.ts');
  showUpdate(registration);
}

async function startOffline(): Promise<void> {
  if (!serviceWorkers()) document.querySelector('[data-offline-offered]')?.remove();
  if (offlineChoice() === 'off') return;
  if (!choiceAllowsPrecache() && !(await registeredServiceWorker())) return;
  if (document.readyState !== 'complete') {
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  }
  const registration = await registerServiceWorker();
  const watch = (worker: ServiceWorker | null) => {
    if (worker) void offerUpdate(registration, worker).catch(() => undefined);
  };
  watch(registration.waiting ?? registration.installing);
  registration.addEventListener('updatefound', () => watch(registration.installing));
  await precache(registration);
}

void startOffline().catch(() => undefined);
