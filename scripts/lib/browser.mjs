import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from './children.mjs';
import { Sentence, modernNode } from './install.mjs';
import { binOf, root } from './paths.mjs';

/** Chromium without windows, with which the tests take two thirds of the time. */
const QUICK = ['chromium-headless-shell', 'chrome-headless-shell'];
const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];

/** Whether Playwright has downloaded a browser before. It finds that one and its headless variant by itself. */
function hasPlaywrightsOwn() {
  try {
    const { chromium } = createRequire(join(root, 'package.json'))('@playwright/test');
    return existsSync(chromium.executablePath());
  } catch {
    return false;
  }
}

/** The path of the first of these commands that is installed. */
function onPath(names) {
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const paths = names.flatMap((name) => folders.map((folder) => join(folder, name)));
  return paths.find((path) => existsSync(path));
}

const quick = () => onPath(QUICK);

/** The path of an installed browser, if Playwright should not use its own. */
export function findBrowser() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  if (quick() || hasPlaywrightsOwn()) return quick();
  return onPath(NAMES);
}

const isThere = () => Boolean(findBrowser()) || hasPlaywrightsOwn();

/** Installs a Debian package. Only works as root, on systems with apt. */
async function installDebian(name) {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).error) return;
  process.stderr.write(`Installing Debian's ${name} …\n`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const { code, output } = await run('apt-get', ['install', '-y', name], { env });
  if (code !== 0) process.stderr.write(output);
}

/** Finds a browser for the tests and installs one if there is none. Throws a `Sentence` if nothing works. */
export async function ensureBrowser() {
  if (!isThere()) {
    process.stderr.write("No Chromium or Chrome found; trying Playwright's download …\n");
    await run(modernNode(), [binOf('@playwright/test', 'playwright'), 'install', 'chromium']);
  }
  for (const name of ['chromium-headless-shell', 'chromium'])
    if (!isThere()) await installDebian(name);
  if (isThere()) return;
  throw new Sentence(
    'No browser could be found or installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}
