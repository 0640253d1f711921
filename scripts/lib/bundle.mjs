import { fileURLToPath } from 'node:url';

/** How the scripts of the site are cut into files. `scripts/budget.mjs` weighs what comes of it. */

/**
 * Panels are a few files each, and most of those are here already when one is opened: lists of them
 * beside every `import()` weigh more than they save. Astro has linked the styles of everything that an
 * island may import, so nothing is left to preload, and an import is an import.
 */
const plainImports = {
  name: 'plain-imports',
  enforce: 'pre',
  config: () => ({ build: { modulePreload: false } }),
  load: {
    filter: { id: /^\0vite\/preload-helper\.js$/ },
    handler: () => 'export const __vitePreload = (load) => load();',
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

/** d3-zoom moves at once here (`duration(0)`): transitions, easing and colours stay away. */
const zoomAtOnce = {
  name: 'zoom-at-once',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (source !== 'd3-transition' || !/[\\/]d3-zoom[\\/]/.test(importer)) return undefined;
    return fileURLToPath(new URL('../../src/components/islands/atOnce.ts', import.meta.url));
  },
};

/** Files of `folder`, by their names without endings. */
const among = (folder, ...names) =>
  new RegExp(`[\\\\/]src[\\\\/]${folder.replaceAll('/', '[\\\\/]')}[\\\\/](${names.join('|')})\\.`);

const anyOf = (...tests) => new RegExp(tests.map(({ source }) => source).join('|'));

/**
 * What nearly the same pages need goes into one file: many small ones compress badly. A group takes
 * along all that its files import, unless a group before it has that.
 */
const groups = [
  { name: 'runtime', test: /[\\/]node_modules[\\/](svelte|clsx|esm-env|@astrojs[\\/]svelte)[\\/]/ },
  {
    name: 'basics',
    test: anyOf(
      among('engine/core', 'types', 'result', 'rng', 'json'),
      among('engine/game', 'geometry', 'variants', 'setup', 'signs', 'bitPosition'),
      among('i18n', 'language', 'en[\\\\/]grammar'),
      among('components/state', 'aside', 'addressFields', 'browserStore'),
      among('components/worker', 'workerProblem'),
      among('components/view', 'problems', 'strokes', 'boardSpace'),
      // Pages of large boards have signs on their buttons, and no board of nine cells.
      among('components/islands', 'Icon', 'icons', 'Words'),
    ),
  },
  {
    name: 'search',
    test: anyOf(
      among('engine/core', 'ratingScale'),
      among('engine/search', 'minimax', 'rules'),
      among('engine/trace', 'search(Recorder|Reader|Tracer|Trace)'),
      among('engine/runs', 'recordWith', 'request'),
      among('engine/game', 'treeSize'),
      among('components/state', 'address'),
      among('components/view', 'scale', 'scoreInk', 'eventInk'),
      among('i18n', 'en[\\\\/]choosing'),
    ),
  },
  {
    name: 'exercise',
    test: among('engine/exercise', 'contract', 'codec', 'fields', 'nineParams', 'draw', 'pick'),
  },
  { name: 'progress', test: among('components/state', 'progress', 'keptText') },
  {
    name: 'parts',
    test: anyOf(
      among('components/islands', 'BoardPicture', 'BoardGrid'),
      among('components/view', 'setupView'),
    ),
  },
];

/** For `vite` in the site's configuration. */
export const bundle = {
  plugins: [plainImports, noWrappers, zoomAtOnce],
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            codeSplitting: {
              groups: groups.map((group, at) => ({ ...group, priority: groups.length - at })),
            },
          },
        },
      },
    },
  },
};
