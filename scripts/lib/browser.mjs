import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { run } from './children.mjs';
import { Sentence, modernNode } from './install.mjs';
import { binOf, root } from './paths.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const PLACES = [
  '/usr/bin/chromium',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser that Playwright has downloaded before, if it has. */
function playwrightsOwn() {
  try {
    const path = createRequire(join(root, 'package.json'))(
      '@playwright/test',
    ).chromium.executablePath();
    return existsSync(path) ? path : undefined;
  } catch {
    return undefined;
  }
}

/** A browser that is there already: CHROMIUM_PATH, an installed Chromium or Chrome, Playwright's own. */
export function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Sentence(`CHROMIUM_PATH says ${named}, but there is no such file.`);
  }
  const folders = (process.env.PATH ?? '').split(delimiter).filter(Boolean);
  const onPath = NAMES.flatMap((name) => folders.map((folder) => join(folder, name)));
  return [...onPath, ...PLACES].find((path) => existsSync(path)) ?? playwrightsOwn();
}

/** Debian's own Chromium: only as root, and only where there is apt. */
async function installDebians() {
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version']).error) return;
  process.stderr.write("Installing Debian's Chromium …\n");
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await run('apt-get', ['update'], { env });
  const { code, output } = await run('apt-get', ['install', '-y', 'chromium'], { env });
  if (code !== 0) process.stderr.write(output);
}

/** A browser for the tests, installed if there is none. Throws a `Sentence` when all ways fail. */
export async function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  process.stderr.write("No Chromium or Chrome found; trying Playwright's download …\n");
  await run(modernNode(), [binOf('@playwright/test', 'playwright'), 'install', 'chromium']);
  if (!findBrowser()) await installDebians();
  const installed = findBrowser();
  if (installed) return installed;
  throw new Sentence(
    'No browser could be found or installed: install Chromium or Chrome, or set CHROMIUM_PATH to one.',
  );
}
