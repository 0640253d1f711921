import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { messagesFile } from './language.mjs';
import { root } from './paths.mjs';

/** Which modules go into one file: for `scripts/lib/bundle.mjs`. */

/** The source files of a group, by their paths under `src` or as messages; a file that is gone stops the build. */
function files(...paths) {
  const wanted = new Set(
    paths.map((path) =>
      path.startsWith('#language/')
        ? messagesFile(path.replace('#language/', ''))
        : join(root, 'src', path),
    ),
  );
  for (const path of wanted)
    if (!existsSync(path)) throw new Error(`bundleGroups.mjs names ${path}`);
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
  // Whatever draws on a canvas has it: large boards, the skyline, disc and shelf.
  'components/ui/large-board/watchPalette.dom.ts',
);

const preloadHelper = /vite[\\/]preload-helper\.js$/;
const arrival = files('components/platform/arrive.dom.ts', 'components/platform/whenIdle.dom.ts');

/**
 * Modules that nearly the same pages need go into one file, because many small files compress badly. A group
 * includes everything that its files import, unless an earlier group has it.
 */
export const groups = [
  // Small, and wanted by everything that loads something later: it must not bring others along.
  { name: 'load', test: (id) => preloadHelper.test(id) || arrival(id) },
  // Phrases of the text find their figure by it, also in a lesson that is only text: nothing else may come with it.
  { name: 'figures', test: files('components/stepper/figures.ts') },
  {
    name: 'stored',
    test: files('components/platform/stored.ts', 'components/platform/singleKeys.ts'),
  },
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
      'components/stepper/inks.ts',
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
    test: files('components/play/game.ts', 'components/play/session.svelte.ts'),
  },
  // Pages of games and the classroom load parts later; neither needs what the other has.
  { name: 'lazy', test: files('components/ui/LazyPart.svelte') },
  {
    name: 'play',
    test: files(
      ...['playSession.svelte', 'played', 'announce', 'playKeys.dom'].map(
        (name) => `components/play/${name}.ts`,
      ),
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
    ),
  },
  {
    name: 'walkthrough',
    includeDependenciesRecursively: false,
    test: files(
      ...['Walkthrough', 'FigureTree'].map(
        (name) => `components/stepper/walkthrough/${name}.svelte`,
      ),
      ...['CallStack', 'FigureBoard'].map((name) => `components/stepper/search/${name}.svelte`),
      ...['figure.svelte', 'stepper.svelte', 'searchQuestioning.svelte', 'recording.svelte'].map(
        (name) => `components/stepper/search/${name}.ts`,
      ),
      ...['recorder', 'stepping'].map((name) => `components/stepper/${name}.ts`),
    ),
  },
  {
    // What draws the calls of a search: it comes when the page is idle.
    name: 'tree',
    includeDependenciesRecursively: false,
    test: files(
      ...['Node', 'Labels', 'Legend', 'Lens', 'Cut', 'Motion', 'Window'].map(
        (name) => `components/stepper/tree/Tree${name}.svelte`,
      ),
      ...['CallTree', 'CallList'].map((name) => `components/stepper/tree/${name}.svelte`),
      ...[
        'Drawing',
        'Drawn',
        'Fit',
        'Labels',
        'Layout',
        'List',
        'Moment',
        'View',
        'Zoom.svelte',
      ].map((name) => `components/stepper/tree/tree${name}.ts`),
      '#language/stepper/tree/messages',
    ),
  },
  {
    // Small parts of a figure that come when they are wanted.
    name: 'figure-parts',
    includeDependenciesRecursively: false,
    test: files(
      'components/stepper/PredictTally.svelte',
      'components/stepper/linear/StepPredictPanel.svelte',
      'components/stepper/FigureTroubles.svelte',
    ),
  },
  {
    // Small parts of exercises.
    name: 'answers',
    includeDependenciesRecursively: false,
    test: files(
      ...['AnswerChoice', 'BoardAndAnswers', 'BoardChoice', 'ChoiceAnswers'].map(
        (name) => `components/exercises/frame/${name}.svelte`,
      ),
    ),
  },
  {
    // The whole game as a disc: who draws it needs all of it.
    name: 'disc',
    includeDependenciesRecursively: false,
    test: files(
      ...['DiscPicture', 'DiscKey'].map((name) => `components/ui/disc/${name}.svelte`),
      ...['discPaint', 'discShapes', 'discInks.dom'].map((name) => `components/ui/disc/${name}.ts`),
    ),
  },
  {
    name: 'large-look',
    includeDependenciesRecursively: false,
    test: files(
      ...['boardSettings', 'gameLook', 'marksBox', 'scene'].map(
        (name) => `components/ui/large-board/${name}.ts`,
      ),
    ),
  },
];
