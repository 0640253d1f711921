/** What `PageNotice.astro` can say; each in `siteMessages.notice`, but for the link. */
export type NoticeKind =
  | 'island'
  | 'offline'
  | 'part'
  | 'partAgain'
  | 'slow'
  | 'stale'
  | 'asking'
  | 'here'
  | 'link';

/** The box of the notice, as `early-notice.dom.ts` has prepared it. */
export interface NoticeBox extends HTMLElement {
  /** What has gone wrong so far; absent once this file is here. */
  early?: Event[];
  /** Shows one of the sentences, by the name of which the buttons come and go; none for ''. */
  say: (kind: NoticeKind | '') => void;
}

const box = document.querySelector<NoticeBox>('.nb-notice')!;
const close = box.lastElementChild as HTMLButtonElement;
/** After it, unless a dialog is open. */
const header = box.previousElementSibling!;
let before: EventTarget | null = null;

/** What is said at the moment. */
const kind = () => box.dataset['kind'];

function tell(next: NoticeKind | ''): void {
  const { activeElement: focused } = document;
  // Beside an open dialog nothing can be pressed.
  const dialog = document.querySelector('dialog:modal');
  if (!dialog?.contains(box)) dialog?.append(box);
  box.say(next);
  if (!box.contains(focused)) return;
  // The focus does not go with a button.
  if (!next) (before as HTMLElement | null)?.focus();
  else if (!focused?.checkVisibility()) close.focus();
}
box.addEventListener('focusin', ({ relatedTarget }) => {
  if (!box.contains(relatedTarget as Node | null)) before = relatedTarget;
});
addEventListener('close', () => header.after(box), true);

/** The whole page has to be loaded again for these. */
const needsReload = () => ['island', 'offline', 'stale'].includes(kind() ?? '');
const lostIslands = new Set<EventTarget | null>();
function loseIsland(): void {
  if (kind() !== 'stale') tell('island');
  void lookForChange();
}

// Parts for which nobody else speaks.
let lost = 0;
let isAgain = false;
addEventListener('noughtbook:here', () => {
  if (lost > 0) return;
  isAgain = false;
  if (!needsReload()) tell('here');
});
addEventListener('noughtbook:retry', () => {
  lost = 0;
  isAgain = true;
  tell('asking');
});

/** Whether the files of this page are gone because the site is another one by now. */
async function lookForChange(): Promise<void> {
  const file = document.querySelector('astro-island, script[src*="/_astro/"]');
  const address = file?.getAttribute('component-url') ?? file?.getAttribute('src');
  const page = await fetch(location.pathname, { cache: 'no-store' }).catch(() => undefined);
  if (!address || !page?.ok) return;
  if (!(await page.text()).includes(address)) tell('stale');
}

const awaitedParts = new Set<unknown>();
const listeners: Readonly<Record<string, (event: Event) => void>> = {
  error(event) {
    // What has come only in part is told to the window, and not to its element.
    const isPart = event instanceof ErrorEvent && event.error instanceof SyntaxError;
    if (isPart || event.target instanceof HTMLScriptElement) loseIsland();
  },
  'astro:hydration-error'({ target }) {
    lostIslands.add(target);
    loseIsland();
  },
  'noughtbook:lost'() {
    lost++;
    if (!needsReload()) tell(isAgain ? 'partAgain' : 'part');
  },
  'noughtbook:part'(event) {
    const { detail: part } = event as CustomEvent<Promise<unknown>>;
    awaitedParts.add(part);
    const settled = () => awaitedParts.delete(part);
    part.then(settled, () => {
      settled();
      void lookForChange();
    });
  },
};
for (const [type, listen] of Object.entries(listeners)) addEventListener(type, listen, true);
const { early = [] } = box;
delete box.early;
for (const event of early) listeners[event.type]?.(event);

// What is long on its way: imports, islands that are in sight, the scripts of the page.
const PATIENCE = 3000;
const since = new Map<unknown, number>();
let isClosed = false;
function isWanted(island: Element): boolean {
  const part = island.firstElementChild ?? island;
  // What is folded away has a box all the same, and never wakes.
  if (lostIslands.has(island) || !part.checkVisibility()) return false;
  const { top, bottom, height } = part.getBoundingClientRect();
  return height > 0 && top < innerHeight && bottom > 0;
}
setInterval(() => {
  const islands = [...document.querySelectorAll('astro-island[ssr]')].filter(isWanted);
  const awaited = new Set([...awaitedParts, ...islands]);
  if (document.readyState !== 'complete') awaited.add(document);
  for (const each of since.keys()) if (!awaited.has(each)) since.delete(each);
  const now = performance.now();
  for (const each of awaited) if (!since.has(each)) since.set(each, now);
  const isSlow = [...since.values()].some((time) => now - time > PATIENCE);
  if (!isSlow) isClosed = false;
  if (isSlow && /^(past)?$/.test(kind()!) && !isClosed) tell('slow');
  else if (!isSlow && kind() === 'slow') tell('');
}, 700);
close.onclick = () => {
  isClosed = kind() === 'slow';
  tell('');
};

/** Whoever writes a link decides how many fields it has, so the page is asked once, whatever comes. */
function isHeard(text: string): boolean {
  const readers = [...document.querySelectorAll<HTMLElement>('[data-hears]')];
  const names = readers.map(({ dataset }) => dataset['hears']?.replaceAll(' ', '|')).join('|');
  return names !== '' && new RegExp(`(^|&)(${names})=`).test(text);
}
/** What it gives is used: a minifier takes it for a call without effects, although it may throw. */
function isReadable(text: string): boolean {
  try {
    return decodeURIComponent(text).length <= text.length;
  } catch {
    return false;
  }
}
function isUnderstood(text: string): boolean {
  if (!text.includes('=')) return isReadable(text);
  // A link of a figure is for nobody else, whatever its other fields are.
  if (!/(^|&)fig=/.test(text)) return isHeard(text);
  const [, name = ''] = /(?:^|&)fig=([^&]*)/.exec(text) ?? [];
  const figure = document.getElementById(name);
  return figure?.matches(text.includes('&') ? 'figure.nb-figure' : 'figure') ?? false;
}
/** Characters of a link that are looked at: whatever is understood begins in them. */
const LOOKED_AT = 10_000;
function read(): void {
  if (!isUnderstood(location.hash.slice(1, LOOKED_AT))) tell('link');
  else if (kind() === 'link') tell('');
}
read();
addEventListener('hashchange', read);
// Whoever goes on has read it, or doesn't need to.
const goOn = ({ isTrusted, target, key }: Event & { key?: string }) => {
  const isElsewhere = isTrusted && key !== 'Tab' && !box.contains(target as Node);
  if (isElsewhere && kind() === 'link') box.dataset['kind'] = 'past';
};
addEventListener('click', goOn, true);
addEventListener('keydown', goOn, true);
