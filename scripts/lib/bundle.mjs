import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { minify, transformWithOxc } from 'vite';
import { languagePlugins } from './language.mjs';
import { noteBundled } from './licences.mjs';
import { sandboxed } from './sandboxed.mjs';

/** How the scripts of the site are cut into files. `scripts/budget.mjs` weighs what comes of it. */

/**
 * Every import that a page makes later goes through here. The page is told of it, so that it can say
 * when one takes long (`site/PageNotice.astro`).
 *
 * Panels are a few files each, and most of those are here already when one is opened, and Astro has linked the
 * styles of everything that an island may import: nothing is left to preload, and an import is an import.
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  config: () => ({ build: { modulePreload: false } }),
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () =>
      `export const __vitePreload = (load) => {
        const detail = load();
        dispatchEvent(new CustomEvent('noughtbook:part', { detail }));
        return detail;
      };`,
  },
};

/** A script that stands in a page itself, as text: `import script from './x.dom.ts?inlined'`. */
const inlinedScripts = {
  name: 'inlined-scripts',
  enforce: 'pre',
  load: {
    filter: { id: /\?inlined$/ },
    async handler(id) {
      const file = id.replace(/\?inlined$/, '');
      this.addWatchFile(file);
      const { code } = await transformWithOxc(readFileSync(file, 'utf8'), file);
      const small = await minify(file, code, { module: false });
      return `export default ${JSON.stringify(small.code)}`;
    },
  },
};

/** Otherwise an island's file is wrapped in one more, which only passes its exports on. */
const noWrappers = {
  name: 'no-wrappers',
  config: () => ({
    environments: {
      client: { build: { rolldownOptions: { preserveEntrySignatures: 'allow-extension' } } },
    },
  }),
};

/** Starlight remembers how its sidebar was left, and our pages have none. */
const noSidebar = {
  name: 'no-sidebar',
  enforce: 'pre',
  load: {
    filter: { id: /[\\/]starlight[\\/].*[\\/]SidebarPersistState(\.[jt]s)?$/ },
    handler: () => '',
  },
};

/** Whether the site has a service worker: not while it is written, nor if it is built without (docs/offline.md). */
const withOffline = {
  name: 'with-offline',
  config: (_, { command }) => ({
    define: { __OFFLINE__: command === 'build' && process.env.OFFLINE !== 'off' },
  }),
};

/** d3-zoom moves at once here (`duration(0)`): transitions, easing and colours stay away. */
const zoomAtOnce = {
  name: 'zoom-at-once',
  enforce: 'pre',
  resolveId(source, importer = '') {
    const isLeftOut = /^d3-(transition|interpolate)$/.test(source);
    if (!isLeftOut || !/[\\/]d3-zoom[\\/]/.test(importer)) return undefined;
    return fileURLToPath(new URL('../../src/components/ui/noTransition.ts', import.meta.url));
  },
};

/**
 * Modules that go into one file whoever asks for them; the bundler finds all the others by who shares them. What loads
 * the rest later is small and wanted everywhere: it must not bring others along.
 */
const groups = [
  {
    name: 'load',
    priority: 2,
    test: /vite[\\/]preload-helper\.js$|[\\/]platform[\\/]arrive\.dom\.ts$/,
  },
  // Every page reads what is stored, and some read nothing else.
  { name: 'stored', priority: 2, test: /[\\/]platform[\\/]stored\.ts$/ },
  {
    name: 'runtime',
    priority: 1,
    test: /[\\/]node_modules[\\/](svelte|clsx|esm-env|@astrojs[\\/]svelte)[\\/]/,
  },
  // What a quarter of all islands and later parts need: alone, these modules would be forty files of half a kilobyte.
  { name: 'basics', minShareCount: 50 },
];

/** For `vite` in the site's configuration. */
export const bundle = {
  plugins: [
    ...languagePlugins,
    plainImports,
    inlinedScripts,
    sandboxed,
    noWrappers,
    zoomAtOnce,
    noSidebar,
    withOffline,
    noteBundled(),
  ],
  worker: { plugins: () => [noteBundled()] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } },
  },
};
