import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** The player of SCORM packages: a page by itself that works in any folder, without the network. */
export default defineConfig({
  root: import.meta.dirname,
  base: './',
  publicDir: false,
  plugins: [svelte()],
  build: { emptyOutDir: true, modulePreload: { polyfill: false }, chunkSizeWarningLimit: 4000 },
});
