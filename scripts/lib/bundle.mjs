import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minify, transformWithOxc } from 'vite';
import { languagePlugins, messagesFile } from './language.mjs';
import { noteBundled } from './licences.mjs';
import { root } from './paths.mjs';

/** How the scripts of the site are cut into files. `scripts/budget.mjs` weighs what comes of it. */

/**
 * Every import that a page makes later goes through here. The page is told of it, so that it can say
 * when one takes long (`site/PageNotice.astro`).
 *
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

/** A browser that has visited the built site at this address still has its service worker: it is sent away. */
const noServiceWorker = {
  name: 'no-service-worker',
  configureServer({ config, middlewares }) {
    middlewares.use(`${config.base}sw.js`, (_, response) => {
      response.setHeader('content-type', 'text/javascript');
      response.end(readFileSync(new URL('noServiceWorker.js', import.meta.url)));
    });
  },
};

/** d3-zoom moves at once here (`duration(0)`): transitions, easing and colours stay away. */
const zoomAtOnce = {
  name: 'zoom-at-once',
  enforce: 'pre',
  resolveId(source, importer = '') {
    if (source !== 'd3-transition' || !/[\\/]d3-zoom[\\/]/.test(importer)) return undefined;
    return fileURLToPath(new URL('../../src/components/ui/noTransition.ts', import.meta.url));
  },
};

/** The source files of a group, by their paths under `src` or as messages; a file that is gone stops the build. */
function files(...paths) {
  const wanted = new Set(
    paths.map((path) =>
      path.startsWith('#language/')
        ? messagesFile(path.replace('#language/', ''))
        : join(root, 'src', path),
    ),
  );
  for (const path of wanted) if (!existsSync(path)) throw new Error(`bundle.mjs names ${path}`);
  return (id) => wanted.has(id.replace(/\?.*$/, ''));
}

/** What runs islands. */
const runtime = /[\\/]node_modules[\\/](svelte|clsx|esm-env|@astrojs[\\/]svelte)[\\/]/;

const basics = files(
  ...['types', 'result', 'rng', 'json'].map((name) => `engine/core/${name}.ts`),
  ...['geometry', 'variants', 'setup', 'signs', 'bitPosition'].map(
    (name) => `engine/game/${name}.ts`,
  ),
  '#language/ui/language/grammar',
  'components/platform/workerProblem.ts',
  'components/platform/problems.ts',
  'components/platform/latinLetter.ts',
  'components/ui/board/strokes.ts',
  'components/ui/board/boardSpace.ts',
  // Pages of large boards have signs on their buttons, and no board of nine cells.
  'components/ui/Icon.svelte',
  'components/ui/icons.ts',
  'components/ui/RichText.svelte',
  'components/ui/speaker.svelte.ts',
);

const preloadHelper = /vite[\\/]preload-helper\.js$/;
const arrival = files('components/platform/arrive.dom.ts');

/**
 * Modules that nearly the same pages need go into one file, because many small files compress badly. A group
 * includes everything that its files import, unless an earlier group has it.
 */
