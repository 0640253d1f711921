import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The root of the project. */
export const root = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..');

/** A cache for the commands, never committed and safe to delete. */
export const cache = join(root, '.cache');

/** The files in a folder and below it, in order: their paths from there, with `/`. */
export const filesIn = (dir) =>
  readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(dir, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort();

/** The script behind a package's command, to start it with a Node of our choice on any system. */
export function binOf(pkg, command = pkg) {
  const folder = join(root, 'node_modules', pkg);
  const { bin } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return join(folder, typeof bin === 'string' ? bin : bin[command]);
}

/** The Node that comes as a dev dependency, if its own install script has fetched it. */
export function packagedNode() {
  const folder = join(root, 'node_modules', 'node', 'bin');
  return [join(folder, 'node'), join(folder, 'node.exe')].find((path) => existsSync(path));
}

/** True for a Node that runs TypeScript files as they are. */
export function runsTypeScript(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, '').split('.').map(Number);
  return major > 22 || (major === 22 && minor >= 18);
}
