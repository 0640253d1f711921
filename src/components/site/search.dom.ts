import { arrive } from '../platform/arrive.dom.ts';

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
