import { arrive, whenIdle } from '../platform/arrive.dom.ts';
import '../stepper/goToFigure.dom.ts';
import './translation.dom.ts';

/** What every page loads once it has nothing else to do. */
void whenIdle().then(async () => {
  await arrive(() => import('./page-notice.dom.ts'));
  // Nobody waits for it: without it the page works as long as there is a network.
  if (__OFFLINE__) await import('./offline/start.dom.ts').catch(() => undefined);
});

/** The dialog comes when it is first asked for. */
async function open(): Promise<void> {
  (await arrive(() => import('./search-dialog.dom.ts'))).openSearch();
}

const button = document.querySelector<HTMLButtonElement>('nb-search .open');
if (button) button.disabled = false;
button?.addEventListener('click', () => void open());
addEventListener('keydown', (event) => {
  if (event.code !== 'KeyK' || !(event.ctrlKey || event.metaKey)) return;
  event.preventDefault();
  void open();
});
