import { createHash } from 'node:crypto';
import { existsSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { run } from './children.mjs';
import { modernNode } from './install.mjs';
import { addLicences, startList } from './licences.mjs';
import { binOf, cache, root } from './paths.mjs';
import { buildPlayer } from './player.mjs';
import { basePath } from './serve.mjs';
import { shareStyles } from './sharedStyles.mjs';

/** All inputs of a build. */
const SOURCES = [
  'src',
  'public',
  'scripts/lib',
  'scripts/precache.mjs',
  'LICENSE',
  'astro.config.mjs',
  'svelte.config.js',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
];

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
}

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

/**
 * Builds the site into a folder, and the player of packages for learning platforms beside it. Any
 * `args` go to Astro's own command, which then decides what is built.
 */
export async function build({ dir, address } = DIST, { show = false, args = [] } = {}) {
  rmSync(stampOf(dir), { force: true });
  // Computed before the build, so that a file saved while it runs is built again next time.
  const print = fingerprint(address);
  const { SITE = '', BASE_PATH = '', SITE_LANGUAGE = '', OFFLINE = '' } = address;
  const env = { SITE, BASE_PATH, SITE_LANGUAGE, OFFLINE };
  const into = args.length === 0 ? ['--outDir', dir] : args;
  const list = join(cache, `bundled-${basename(dir)}`);
  const noted = { ...env, ...startList(list) };
  const site = await run(modernNode(), [binOf('astro'), 'build', ...into], { show, env: noted });
  if (site.code !== 0 || args.length > 0) return site;
  addLicences(dir, list);
  const player = await buildPlayer(dir, env);
  if (player.code !== 0) return player;
  shareStyles(dir, basePath(BASE_PATH));
  // It needs a package, and this file is read before those are installed.
  const { addPolicies } = await import('./contentPolicy.mjs');
  addPolicies(dir);
  // The service worker lists the files by their content, so it comes last.
  const worker = await run(modernNode(), [join(root, 'scripts/precache.mjs'), dir], { env });
  if (worker.code === 0) writeFileSync(stampOf(dir), print);
  return worker;
}
