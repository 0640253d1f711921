import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { run } from './children.mjs';
import { packagedNode, root, runsTypeScript } from './paths.mjs';

const readJson = (path) => JSON.parse(readFileSync(path, 'utf8'));

/**
 * Why node_modules differs from package-lock.json, in words; `undefined` if it doesn't. npm itself records
 * what it has installed, so we need no record of our own.
 */
function whatIsMissing() {
  const record = join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(record)) return 'nothing is installed yet';
  const installed = readJson(record).packages;
  for (const [path, wanted] of Object.entries(readJson(join(root, 'package-lock.json')).packages)) {
    if (path === '') continue;
    const found = installed[path];
    if (!found && !wanted.optional) return `${path} is not installed`;
    if (found && found.version !== wanted.version) return `${path} has another version`;
  }
  if (!packagedNode() && !runsTypeScript(process.version)) return 'Node 24 is not installed';
  return undefined;
}

/** Installs exactly what package-lock.json says, if anything is missing. Throws a `Sentence` if that fails. */
export async function ensureInstalled() {
  const missing = whatIsMissing();
  if (!missing) return;
  process.stderr.write(`Installing the packages (${missing}); this takes a minute …\n`);
  const args = ['ci', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'];
  const npm = process.env.npm_execpath;
  const { code, output } = npm?.endsWith('.js')
    ? await run(process.execPath, [npm, ...args])
    : await run(process.platform === 'win32' ? 'npm.cmd' : 'npm', args);
  if (code !== 0) {
    process.stderr.write(output);
    throw new Sentence('The packages could not be installed: see what npm says above.');
  }
  const still = whatIsMissing();
  if (still) throw new Sentence(`npm ci has run, but ${still}; are install scripts switched off?`);
}

/** The Node that runs our tools: version 24 from the packages, or the one at hand if it is new enough. */
export function modernNode() {
  return packagedNode() ?? process.execPath;
}

/** An error that the user can do something about; it is shown without a stack trace. */
export class Sentence extends Error {}

export const textOf = (error) => (error instanceof Sentence ? error.message : error.stack);

/** Runs one of our commands, prints a `Sentence` without its stack, and sets the exit status. */
export async function main(command) {
  try {
    process.exitCode = (await command()) ?? 0;
  } catch (error) {
    process.stderr.write(`${textOf(error)}\n`);
    process.exitCode = 1;
  }
}
