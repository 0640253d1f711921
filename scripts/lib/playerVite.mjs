import { svelte } from '@sveltejs/vite-plugin-svelte';
import { join } from 'node:path';
import { defineConfig } from 'vite';
import { root } from './paths.mjs';

/** The player of SCORM packages: a page by itself that works in any folder, without the network. */
export default defineConfig({
  root: join(root, 'src/player'),
  base: './',
  publicDir: false,
  plugins: [svelte()],
  build: { emptyOutDir: true, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 4000 },
});