const groups = [
  // Small, and wanted by everything that loads something later: it must not bring others along.
  { name: 'load', test: (id) => preloadHelper.test(id) || arrival(id) },
  // Phrases of the text find their figure by it, also in a lesson that is only text: nothing else may come with it.
  { name: 'figures', test: files('components/stepper/figures.ts') },
  { name: 'stored', test: files('components/platform/stored.ts') },
  // Every page may import something late; it must not load somebody's group for that.
  { name: 'preload-helper', test: /^\0vite\/preload-helper/ },
  {
    name: 'basics',
    // Every page with an island has both.
    test: (id) => runtime.test(id) || basics(id),
  },
  {
    name: 'links',
    test: files('components/platform/link.ts', 'components/platform/linkFields.ts'),
  },
  // Exercises and races step too, without what is around a figure.
  {
    name: 'timeline',
    test: files(
      'components/stepper/timeline.svelte.ts',
      'components/stepper/questioning.svelte.ts',
      'components/stepper/StepControls.svelte',
      'components/stepper/StepSentence.svelte',
      'components/stepper/codeView.ts',
      '#language/stepper/frame',
      'components/stepper/questions.ts',
    ),
  },
  {
    name: 'search',
    test: files(
      'engine/core/ratingScale.ts',
      'engine/search/minimax.ts',
      'engine/search/rules.ts',
      ...['Recorder', 'Reader', 'Tracer', 'Trace'].map((name) => `engine/trace/search${name}.ts`),
      'engine/runs/recordWith.ts',
      'engine/runs/request.ts',
      'engine/game/treeSize.ts',
      'components/stepper/search/scoreInk.ts',
      'components/stepper/eventInk.ts',
      '#language/stepper/search/choosing',
    ),
  },
  {
    name: 'exercise',
    test: files(
      ...['contract', 'codec', 'fields', 'smallParams', 'draw', 'pick'].map(
        (name) => `engine/exercise/${name}.ts`,
      ),
    ),
  },
  {
    name: 'workers',
    test: files('components/platform/worker.ts', 'components/stepper/searchWorker.dom.ts'),
  },
  {
    // The two pages of play. The first page has a game as well, but neither its players nor its hints.
    name: 'game',
    test: files(
      ...['game.ts', 'session.svelte.ts'].map((name) => `components/play/${name}`),
      'components/ui/speaker.svelte.ts',
    ),
  },
  // Pages of games and the classroom load parts later; neither needs what the other has.
  { name: 'lazy', test: files('components/ui/LazyPart.svelte') },
  {
    name: 'play',
    test: files(
      ...[
        'playSession.svelte',
        'played',
        'announce',
        'playKeys',
        'singleKeys',
        'singleKeys.dom',
      ].map((name) => `components/play/${name}.ts`),
      '#language/play/messages',
      ...['PlayFrame', 'PlayControls', 'Players', 'GameSlip'].map(
        (name) => `components/play/${name}.svelte`,
      ),
    ),
  },
  // Small ones, which nearly every page of large boards has.
  {
    name: 'large-cells',
    test: files(
      'components/ui/large-board/cellName.ts',
      'components/ui/large-board/boardSettings.ts',
      'engine/game/large/winScan.ts',
      'engine/game/large/sparseBoard.ts',
    ),
  },
  { name: 'best-line', test: files('engine/runs/bestLine.ts') },
  { name: 'progress', test: files('components/platform/progress.ts') },
  {
    name: 'parts',
    test: files(
      'components/ui/board/BoardPicture.svelte',
      'components/ui/board/BoardGrid.svelte',
      'components/ui/board/setupView.ts',
    ),
  },
  {
    name: 'describe',
    test: files(
      'components/stepper/search/describe.ts',
      'components/stepper/search/facts.ts',
      'components/stepper/search/boardView.ts',
      '#language/stepper/search/messages',
      'components/stepper/tree/tidyTree.ts',
    ),
  },
  // These take along nothing that they import: each page has most of that already.
  {
    name: 'page-figure',
    includeDependenciesRecursively: false,
    test: files(
      ...['CodePanel', 'FigureTools', 'StepperFrame'].map(
        (name) => `components/stepper/${name}.svelte`,
      ),
      'components/stepper/pageFigure.svelte.ts',
      'components/stepper/settings.ts',
    ),
  },
  {
    name: 'walkthrough',
    includeDependenciesRecursively: false,
    test: files(
      ...['Walkthrough', 'FigureTree'].map(
        (name) => `components/stepper/walkthrough/${name}.svelte`,
      ),
      ...['CallTree', 'TreeNode'].map((name) => `components/stepper/tree/${name}.svelte`),
      ...['CallStack', 'FigureBoard'].map((name) => `components/stepper/search/${name}.svelte`),
      ...['Drawing', 'Drawn', 'Nodes', 'Cuts', 'Layout', 'View'].map(
        (name) => `components/stepper/tree/tree${name}.ts`,
      ),
      ...['figure.svelte', 'stepper.svelte', 'searchQuestioning.svelte', 'recording.svelte'].map(
        (name) => `components/stepper/search/${name}.ts`,
      ),
      ...['searchKit', 'searchPanels', 'loadedSearches'].map(
        (name) => `components/stepper/search/${name}.ts`,
      ),
      ...['recorder', 'stepping'].map((name) => `components/stepper/${name}.ts`),
    ),
  },
  {
    name: 'large-look',
    includeDependenciesRecursively: false,
    test: files(
      ...['boardSettings', 'gameLook', 'scene'].map(
        (name) => `components/ui/large-board/${name}.ts`,
      ),
    ),
  },
  {
    name: 'sparse-board',
    includeDependenciesRecursively: false,
    test: files(
      ...['sparseBoard', 'board', 'chunks'].map((name) => `engine/game/large/${name}.ts`),
    ),
  },
];

/** For `vite` in the site's configuration. */
export const bundle = {
  plugins: [
    ...languagePlugins,
    plainImports,
    inlinedScripts,
    noWrappers,
    zoomAtOnce,
    noServiceWorker,
    noteBundled(),
  ],
  worker: { plugins: () => [noteBundled()] },
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
