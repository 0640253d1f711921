import { svelte } from '@sveltejs/vite-plugin-svelte';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { language, languagePlugins, messagesOf } from './language.mjs';
import { addLicences, noteBundled } from './licences.mjs';
import { filesIn, root } from './paths.mjs';
import { sandboxed } from './sandboxed.mjs';

const PAGE = 'index.html';

const { packagePlayerMessages } = await messagesOf('classroom/scorm/messages');

/** Fills the gaps of the page with what its language says. */
const page = {
  name: 'player-page',
  transformIndexHtml: (html) =>
    html.replace(/%(\w+)%/g, (_, name) => ({ language, ...packagePlayerMessages })[name]),
};

/**
 * Builds the player of SCORM packages into `<dist>/scorm`: a page by itself that works in any folder, without the
 * network. Its HTML is stored in `player.json`, beside the list of its files, because it belongs into packages and is
 * not a page of the site.
 */
export async function buildPlayer(dist) {
  const outDir = join(dist, 'scorm');
  await build({
    configFile: false,
    root: join(root, 'src/player'),
    base: './',
    publicDir: false,
    logLevel: 'warn',
    plugins: [...languagePlugins, sandboxed, page, svelte(), noteBundled()],
    worker: { plugins: () => [noteBundled()] },
    build: {
      outDir,
      emptyOutDir: true,
      modulePreload: { polyfill: false },
      chunkSizeWarningLimit: 4000,
    },
  });
  addLicences(outDir);
  const files = filesIn(outDir).filter((path) => path !== PAGE);
  const html = readFileSync(join(outDir, PAGE), 'utf8');
  rmSync(join(outDir, PAGE));
  writeFileSync(join(outDir, 'player.json'), `${JSON.stringify({ page: html, files })}\n`);
}
