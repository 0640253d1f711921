import { createHash } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, relative } from 'node:path';
import { run } from './children.mjs';
import { modernNode } from './install.mjs';
import { binOf, cache, root } from './paths.mjs';
import { buildPlayer } from './player.mjs';

/** Everything that a build reads. */
const SOURCES = [
  'src',
  'public',
  'astro.config.mjs',
  'svelte.config.js',
  'package-lock.json',
  'tsconfig.json',
];

function filesUnder(path) {
  if (!existsSync(path)) return [];
  if (!statSync(path).isDirectory()) return [path];
  return readdirSync(path).flatMap((name) => filesUnder(join(path, name)));
}

/** A digest of the names, sizes and times of all sources, and of the address that the site is built for. */
function fingerprint() {
  const hash = createHash('sha256');
  hash.update(`${process.env.SITE ?? ''}\n${process.env.BASE_PATH ?? ''}\n`);
  for (const file of SOURCES.flatMap((name) => filesUnder(join(root, name)))) {
    const { size, mtimeMs } = statSync(file);
    hash.update(`${relative(root, file)} ${size} ${mtimeMs}\n`);
  }
  return hash.digest('hex');
}

const stamp = join(cache, 'built');
const dist = join(root, 'dist');

/** True when dist was built from the sources as they stand. */
export function isBuilt() {
  if (!existsSync(join(dist, 'index.html')) || !existsSync(stamp)) return false;
  return readFileSync(stamp, 'utf8') === fingerprint();
}

/** Builds the site into dist, and the player of packages for learning platforms beside it. */
export async function build({ show = false, args = [] } = {}) {
  rmSync(stamp, { force: true });
  // Taken before the build: a file that is saved while it runs is built again next time.
  const print = fingerprint();
  const site = await run(modernNode(), [binOf('astro'), 'build', ...args], { show });
  const result = site.code === 0 && args.length === 0 ? await buildPlayer(dist) : site;
  if (result.code === 0 && args.length === 0) {
    mkdirSync(cache, { recursive: true });
    writeFileSync(stamp, print);
  }
  return result;
}
