import { arrive } from '../platform/arrive.dom.ts';
import { whenIdle } from '../platform/whenIdle.dom.ts';

/** What every page loads once it has nothing else to do. */
void whenIdle().then(async () => {
  await arrive(() => import('./page-notice.dom.ts'));
  // Nobody waits for it: without it the page works as long as there is a network.
  if (__OFFLINE__) await import('./offline/start.dom.ts').catch(() => undefined);
});
