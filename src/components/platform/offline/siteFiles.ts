/** A file of the site that can be kept for use without a network. */
export interface SiteFile {
  /** Below the scope of the service worker; a page ends with `index.html`. */
  readonly url: string;
  /** Of what is in the file, as the build has it: whatever else an address answers is never kept. */
  readonly hash: string;
  /** What it costs to fetch: its size, compressed. */
  readonly bytes: number;
}

/** What the build says about the files of the site (scripts/lib/precache.mjs). */
export interface SiteFiles {
  /** Changes with any of them. */
  readonly version: string;
  /** In the order in which they are fetched, page by page. */
  readonly files: readonly SiteFile[];
  /** So many, from the first, are fetched without being asked for; the others once they are used. */
  readonly wanted: number;
  /** The numbers of the files that each page needs, itself among them: "lessons/count/", "" for the first page. */
  readonly pages: Readonly<Record<string, readonly number[]>>;
}

/** The page that says that another one is not kept. It is kept before any other. */
export const OFFLINE_PAGE = 'offline/';

const PAGE_FILE = 'index.html';

/** What an address leads to. */
type Destination =
  | { readonly file: SiteFile }
  /** A page without the slash at its end: a host would send its reader there. */
  | { readonly redirect: string }
  | undefined;

/** The path of an address below `scope`, which ends with a slash; `undefined` outside it. Never throws. */
export function pathBelow(scope: string, { pathname }: { readonly pathname: string }) {
  if (!pathname.startsWith(scope)) return undefined;
  try {
    return decodeURIComponent(pathname.slice(scope.length));
  } catch {
    return undefined;
  }
}

/** How a file is asked for: some hosts send whoever asks for `index.html` somewhere else. */
export const addressOfFile = ({ url }: SiteFile) =>
  url === PAGE_FILE || url.endsWith(`/${PAGE_FILE}`) ? url.slice(0, -PAGE_FILE.length) : url;

/** What is in a file, as a short text: the beginning of its SHA-256. */
export async function hashOf(body: BufferSource): Promise<string> {
  const bytes = new Uint8Array(await crypto.subtle.digest('SHA-256', body)).subarray(0, 12);
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Names that change with what is in the file. */
export const NAMED_BY_CONTENT = /^(_astro|scorm\/assets)\//;

/** Finds files by their paths below the scope. */
export class SiteIndex {
  readonly #byUrl: ReadonlyMap<string, SiteFile>;
  readonly site: SiteFiles;

  constructor(site: SiteFiles) {
    this.site = site;
    this.#byUrl = new Map(site.files.map((file) => [file.url, file]));
  }

  find(path: string): Destination {
    const isFolder = path === '' || path.endsWith('/');
    const file = this.#byUrl.get(isFolder ? `${path}${PAGE_FILE}` : path);
    if (file) return { file };
    return !isFolder && this.#byUrl.has(`${path}/${PAGE_FILE}`)
      ? { redirect: `${path}/` }
      : undefined;
  }

  /** What is to be fetched, and first what these pages need. */
  inOrder(pages: readonly string[]): readonly SiteFile[] {
    const { files, wanted } = this.site;
    const first = pages.flatMap((page) => this.filesOf(page));
    return [...new Set([...first, ...files.slice(0, wanted)])];
  }

  filesOf(page: string): readonly SiteFile[] {
    const numbers = Object.hasOwn(this.site.pages, page) ? this.site.pages[page] : [];
    return (numbers ?? []).flatMap((number) => this.site.files[number] ?? []);
  }
}
