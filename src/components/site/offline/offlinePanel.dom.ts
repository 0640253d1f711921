import { offlineMessages as messages } from '#language/site/offline/messages';
import { offlineChoiceStore } from '../../platform/offline/offlineChoice.ts';
import {
  deleteKeptSite,
  askForEverything,
  askServiceWorker,
  choiceAllowsPrecache,
  offlineChoice,
  registerServiceWorker,
  registeredServiceWorker,
  serviceWorkers,
  workerInUse,
} from '../../platform/offline/serviceWorker.dom.ts';
import { isOfflineState, type OfflineState } from '../../platform/offline/protocol.ts';

type Said = keyof typeof messages.state;
type Doing = 'keep' | 'delete';

/** `<nb-offline>`: how much of the notebook is on this device, and the choice (OfflinePanel.astro). */
class OfflinePanelElement extends HTMLElement {
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
    const isBusy = phase === 'fetching' || phase === 'complete';
    this.#say(said, isBusy ? ['delete'] : ['keep', 'delete'], kept, total);
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
    await (doing === 'keep' ? this.#keep() : this.#delete());
  }

  async #keep(): Promise<void> {
    void offlineChoiceStore.change(() => ({ choice: 'keep' }));
    try {
      const worker = await workerInUse(await registerServiceWorker());
      // Otherwise a browser that runs out of room may take it away.
      void navigator.storage?.persist?.().catch(() => false);
      this.#show(await askForEverything(worker));
    } catch (error) {
      // Only a network that is away is an error of this kind.
      this.#say(error instanceof TypeError ? 'lost' : 'impossible', ['keep']);
    }
  }

  async #delete(): Promise<void> {
    void offlineChoiceStore.change(() => ({ choice: 'off' }));
    this.#version = undefined;
    try {
      await deleteKeptSite();
      this.#say('deleted', ['keep']);
    } catch {
      this.#say('undeletable', ['keep', 'delete']);
    }
  }
}

customElements.define('nb-offline', OfflinePanelElement);
