/**
 * Stands in the page itself (`?inlined`, in `scripts/lib/bundle.mjs`), so it imports nothing and is there when no
 * other file is. What goes wrong before `page-notice.dom.ts` has come is noted for it. Where that is late, or does
 * not come at all, the plainest of what it would say is said here.
 */
(() => {
  type Box = import('./page-notice.dom.ts').NoticeBox;
  type Kind = import('./page-notice.dom.ts').NoticeKind;
  const box = document.querySelector<Box>('.nb-notice')!;
  type Parts = [HTMLElement, HTMLButtonElement, HTMLButtonElement, HTMLButtonElement];
  const [, retry, reload, close] = [...(box.children as unknown as readonly Element[])] as Parts;
  const says = JSON.parse(box.dataset['says'] ?? '{}') as Record<Kind, string>;

  box.say = (kind) => {
    box.dataset['kind'] = kind;
    // An alert that comes with its text is spoken; one without any would be no use to anybody.
    const told = document.createElement('p');
    told.textContent = kind && says[kind];
    if (kind) told.role = 'alert';
    box.firstElementChild?.replaceWith(told);
  };
  // A page that is gone cannot even be read.
  reload.onclick = () => (navigator.onLine ? location.reload() : box.say('offline'));
  close.onclick = () => box.say('');
  let part: Kind = 'part';
  retry.onclick = () => {
    if (box.early) box.early = [];
    part = 'partAgain';
    dispatchEvent(new Event('noughtbook:retry'));
  };

  box.early = [];
  const sayEarly = () => {
    const has = (type: RegExp) => box.early?.some((event) => type.test(event.type));
    if (box.early) box.say(has(/error/) ? 'island' : has(/lost/) ? part : 'slow');
  };
  const note = (event: Event) => {
    // What has come only in part is told to the window, and not to its element.
    if (event instanceof ErrorEvent && !(event.error instanceof SyntaxError)) return;
    box.early?.push(event);
    if (!/part/.test(event.type)) setTimeout(sayEarly, 1000);
  };
  for (const type of ['error', 'astro:hydration-error', 'noughtbook:lost', 'noughtbook:part'])
    addEventListener(type, note, true);
  setTimeout(sayEarly, 3500);

  // Astro asks again under another name, which is another module: two copies of what runs islands break both.
  void customElements.whenDefined('astro-island').then(({ prototype }) => {
    (prototype as { getRetryImportUrl?: unknown }).getRetryImportUrl = (url: string) => url;
  });
})();
