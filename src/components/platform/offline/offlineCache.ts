import { cachePrefix, type OfflinePhase, type OfflineState } from './protocol.ts';
import {
  NAMED_BY_CONTENT,
  OFFLINE_PAGE,
  SiteIndex,
  addressOfFile,
  hashOf,
  type SiteFile,
  type SiteFiles,
} from './siteFiles.ts';

/** What it needs of the browser. */
interface OfflineHost {
  /** The address of the site, with a slash at its end. */
  readonly scope: string;
  readonly caches: CacheStorage;
  readonly fetch: (address: string, options?: RequestInit) => Promise<Response>;
  /** Tells every page. */
  readonly report: (state: OfflineState) => void;
}

/** More at a time would stand in the way of the pages that thirty readers are waiting for. */
const AT_A_TIME = 2;
/** So many files that cannot be had, one after the other, and it is the network. */
const MOST_FAILURES = 3;
const REPORT_EVERY = 250;

/**
 * The files of one version of the site, in a cache of its own. Those of an older version stay beside it
 * until no page of it is open, so that an old page never gets a new file.
 */
export class OfflineCache {
  readonly index: SiteIndex;
  readonly #host: OfflineHost;
  readonly #name: string;
  readonly #kept = new Set<string>();
  /** Of what is kept: what was looked at, and is what was built. */
  readonly #checked = new Set<string>();
  #opened: Promise<Cache> | undefined;
  #phase: OfflinePhase = 'idle';
  #running: Promise<void> | undefined;
  #stop = new AbortController();
  #pages: readonly string[] = [];
  /** Requests of pages that are under way: what nobody waits for comes after them. */
  #asked = 0;
  #resume: (() => void)[] = [];
  #reported = 0;

  constructor(site: SiteFiles, host: OfflineHost) {
    this.index = new SiteIndex(site);
    this.#host = host;
    this.#name = cachePrefix(host.scope) + site.version;
  }

