import { existsSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { addressesIn, addressesInCss, elementsOf } from './html.mjs';
import { SUB_PATH } from './testSite.mjs';

const exists = (path) =>
  existsSync(path) && (statSync(path).isFile() || existsSync(join(path, 'index.html')));

/** Why an address on the page `page` (a path below the base) is wrong; `undefined` if it is right. */
function whyWrong(dir, page, address) {
  if (/^(data:|mailto:|tel:|javascript:|blob:|#)/i.test(address) || address === '')
    return undefined;
  const here = `${SUB_PATH.SITE}${SUB_PATH.BASE_PATH}/${page}`;
  let url;
  try {
    url = new URL(address, here);
  } catch {
    return 'is not an address';
  }
  if (url.origin !== SUB_PATH.SITE) return undefined;
  const base = `${SUB_PATH.BASE_PATH}/`;
  if (`${url.pathname}/` === base) return undefined;
  if (!url.pathname.startsWith(base)) return `does not start with ${base}`;
  // The page for wrong addresses names an address of its own that nobody is sent to.
  if (page === '404.html' && url.pathname === `${base}404/`) return undefined;
  const target = join(dir, decodeURIComponent(url.pathname.slice(base.length)));
  return exists(target) ? undefined : 'leads to nothing';
}

function addressesOf(path, text) {
  if (path.endsWith('.css')) return addressesInCss(text);
  // A script knows its neighbours by relative paths; a path from the root forgets the base.
  if (/\.m?js$/.test(path))
    return [...text.matchAll(/["'`](\/_astro\/[^"'`]+)/g)].map((each) => each[1]);
  return elementsOf(text).flatMap((element) => [
    ...addressesIn(element),
    ...(element.name === 'style' ? addressesInCss(element.text) : []),
  ]);
}

/** Every wrong address in a site built for `SUB_PATH`, as sentences, and how many addresses were checked. */
export function checkSubPath(dir) {
  const files = readdirSync(dir, { recursive: true }).filter((path) =>
    /\.(html|css|m?js)$/.test(path),
  );
  const wrong = new Set();
  let checked = 0;
  for (const file of files.map((path) => relative(dir, join(dir, path)))) {
    const page = file.split(sep).join('/');
    // Pagefind's own script finds its files from where it lies.
    if (page.startsWith('pagefind/')) continue;
    for (const address of addressesOf(page, readFileSync(join(dir, file), 'utf8'))) {
      checked++;
      const why = whyWrong(dir, page, address);
      if (why) wrong.add(`${page}: ${address} ${why}`);
    }
  }
  return { checked, wrong: [...wrong] };
}
