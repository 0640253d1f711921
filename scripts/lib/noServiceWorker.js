/*
 * Takes the place of a service worker that must go: it deletes what was kept and is gone itself. Pages
 * that are open stay as they are, and the network serves the next ones (docs/offline.md).
 */
addEventListener('install', () => skipWaiting());
addEventListener('activate', (event) => {
  const leave = async () => {
    const names = await caches.keys();
    const ours = names.filter((name) => name.startsWith(`noughtbook ${registration.scope} `));
    await Promise.all(ours.map((name) => caches.delete(name)));
    await registration.unregister();
  };
  event.waitUntil(leave());
});
