import { svelte } from '@sveltejs/vite-plugin-svelte';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { language, languagePlugins, messagesOf } from './language.mjs';
import { noteBundled } from './licences.mjs';
import { root } from './paths.mjs';
import { sandboxed } from './sandboxed.mjs';

const { packagePlayerMessages } = await messagesOf('classroom/scorm/messages');

/** Fills the gaps of the page with what its language says. */
const page = {
  name: 'player-page',
  transformIndexHtml: (html) =>
    html.replace(/%(\w+)%/g, (_, name) => ({ language, ...packagePlayerMessages })[name]),
};

/** The player of SCORM packages: a page by itself that works in any folder, without the network. */
export default defineConfig({
  root: join(root, 'src/player'),
  base: './',
  publicDir: false,
  plugins: [...languagePlugins, sandboxed, page, svelte(), noteBundled()],
  worker: { plugins: () => [noteBundled()] },
  build: { emptyOutDir: true, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 4000 },
});
