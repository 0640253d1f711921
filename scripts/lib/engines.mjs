import { existsSync, globSync } from 'node:fs';
import { ensureBrowser, installDebians, onPath } from './browser.mjs';
import { Sentence } from './install.mjs';

const MAC_FIREFOX = '/Applications/Firefox.app/Contents/MacOS/firefox';
/** Where distributions keep the small browser of WebKitGTK, which is on no path. */
const MINI_BROWSERS = '/usr/{lib,lib64,libexec}/{,*/}webkit{2,}gtk-*/MiniBrowser';

/** The path of Firefox, if there is one. */
export function findFirefox() {
  const named = process.env.FIREFOX_PATH;
  if (named) {
    if (existsSync(named)) return named;
    throw new Sentence(`FIREFOX_PATH says ${named}, but there is no such file.`);
  }
  return onPath(['firefox-esr', 'firefox']) ?? (existsSync(MAC_FIREFOX) ? MAC_FIREFOX : undefined);
}

/** The paths of what WebKit takes, if all of it is there: its driver, its browser and a screen. */
export function findWebKit() {
  const driver = onPath(['WebKitWebDriver']);
  const [miniBrowser] = globSync(MINI_BROWSERS);
  const screen = onPath(['Xvfb']);
  return driver && miniBrowser && screen ? { driver, miniBrowser, screen } : undefined;
}

async function ensureFirefox() {
  if (!findFirefox()) await installDebians('firefox-esr');
  if (findFirefox()) return;
  throw new Sentence(
    'Firefox could not be found or installed: install it, or set FIREFOX_PATH to it.',
  );
}

async function ensureWebKit() {
  if (!findWebKit()) await installDebians('webkit2gtk-driver', 'xvfb');
  if (findWebKit()) return;
  throw new Sentence(
    'WebKit could not be found or installed: on Debian, install webkit2gtk-driver and xvfb.',
  );
}

/** Finds or installs the browser of each engine. Throws a `Sentence` when that fails. */
export const ENSURE = { chromium: ensureBrowser, firefox: ensureFirefox, webkit: ensureWebKit };
