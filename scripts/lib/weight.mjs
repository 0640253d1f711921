import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { init, parse } from 'es-module-lexer';
import { addressesInCss, elementsOf } from './html.mjs';

const gzipped = (data) => gzipSync(data, { level: 9 }).length;

/** The file of an address in the built site; `undefined` for addresses outside it. */
function fileOf({ dir, base }, page, address) {
  const url = new URL(address, `http://site${base}${page}`);
  if (url.origin !== 'http://site' || !url.pathname.startsWith(base)) return undefined;
  const path = decodeURIComponent(url.pathname.slice(base.length));
  return existsSync(join(dir, path)) ? path : undefined;
}

/** Adds a module and all its static imports to `first`, and its dynamic imports to `later`. */
function follow(site, path, first, later) {
  if (first.has(path)) return;
  first.add(path);
  const code = readFileSync(join(site.dir, path), 'utf8');
  followImports(site, path, code, first, later);
}

function followImports(site, path, code, first, later) {
  for (const { n: plain, d: dynamic, s: start, e: end } of parse(code)[0]) {
    // The minifier writes import(`./x.js`), which the lexer does not take for a plain string.
    const specifier = plain ?? /^`([^`$]+)`$/.exec(code.slice(start, end))?.[1];
    if (!specifier) continue;
    const target = fileOf(site, path, specifier);
    if (!target) continue;
    if (dynamic === -1) follow(site, target, first, later);
    else later.add(target);
  }
}

/** The files of these modules of a page, and of all that they import before they run. */
export async function modulesOf(site, page, addresses) {
  await init;
  const modules = new Set();
  for (const each of addresses) follow(site, fileOf(site, page, each), modules, new Set());
  return [...modules];
}

function collectScripts(site, page, elements) {
  const first = new Set();
  const later = new Set();
  let inline = '';
  const enter = (address) => {
    const path = fileOf(site, page, address);
    if (path) follow(site, path, first, later);
  };
  for (const { name, attributes, text } of elements) {
    if (name === 'script' && attributes.src) enter(attributes.src);
    else if (name === 'script' && !/json|speculationrules/.test(attributes.type ?? '')) {
      inline += `${text}\n`;
      if (attributes.type === 'module') followImports(site, page, text, first, later);
    } else if (name === 'link' && attributes.rel === 'modulepreload') enter(attributes.href);
    else if (name === 'astro-island') {
      // The head of the page names the files of the first of them (`firstIsland.mjs`).
      const urls = [attributes['component-url'], attributes['renderer-url']];
      for (const path of urls.map((url) => fileOf(site, page, url))) if (path) later.add(path);
    }
  }
  return { first, later: reachable(site, first, later), inline };
}

/** Everything that dynamic imports can load, without what is loaded already. `later` grows while it is walked. */
function reachable(site, first, later) {
  const all = new Set(first);
  for (const path of later) follow(site, path, all, later);
  return [...all].filter((path) => !first.has(path));
}

/** The fonts that nearly every page loads: those of other alphabets come when a page has a letter of theirs. */
const latinFonts = (site, page, css) =>
  addressesInCss(css)
    .map((each) => fileOf(site, page, each))
    .filter((path) => path && /-latin-.*\.woff2$/.test(path));

/** Bytes of a page of the built site and, when they are asked for, of its scripts, gzip-compressed; and the files that it asks for, or may. */
export async function weigh(dir, page, base = '/') {
  await init;
  const site = { dir, base };
  const html = readFileSync(join(dir, page), 'utf8');
  const elements = elementsOf(html);
  const { first, later, inline } = collectScripts(site, page, elements);
  const size = (paths) =>
    [...paths].reduce((sum, path) => sum + gzipped(readFileSync(join(dir, path))), 0);
  const sheets = elements
    .filter(({ name, attributes }) => name === 'link' && attributes.rel === 'stylesheet')
    .map(({ attributes }) => fileOf(site, page, attributes.href))
    .filter(Boolean);
  const fonts = [
    ...elements.flatMap(({ name, text }) => (name === 'style' ? latinFonts(site, page, text) : [])),
    ...sheets.flatMap((path) => latinFonts(site, path, readFileSync(join(dir, path), 'utf8'))),
  ];
  return {
    script: () => size(first) + (inline ? gzipped(inline) : 0),
    later: () => size(later),
    html: gzipped(html),
    files: [...first],
    all: [...new Set([...first, ...later, ...sheets, ...fonts])],
  };
}
