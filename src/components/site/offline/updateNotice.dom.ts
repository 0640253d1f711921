import { updateMessages as messages } from '#language/site/offline/messages';
import { putOffStore } from '../../platform/offline/offlineChoice.ts';
import { askServiceWorker, serviceWorkers } from '../../platform/offline/serviceWorker.dom.ts';

const CLASS = 'nb-update';

/** Offers the newer version that is waiting. Nothing changes until the reader says so. */
export function showUpdate(registration: ServiceWorkerRegistration): void {
  if (document.querySelector(`.${CLASS}`) || putOffStore.read().value.later) return;
  const box = document.createElement('div');
  box.className = `nb-bar ${CLASS} screen-only`;
  const told = document.createElement('p');
  told.setAttribute('role', 'status');
  const reload = button(messages.reload, () => void takeUpdate(registration));
  const later = button(messages.later, () => {
    void putOffStore.change(() => ({ later: true }));
    box.remove();
  });
  later.classList.add('quiet');
  box.append(told, reload, later);
  document.body.append(box);
  // A status that comes with its text is not spoken everywhere; one that gets its text is.
  setTimeout(() => (told.textContent = messages.ready), 100);
}

function button(text: string, press: () => void): HTMLButtonElement {
  const made = document.createElement('button');
  made.type = 'button';
  made.className = 'nb-btn';
  made.textContent = text;
  made.addEventListener('click', press);
  return made;
}

/** The page is loaded again once the newer worker has taken over, so that it is a page of that version. */
async function takeUpdate({ waiting }: ServiceWorkerRegistration): Promise<void> {
  // Another tab was quicker.
  if (!waiting) return location.reload();
  serviceWorkers()?.addEventListener('controllerchange', () => location.reload(), { once: true });
  await askServiceWorker(waiting, { ask: 'activate' });
  // Whatever has become of the newer worker: the reader has pressed "Reload".
  setTimeout(() => location.reload(), 3000);
}
