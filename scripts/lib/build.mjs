import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { run } from './children.mjs';
import { modernNode } from './install.mjs';
import { binOf, cache, filesIn, root } from './paths.mjs';

/** All inputs of a build. */
const SOURCES = [
  'src',
  'public',
  'scripts/lib',
  'LICENSE',
  'astro.config.mjs',
  'svelte.config.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

const filesUnder = (path) =>
  statSync(path).isDirectory() ? filesIn(path).map((name) => join(path, name)) : [path];

/** A digest of the names, sizes and times of all sources, and of the address and language to build for. */
function fingerprint({ SITE = '', BASE_PATH = '', SITE_LANGUAGE = '', OFFLINE = '' }) {
  const hash = createHash('sha256');
  hash.update(`${SITE}\n${BASE_PATH}\n${SITE_LANGUAGE}\n${OFFLINE}\n`);
  for (const file of SOURCES.flatMap((name) => filesUnder(join(root, name)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

/** The site that `npm start` serves, for the address in SITE and BASE_PATH, in the language of SITE_LANGUAGE. */
const DIST = { dir: join(root, 'dist'), address: process.env };

const stampOf = (dir) => join(cache, `built-${basename(dir)}`);

/** Whether the site in `dir` was built for `address` from the current sources. */
export function isBuilt({ dir, address } = DIST) {
  if (!existsSync(join(dir, 'index.html')) || !existsSync(stampOf(dir))) return false;
  return readFileSync(stampOf(dir), 'utf8') === fingerprint(address);
}

/** Builds the site into a folder. Any `args` go to Astro's own command, which then decides what is built. */
export async function build({ dir, address } = DIST, { show = false, args = [] } = {}) {
  rmSync(stampOf(dir), { force: true });
  // Computed before the build, so that a file saved while it runs is built again next time.
  const print = fingerprint(address);
  const { SITE = '', BASE_PATH = '', SITE_LANGUAGE = '', OFFLINE = '' } = address;
  const env = { SITE, BASE_PATH, SITE_LANGUAGE, OFFLINE };
  const into = args.length === 0 ? ['--outDir', dir] : args;
  const once = () => run(modernNode(), [binOf('astro'), 'build', ...into], { show, env });
  let site = await once();
  // The indexer of the search sometimes ends before its last file is written, and the build stops at that file.
  const last = join(dir, 'pagefind/pagefind-entry.json');
  if (site.code !== 0 && existsSync(last) && statSync(last).size === 0) site = await once();
  if (site.code === 0 && args.length === 0) writeFileSync(stampOf(dir), print);
  return site;
}
