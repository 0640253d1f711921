import { offlineMessages as messages } from '#language/site/offline/messages';
import { offlineChoiceStore, type OfflineChoice } from '../../platform/offline/offlineChoice.ts';
import { deleteKeptSite } from '../../platform/offline/keptSite.dom.ts';
import { isOfflineState, type OfflineState } from '../../platform/offline/protocol.ts';
import {
  askServiceWorker,
  choiceAllowsPrecache,
  offlineChoice,
  pageHere,
  registerServiceWorker,
  registeredServiceWorker,
  serviceWorkers,
  workerState,
} from '../../platform/offline/serviceWorker.dom.ts';

type Said = keyof typeof messages.state;
type Doing = 'keep' | 'stop' | 'delete';

/** `<nb-offline>`: how much of the notebook is on this device, and the choice (OfflinePanel.astro). */
export class OfflinePanelElement extends HTMLElement {
  #says = this.querySelector<HTMLElement>('.says');
  #bar = this.querySelector('progress');
  #version: string | undefined;

  connectedCallback(): void {
    for (const button of this.querySelectorAll<HTMLButtonElement>('[data-do]')) {
      button.addEventListener('click', () => void this.#do(button.dataset['do'] as Doing));
    }
    serviceWorkers()?.addEventListener('message', ({ data }) => {
      // A newer version is fetched quietly beside this one.
      const isOurs = isOfflineState(data) && (this.#version ?? data.version) === data.version;
      if (isOurs && offlineChoice() !== 'off') this.#show(data);
    });
    void this.#look();
  }

  async #look(): Promise<void> {
    const worker = (await registeredServiceWorker())?.active;
    if (worker) this.#show(await askServiceWorker(worker, { ask: 'state' }));
    else if (!serviceWorkers()) this.#say('impossible', []);
    else if (offlineChoice() === 'off') this.#say('off', ['keep']);
    else this.#say(choiceAllowsPrecache() ? 'nothing' : 'saving', ['keep']);
  }

  #show({ version, phase, kept, total }: OfflineState): void {
    this.#version = version;
    const said: Said =
      phase !== 'idle' ? phase : kept > 0 ? 'some' : choiceAllowsPrecache() ? 'nothing' : 'saving';
    const first: Doing[] = phase === 'fetching' ? ['stop'] : phase === 'complete' ? [] : ['keep'];
    this.#say(said, [...first, 'delete'], kept, total);
  }

  #say(said: Said, doing: readonly Doing[], kept = 0, total = 0): void {
    const megabytes = (bytes: number) =>
      (bytes / 1e6).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
    const text = messages.state[said]
      .replace('{kept}', megabytes(kept))
      .replace('{total}', megabytes(total));
    if (this.#says && this.#says.textContent !== text) {
      this.#says.textContent = text;
      // Every tenth of a megabyte is too much to listen to.
      this.#says.setAttribute('aria-live', said === 'fetching' ? 'off' : 'polite');
    }
    if (this.#bar) {
      this.#bar.hidden = said !== 'fetching';
      this.#bar.value = total > 0 ? kept / total : 0;
    }
    this.#offer(doing);
  }

  /** Whoever pressed a button that is gone now is at the one in its place. */
  #offer(doing: readonly Doing[]): void {
    const buttons = [...this.querySelectorAll<HTMLButtonElement>('[data-do]')];
    const focused = buttons.find((button) => button === document.activeElement);
    for (const button of buttons) button.hidden = !doing.includes(button.dataset['do'] as Doing);
    if (focused?.hidden) buttons.find((button) => !button.hidden)?.focus();
  }

  async #do(doing: Doing): Promise<void> {
    if (doing === 'keep') return this.#keep();
    if (doing === 'delete') return this.#delete();
    this.#choose('pause');
    (await registeredServiceWorker())?.active?.postMessage({ ask: 'stop' });
  }

  #choose(choice: OfflineChoice): void {
    offlineChoiceStore.write({ choice });
  }

  async #keep(): Promise<void> {
    this.#choose('keep');
    const registration = await registerServiceWorker();
    const worker = registration?.active ?? registration?.installing;
    if (!worker) return this.#say('impossible', ['keep']);
    // Otherwise a browser that runs out of room may take it away.
    void navigator.storage?.persist?.().catch(() => false);
    await workerState(worker, 'activated');
    this.#show(await askServiceWorker(worker, { ask: 'precache', pages: [pageHere()] }));
  }

  async #delete(): Promise<void> {
    this.#choose('off');
    this.#version = undefined;
    try {
      await deleteKeptSite();
      this.#say('deleted', ['keep']);
    } catch {
      this.#say('undeletable', ['keep', 'delete']);
    }
  }
}