  /** A browser that was told to forget everything has to be asked again. */
  #cache(): Promise<Cache> {
    this.#opened ??= this.#host.caches.open(this.#name).catch((error: unknown) => {
      this.#opened = undefined;
      throw error;
    });
    return this.#opened;
  }

  /** What is in a file is part of the address under which it is kept: what did not change is brought along. */
  #key(file: SiteFile): string {
    const address = this.#host.scope + addressOfFile(file);
    return NAMED_BY_CONTENT.test(file.url) ? address : `${address}?hash=${file.hash}`;
  }

  /** Everything that the offline page needs: without it there is nothing to fall back on. */
  async install(): Promise<void> {
    for (const file of this.index.filesOf(OFFLINE_PAGE)) await this.#bring(file);
  }

  async state(): Promise<OfflineState> {
    if (!this.#running) await this.#count();
    return this.#state();
  }

  #state(): OfflineState {
    const { site } = this.index;
    const wanted = site.files.slice(0, site.wanted);
    const sum = (files: readonly SiteFile[]) => files.reduce((all, { bytes }) => all + bytes, 0);
    const kept = sum(wanted.filter((file) => this.#kept.has(this.#key(file))));
    const total = sum(wanted);
    const isComplete = wanted.every((file) => this.#kept.has(this.#key(file)));
    const phase = isComplete && !this.#running ? 'complete' : this.#phase;
    return { version: site.version, phase, kept, total };
  }

  /** What is here: the browser may have taken something away meanwhile. */
  async #count(): Promise<void> {
    this.#kept.clear();
    this.#opened = undefined;
    // Opened, one that was deleted would be there again.
    if (!(await this.#host.caches.has(this.#name))) return;
    const cache = await this.#cache();
    for (const { url } of await cache.keys()) this.#kept.add(url);
  }

  #report(now: number): void {
    if (this.#phase === 'fetching' && now - this.#reported < REPORT_EVERY) return;
    this.#reported = now;
    this.#host.report(this.#state());
  }

  /** Fetches what is missing. Asked again while it runs, it takes these pages next. */
  precache(pages: readonly string[]): Promise<void> {
    this.#pages = pages;
    this.#running ??= this.#precache().finally(() => {
      this.#running = undefined;
      this.#report(0);
    });
    return this.#running;
  }

  stop(): void {
    this.#stop.abort();
  }

  async #precache(): Promise<void> {
    this.#stop = new AbortController();
    this.#phase = 'fetching';
    try {
      await this.#count();
      const failed = new Set<SiteFile>();
      const lanes = Array.from({ length: AT_A_TIME }, () => this.#lane(failed));
      await Promise.all(lanes);
      this.#phase = this.#stop.signal.aborted ? 'idle' : failed.size > 0 ? 'interrupted' : 'idle';
    } catch (error) {
      this.#stop.abort();
      const isFull = error instanceof DOMException && error.name === 'QuotaExceededError';
      this.#phase = isFull ? 'full' : 'interrupted';
    }
  }

  async #lane(failed: Set<SiteFile>): Promise<void> {
    let inARow = 0;
    for (;;) {
      await this.#untilNobodyWaits();
      const file = this.index
        .inOrder(this.#pages)
        .find((each) => !this.#kept.has(this.#key(each)) && !failed.has(each));
      if (!file || this.#stop.signal.aborted) return;
      // Both lanes take what is not kept: this one is taken.
      this.#kept.add(this.#key(file));
      try {
        await this.#bring(file, this.#stop.signal);
        inARow = 0;
      } catch (error) {
        this.#kept.delete(this.#key(file));
        if (this.#stop.signal.aborted) return;
        failed.add(file);
        inARow++;
        if (inARow >= MOST_FAILURES || !(error instanceof TypeError)) throw error;
      }
      this.#report(performance.now());
    }
  }

  #untilNobodyWaits(): Promise<void> {
    return this.#asked === 0
      ? Promise.resolve()
      : new Promise((resolve) => this.#resume.push(resolve));
  }

  /** Puts a file into the cache: from an older one if it has not changed, else from the network. */
  async #bring(file: SiteFile, signal?: AbortSignal): Promise<void> {
    const key = this.#key(file);
    if (await this.kept(file)) return;
    const old = await this.#host.caches.match(key);
    if (old && (await this.#put(file, old))) return;
    // What has its content in its name may come from the browser's own store, and often does: unless that has a wrong one.
    const stores = NAMED_BY_CONTENT.test(file.url) ? ['default', 'reload'] : ['reload'];
    for (const cache of stores as RequestCache[]) {
      const response = await this.#host.fetch(this.#host.scope + addressOfFile(file), {
        cache,
        credentials: 'same-origin',
        priority: 'low',
        signal: signal ?? null,
      });
      if (!response.ok) throw new TypeError(`${file.url}: ${response.status}`);
      if (await this.#put(file, response)) return;
    }
    throw new TypeError(`${file.url}: not the file that was built`);
  }

  /** False if that is not the file that was built: half of it, one of another version, the page of a network that wants to be paid. */
  async #put(file: SiteFile, response: Response): Promise<boolean> {
    const body = await response.arrayBuffer();
    if ((await hashOf(body)) !== file.hash) return false;
    const cache = await this.#cache();
    const headers = new Headers(response.headers);
    // They speak of the body as it was sent.
    for (const name of ['content-encoding', 'content-length']) headers.delete(name);
    // A new response: one that came by a redirect could not be given to a page.
    await cache.put(this.#key(file), new Response(body, { headers }));
    this.#kept.add(this.#key(file));
    this.#checked.add(this.#key(file));
    return true;
  }

  /** What is kept of a file in this version; if that is not what was built, it is kept no longer. */
  async kept(file: SiteFile): Promise<Response | undefined> {
    const [cache, key] = [await this.#cache(), this.#key(file)];
    const found = await cache.match(key);
    if (!found || this.#checked.has(key)) return found;
    if ((await hashOf(await found.clone().arrayBuffer())) !== file.hash) {
      this.#kept.delete(key);
      await cache.delete(key);
      return undefined;
    }
    this.#checked.add(key);
    return found;
  }

  /** What is kept of an address in any version, the newest first. */
  async keptOfOlder(path: string): Promise<Response | undefined> {
    const { caches, scope } = this.#host;
    for (const name of (await this.#older()).reverse()) {
      const cache = await caches.open(name);
      const found = await cache.match(scope + path, { ignoreSearch: true });
      if (found) return found;
    }
    return undefined;
  }

  async #older(): Promise<string[]> {
    const prefix = cachePrefix(this.#host.scope);
    const names = await this.#host.caches.keys();
    return names.filter((name) => name.startsWith(prefix) && name !== this.#name);
  }

  /** A file for a page: kept, or from the network and then kept. Rejects if it cannot be had. */
  async respond(file: SiteFile, request: Request): Promise<Response> {
    const kept = await this.kept(file).catch(() => undefined);
    if (kept) return kept;
    const isNamed = NAMED_BY_CONTENT.test(file.url);
    // The browser may have stored half a page, and a server that is asked whether it has changed says no.
    const response = await this.fromNetwork(request, isNamed ? undefined : { cache: 'reload' });
    if (!response.ok) return response;
    const isKept = this.#keepCopy(file, response.clone());
    // What its readers see while it comes is not held up; a script is used whole, so it may as well be the right one.
    if (!isNamed) return response;
    const built = (await isKept) ? await this.kept(file).catch(() => undefined) : undefined;
    return built ?? forNow(response);
  }

  /** If it is wrong, it is fetched once more, past what the browser itself has stored. False if it cannot be kept, which nobody must see. */
  #keepCopy(file: SiteFile, response: Response): Promise<boolean> {
    const keep = async () => (await this.#put(file, response)) || this.#bring(file);
    return keep().then(
      () => true,
      () => false,
    );
  }

  async fromNetwork(request: Request, options?: RequestInit): Promise<Response> {
    this.#asked++;
    try {
      return await this.#host.fetch(request as unknown as string, options);
    } finally {
      this.#asked--;
      if (this.#asked === 0) this.#resume.splice(0).forEach((resume) => resume());
    }
  }

  /** What is named by its content, and is none of this version: an old page asks for it. */
  async respondToOther(path: string, request: Request): Promise<Response> {
    return (await this.keptOfOlder(path)) ?? this.fromNetwork(request);
  }

  /**
   * A page: kept, from the network, or of an older version while this one is not yet complete. `undefined` if
   * there is neither.
   */
  async respondWithPage(path: string, request: Request): Promise<Response | undefined> {
    const found = this.index.find(path);
    if (found && 'redirect' in found) {
      const { search } = new URL(request.url);
      return Response.redirect(this.#host.scope + found.redirect + search, 302);
    }
    try {
      return await (found ? this.respond(found.file, request) : this.fromNetwork(request));
    } catch {
      return (await this.keptOfOlder(path)) ?? this.#offlinePage();
    }
  }

  async #offlinePage(): Promise<Response | undefined> {
    const found = this.index.find(OFFLINE_PAGE);
    return found && 'file' in found ? this.kept(found.file) : undefined;
  }

  /** Remembers which pages of older versions are open at the moment when this one takes over. */
  async rememberOldPages(ids: readonly string[]): Promise<void> {
    if ((await this.#older()).length === 0) return;
    const cache = await this.#cache();
    await cache.put(this.#host.scope + OLD_PAGES, new Response(JSON.stringify(ids)));
  }

  /** Deletes what is of older versions, once nobody can need it any more. */
  async deleteOlder(isOpen: (id: string) => Promise<boolean>): Promise<void> {
    const older = await this.#older();
    if (older.length === 0) return;
    const noted = await (await this.#cache()).match(this.#host.scope + OLD_PAGES);
    const ids = noted ? ((await noted.json()) as readonly string[]) : [];
    for (const id of ids) if (await isOpen(id)) return;
    // While this version is not complete, the one before it still shows its pages.
    const { phase } = await this.state();
    const gone = phase === 'complete' ? older : older.slice(0, -1);
    for (const name of gone) await this.#host.caches.delete(name);
  }
}

/** What is wrong, or could not be kept, is the page's for once: the browser would give it to others for a year. */
function forNow({ body, status, statusText, headers: sent }: Response): Response {
  const headers = new Headers(sent);
  headers.set('cache-control', 'no-store');
  return new Response(body, { status, statusText, headers });
}

/** Not a file: the numbers of the pages of older versions that were open. */
const OLD_PAGES = '?old-pages';
