/** The path of this build on its host, with a slash at both ends: "/" or "/noughtbook/". */
const BASE = import.meta.env.BASE_URL;

/**
 * An address inside the site, given from its root: `href('/tree/')`. Components use this; in Markdown
 * and MDX plain links from the root are enough (see links-under-base.mjs).
 */
export function href(path: string): string {
  return BASE + path.replace(/^\/+/, '');
}

/** Is `pathname` the page at `path`, or one below it? */
export function isUnder(pathname: string, path: string): boolean {
  return pathname.startsWith(href(path));
}
