/** The part of Pagefind's interface that is used here. */
interface Pagefind {
  options(options: { baseUrl: string }): Promise<void>;
  debouncedSearch(words: string): Promise<{ results: { data(): Promise<Found> }[] } | null>;
}
interface Found {
  url: string;
  /** `about` is what a page with words that strangers type (`words`) says of itself. */
  meta: { title?: string; about?: string; words?: string };
  /** HTML made by the index: escaped text with `<mark>` around the words. */
  excerpt: string;
  /** The headings of the page under which the words are; the page itself may be among them. */
  sub_results?: { title: string; url: string; anchor?: unknown }[];
}

const MOST_RESULTS = 8;
/** Among so many is a page looked for that has exactly the words that were typed. */
const LOOKED_AT = 24;
const MOST_PARTS = 3;

/** `<nb-search>`: the dialog that lists pages. It comes when somebody first asks for it (Search.astro). */
class SearchDialog extends HTMLElement {
  #index: Promise<Pagefind> | undefined;
  #tries = 0;
  #said = '';
  #dialog = this.querySelector('dialog');
  #input = this.querySelector('input');
  #again = this.querySelector<HTMLElement>('.again');

  connectedCallback(): void {
    if (!this.#dialog || !this.#input) return;
    this.#input.addEventListener('input', () => void this.#search());
    // Enter in the field goes to the first result; it must not close the dialog.
    this.#input.addEventListener('keydown', (event) => {
      if (event.key !== 'Enter') return;
      event.preventDefault();
      this.querySelector<HTMLAnchorElement>('ol a')?.click();
    });
    this.#again?.addEventListener('click', () => this.open());
    this.#dialog.addEventListener('keydown', (event) => this.#move(event));
    this.#dialog.addEventListener('click', (event) => {
      if (event.target === this.#dialog) this.#dialog?.close();
    });
  }

  /** Opens it; where it is open already, asks once more for what did not arrive. */
  open(): void {
    const isOpen = this.#dialog?.open === true;
    const isBroken = this.#again?.hidden === false;
    if (isOpen && !isBroken) return;
    if (!isOpen) this.#dialog?.showModal();
    this.#input?.select();
    if (isBroken) this.#say('hint');
    if (this.#input?.value) void this.#search();
    else void this.#load().catch(() => this.#say('broken'));
  }

  #load(): Promise<Pagefind> {
    const base = this.dataset.base ?? '/';
    // A failed load is forgotten, so that opening the search again tries again.
    if (this.#index) return this.#index;
    const timer = setTimeout(() => this.#say('slow'), 3500);
    this.#index = openIndex(base, this.#tries++)
      .catch((error: unknown) => {
        this.#index = undefined;
        throw error;
      })
      .finally(() => {
        clearTimeout(timer);
        if (this.#said === 'slow') this.#say('hint');
      });
    return this.#index;
  }

  async #search(): Promise<void> {
    const words = this.#input?.value.trim() ?? '';
    try {
      const found = await (await this.#load()).debouncedSearch(words);
      // `null`: another letter was typed meanwhile, and its search is under way.
      if (found === null) return;
      const pages = await Promise.all(
        found.results.slice(0, LOOKED_AT).map((result) => result.data()),
      );
      const isOther = ({ meta }: Found) =>
        Number(!`, ${meta.words}, `.toLowerCase().includes(`, ${words.toLowerCase()}, `));
      pages.sort((a, b) => isOther(a) - isOther(b)).splice(MOST_RESULTS);
      if (words !== this.#input?.value.trim()) return;
      this.querySelector('ol')?.replaceChildren(...pages.map(item));
      const rules = new Intl.PluralRules(document.documentElement.lang);
      if (words)
        this.#say(pages.length === 0 ? 'none' : rules.select(pages.length), words, pages.length);
    } catch {
      this.#say('broken');
    }
  }

  #say(kind: string, words = '', count = 0): void {
    this.#said = kind;
    if (this.#again) this.#again.hidden = kind !== 'broken';
    const sentences = JSON.parse(this.dataset.words ?? '{}') as Record<string, string>;
    const line = this.querySelector('[role=status]');
    const sentence = sentences[kind] ?? '';
    if (line)
      line.textContent = sentence.replace('{words}', words).replace('{count}', String(count));
  }

  /** Arrow keys walk from the field through the results and back. */
  #move(event: KeyboardEvent): void {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (step === 0 || !this.#input) return;
    const stops = [this.#input, ...this.querySelectorAll<HTMLElement>('ol a')];
    const at = stops.findIndex((stop) => stop === document.activeElement);
    event.preventDefault();
    stops[Math.max(0, Math.min(stops.length - 1, at + step))]?.focus();
  }
}

/** Made by the build beside the pages, so it is no module of ours and the bundler must not look. */
async function openIndex(base: string, tries: number): Promise<Pagefind> {
  // Firefox remembers an address that has failed.
  const address = `${base}pagefind/pagefind.js${tries > 0 ? `?again=${tries}` : ''}`;
  // eslint-disable-next-line local/layers -- written by the build, so there is no file to name
  const pagefind = (await import(/* @vite-ignore */ address)) as Pagefind;
  await pagefind.options({ baseUrl: base });
  return pagefind;
}

/** The link is named by the title; the excerpt is its description, and the parts come after it. */
function item(page: Found, index: number): HTMLLIElement {
  const row = document.createElement('li');
  const excerpt = document.createElement('p');
  excerpt.id = `nb-found-${index}`;
  excerpt.className = 'nb-reading nb-faint nb-anywhere';
  excerpt.innerHTML = page.excerpt;
  const { about, title: name = page.url } = page.meta;
  // A list of words that strangers type is no sentence to show.
  if (about && /([^,.]+, ){3}/.test(excerpt.textContent)) excerpt.textContent = about;
  const title = link(page.url, name, 'nb-heading-sm nb-unlined');
  title.setAttribute('aria-describedby', excerpt.id);
  row.append(title, excerpt);
  const parts = (page.sub_results ?? [])
    .filter((part) => part.anchor && part.title !== name)
    .slice(0, MOST_PARTS);
  if (parts.length === 0) return row;
  const list = document.createElement('ul');
  list.className = 'nb-wrap nb-plain';
  for (const part of parts) {
    const entry = document.createElement('li');
    entry.append(link(part.url, part.title, 'nb-block nb-here nb-link'));
    list.append(entry);
  }
  row.append(list);
  return row;
}

function link(url: string, name: string, looks: string): HTMLAnchorElement {
  const made = document.createElement('a');
  made.href = url;
  made.className = looks;
  made.textContent = name;
  return made;
}

customElements.define('nb-search', SearchDialog);

export function openSearch(): void {
  document.querySelector<SearchDialog>('nb-search')?.open();
}
