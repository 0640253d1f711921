/**
 * The script of `PageNotice.astro`, which stands in the page itself (`?inlined`, in
 * `scripts/lib/bundle.mjs`): it imports nothing, and is there when no other file is.
 */
(() => {
  type Kind = 'island' | 'part' | 'partAgain' | 'slow' | 'stale' | 'asking' | 'here' | 'link';
  type Parts = [HTMLElement, HTMLButtonElement, HTMLButtonElement, HTMLButtonElement];

  const box = document.querySelector<HTMLElement>('.nb-notice');
  if (!box) return;
  const says = JSON.parse(box.dataset['says'] ?? '{}') as Record<Kind, string>;
  const parts = box.children as unknown as readonly HTMLElement[];
  const [, retry, reload, close] = [...parts] as Parts;
  /** What is told; empty if nothing is. It is in `data-kind` as well, by which buttons come and go. */
  let kind: Kind | '' = '';
  let before: EventTarget | null = null;
  const home = box.parentElement;
  const tell = (next: Kind | ''): void => {
    box.dataset['kind'] = kind = next;
    const { activeElement: focused } = document;
    // Beside an open dialog nothing can be pressed.
    const host = document.querySelector('dialog:modal') ?? home;
    if (box.parentElement !== host) host?.append(box);
    // An alert that comes with its text is spoken; one without any would be no use to anybody.
    const told = document.createElement('p');
    told.textContent = next && says[next];
    if (next) told.role = 'alert';
    box.firstElementChild?.replaceWith(told);
    if (!box.contains(focused)) return;
    // The focus does not go with a button.
    if (!next) (before as HTMLElement | null)?.focus();
    else if (!focused?.checkVisibility()) close.focus();
  };
  box.addEventListener('focusin', ({ relatedTarget }) => {
    if (!box.contains(relatedTarget as Node | null)) before = relatedTarget;
  });
  addEventListener('close', () => home?.append(box), true);
  reload.addEventListener('click', () => location.reload());

  // Astro asks again under another name, which is another module: two copies of what runs islands break both.
  void customElements.whenDefined('astro-island').then(({ prototype }) => {
    (prototype as { getRetryImportUrl?: unknown }).getRetryImportUrl = (url: string) => url;
  });

  // The whole page has to be loaded again for these.
  const needsReload = () => kind === 'island' || kind === 'stale';
  const lostIslands = new Set<EventTarget | null>();
  const isLost = (): void => {
    if (kind !== 'stale') tell('island');
    void lookForChange();
  };
  addEventListener('astro:hydration-error', ({ target }) => {
    lostIslands.add(target);
    isLost();
  });
  addEventListener(
    'error',
    ({ target, error }) => {
      // What has come only in part is told to the window, and not to its element.
      if (target instanceof HTMLScriptElement || error instanceof SyntaxError) isLost();
    },
    true,
  );

  // Parts for which nobody else speaks.
  let lost = 0;
  let isAgain = false;
  addEventListener('noughtbook:lost', () => {
    lost++;
    if (!needsReload()) tell(isAgain ? 'partAgain' : 'part');
  });
  addEventListener('noughtbook:here', () => {
    if (lost > 0) return;
    isAgain = false;
    if (!needsReload()) tell('here');
  });
  retry.addEventListener('click', () => {
    lost = 0;
    isAgain = true;
    tell('asking');
    dispatchEvent(new Event('noughtbook:retry'));
  });

  /** Whether the files of this page are gone because the site is another one by now. */
  const lookForChange = async (): Promise<void> => {
    const file = document.querySelector('astro-island, script[src*="/_astro/"]');
    const address = file?.getAttribute('component-url') ?? file?.getAttribute('src');
    const page = await fetch(location.pathname, { cache: 'no-store' }).catch(() => undefined);
    if (!address || !page?.ok) return;
    if (!(await page.text()).includes(address)) tell('stale');
  };

  // What is long on its way: imports, islands that are in sight, the scripts of the page.
  const PATIENCE = 3000;
  const awaitedParts = new Set<unknown>();
  const since = new Map<unknown, number>();
  let isClosed = false;
  addEventListener('noughtbook:part', (event) => {
    const { detail: part } = event as CustomEvent<Promise<unknown>>;
    awaitedParts.add(part);
    const settled = () => awaitedParts.delete(part);
    part.then(settled, () => {
      settled();
      void lookForChange();
    });
  });
  const isWanted = (island: Element): boolean => {
    if (lostIslands.has(island)) return false;
    if (island.getAttribute('client') !== 'visible') return true;
    const { top, bottom, height } = (island.firstElementChild ?? island).getBoundingClientRect();
    return height > 0 && top < innerHeight && bottom > 0;
  };
  setInterval(() => {
    const islands = [...document.querySelectorAll('astro-island[ssr]')].filter(isWanted);
    const awaited = new Set([...awaitedParts, ...islands]);
    if (document.readyState === 'loading') awaited.add(document);
    for (const each of since.keys()) if (!awaited.has(each)) since.delete(each);
    const now = performance.now();
    for (const each of awaited) if (!since.has(each)) since.set(each, now);
    const isSlow = [...since.values()].some((time) => now - time > PATIENCE);
    if (!isSlow) isClosed = false;
    if (isSlow && kind === '' && !isClosed) tell('slow');
    else if (!isSlow && kind === 'slow') tell('');
  }, 700);
  close.addEventListener('click', () => {
    isClosed = kind === 'slow';
    tell('');
  });

  /** Whoever writes a link decides how many fields it has, so the page is asked once, whatever comes. */
  const isHeard = (text: string): boolean => {
    const readers = [...document.querySelectorAll<HTMLElement>('[data-hears]')];
    const names = readers.map(({ dataset }) => dataset['hears']?.replaceAll(' ', '|')).join('|');
    return names !== '' && new RegExp(`(^|&)(${names})=`).test(text);
  };
  /** What it gives is used: a minifier takes it for a call without effects, although it may throw. */
  const isReadable = (text: string): boolean => {
    try {
      return decodeURIComponent(text).length <= text.length;
    } catch {
      return false;
    }
  };
  const isUnderstood = (text: string): boolean => {
    if (!text.includes('=')) return isReadable(text);
    if (isHeard(text)) return true;
    if (!/(^|&)fig=/.test(text)) return false;
    // What is too long is for the figures themselves to say.
    if (text.length > 600) return document.querySelector('figure.nb-figure') !== null;
    const fields = new URLSearchParams(text);
    const figure = document.getElementById(fields.get('fig') ?? '');
    return figure?.matches(fields.size > 1 ? 'figure.nb-figure' : 'figure') ?? false;
  };
  /** Characters of a link that are looked at: whatever is understood begins in them. */
  const LOOKED_AT = 10_000;
  const read = () => {
    if (!isUnderstood(location.hash.slice(1, LOOKED_AT))) tell('link');
    else if (kind === 'link') tell('');
  };
  addEventListener('DOMContentLoaded', read);
  addEventListener('hashchange', read);
})();
