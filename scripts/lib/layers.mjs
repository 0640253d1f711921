import { posix, relative, sep } from 'node:path';

/**
 * Who may import whom: the dependency rule of this project, as data and as the linters' rule `local/layers`.
 *
 * A module is a folder. `sees` lists the modules whose values it may import, `types` those that it may
 * import with `import type` only, `packages` the bare specifiers (a trailing `*` matches a prefix).
 * A module always sees itself. Where `features` is set, each of its folders is a feature, and features
 * do not see one another, except those named in it. The linter also looks at dynamic imports, re-exports
 * and `new URL('./x.ts', import.meta.url)`. (dependency-cruiser would read neither Astro's files nor MDX.)
 */
const BROWSER_PACKAGES = ['svelte', 'svelte/*', 'd3-*', '@observablehq/plot'];
const ASTRO_PACKAGES = ['astro', 'astro:*', 'astro/*', '@astrojs/*', 'virtual:*', '@fontsource*'];
const PAGE_PACKAGES = [...ASTRO_PACKAGES, ...BROWSER_PACKAGES];

const engine = (folder, sees, types) => ({
  path: `src/engine/${folder}`,
  sees,
  types,
  packages: [],
});
const RULES = ['core', 'game'];
const PLAYERS = [...RULES, 'trace', 'search', 'attacks', 'threat', 'bots'];

/** A ladder, core at the foot. */
const PARTS = {
  core: engine('core', []),
  game: engine('game', ['core']),
  trace: engine('trace', RULES),
  search: engine('search', RULES, ['trace']),
  // 4×4×4 and the proof of it.
  'engine/cube': engine('cube', RULES),
  // Five in a row: what a line, a cell and a board are worth.
  attacks: engine('attacks', RULES, ['trace']),
  threat: engine('threat', [...RULES, 'attacks'], ['trace']),
  bots: engine('bots', [...RULES, 'search', 'attacks', 'threat'], ['trace']),
  // Matches between sets of weights and between machines, and the search for a better set.
  tuning: engine('tuning', [...RULES, 'attacks', 'bots']),
  // Every bot against every bot, exactly; and what people say about the game, checked.
  'engine/arena': engine('arena', [...RULES, 'search', 'bots']),
  // A machine of one's own, built of rule cards.
  'engine/cards': engine('cards', [...RULES, 'bots', 'engine/arena']),
  folk: engine('folk', [...RULES, 'search']),
  // Where an algorithm meets a recorder: neither of the two may import the other.
  runs: engine('runs', PLAYERS),
  exercise: engine('exercise', [...PLAYERS, 'runs', 'engine/arena', 'engine/cards']),
  // Tasks put together by a teacher, what pupils answer, and what it is worth.
  assignment: engine('assignment', [...RULES, 'search', 'exercise']),
};

/** The public face is the files at the top of the engine; everybody else comes in through it. */
const FACE = { path: 'src/engine', sees: Object.keys(PARTS), packages: [] };

/** The rows of `src/components`, lowest first: each sees the engine and the rows below its own. */
const ROWS = [
  // One mechanism each: storage, links, workers, language.
  ['platform'],
  // The design system, with the boards; above it those in space.
  ['ui'],
  // Where learners' programs run apart.
  ['sandbox'],
  ['cube'],
  // Steps of a recorded algorithm: timeline, tree, code, questions.
  ['stepper'],
  ['algorithms'],
  // Bots by name, and why they move as they do.
  ['players'],
  // A machine of the reader's own: what it consists of, and what it is worth.
  ['bot'],
  ['exercises'],
  // Every weight of a large board, laid open, and a sheet on which each square is a board: parts of lessons and of play.
  ['weights', 'boards'],
  ['play', 'atlas', 'map', 'arena', 'lab', 'bug-hunt', 'breakpoints', 'progress', 'classroom'],
  ['lessons'],
  ['site'],
];

/** What is special about one of them. */
const SPECIAL = {
  // The page on which charts are drawn when the site is built.
  ui: { packages: [...BROWSER_PACKAGES, 'linkedom'] },
  stepper: { packages: [...BROWSER_PACKAGES, 'shiki'] },
  algorithms: { features: ['line-attacks', 'win-scan'] },
  exercises: { features: ['frame', 'find-win'] },
  sandbox: { sees: ['engine', 'platform', 'runtimes'] },
  bot: { packages: [...BROWSER_PACKAGES, '@codemirror/*', '@lezer/*'] },
  classroom: { packages: [...BROWSER_PACKAGES, 'fflate', 'lean-qr', 'lean-qr/*', 'jsqr'] },
  lessons: { packages: [...PAGE_PACKAGES, 'shiki'], features: ['parts', 'whole-tree'] },
  site: { packages: PAGE_PACKAGES },
};

const COMPONENTS = Object.fromEntries(
  ROWS.flatMap((row, at) =>
    row.map((name) => {
      const sees = ['engine', ...ROWS.slice(0, at).flat()];
      const path = `src/components/${name}`;
      return [name, { path, sees, packages: BROWSER_PACKAGES, ...SPECIAL[name] }];
    }),
  ),
);
const ALL_COMPONENTS = Object.keys(COMPONENTS);

export const MODULES = {
  ...PARTS,
  engine: FACE,
  ...COMPONENTS,
  // Learners' programs: interpreters, and what stands around a program.
  runtimes: {
    path: 'src/runtimes',
    sees: ['engine'],
    packages: ['quickjs-emscripten-core', '@jitl/*', '@micropython/*'],
  },
  cli: {
    path: 'src/cli',
    sees: ['engine', 'runtimes'],
    messages: ALL_COMPONENTS,
    packages: ['node:*'],
  },
  // A pupil's page by itself, in the frame of a learning management system.
  player: { path: 'src/player', sees: ['classroom', 'platform', 'engine'], packages: ['svelte'] },
  content: { path: 'src/content', sees: ALL_COMPONENTS, packages: PAGE_PACKAGES },
};

/** Ends of specifiers that ask for a file's text or address, not for its code. */
const AS_TEXT = /\?(raw|url)$/;

/** `#language/x` is the file of messages `src/components/x.en.ts`, or that of another language. */
const MESSAGES = /^#language\/(.+)$/;

/** The module that a project path (with `/`) lies in: the deepest folder wins. */
export function moduleOf(path) {
  let found;
  for (const [name, module] of Object.entries(MODULES)) {
    const inside = path.startsWith(`${module.path}/`);
    if (inside && (!found || module.path.length > MODULES[found].path.length)) found = name;
  }
  return found;
}

/** What a file of a component module may do, by its name. */
function layerOf(path) {
  if (/\.(svelte|astro)$/.test(path)) return 'component';
  if (/\.[a-z]{2}(-\w+)*\.ts$/.test(path)) return 'messages';
  if (/\.svelte\.ts$/.test(path)) return 'state';
  if (/\.worker\.ts$/.test(path)) return 'worker';
  if (/\.dom\.ts$/.test(path)) return 'dom';
  // What a kind is on a page (`kindOnPage.ts`) is no page.
  if (/(^|\/)(page|registry)\.ts$|(?<!On)(Page|Panels)\.ts$/.test(path)) return 'registry';
  return 'pure';
}

/** Layers that a layer may not import values from; what is not named here is free. */
const LAYERS_NOT_SEEN = {
  pure: ['component', 'state'],
  dom: ['component'],
  state: ['component'],
  worker: ['component', 'state'],
  messages: ['component', 'state', 'dom', 'worker', 'registry'],
};

/**
 * Why this import is forbidden, in one sentence, or `undefined` when it is allowed.
 * `from` is the importing file's path in the project; `typeOnly` tells `import type`.
 */
export function whyForbidden(from, specifier, typeOnly) {
  const home = moduleOf(from);
  if (!home) return undefined;
  const messages = MESSAGES.exec(specifier);
  if (messages)
    return whyForbiddenPath(from, `src/components/${messages[1]}.en.ts`, false, typeOnly);
  if (!/^\.{0,2}\//.test(specifier)) return whyForbiddenPackage(home, specifier, typeOnly);
  if (specifier.startsWith('/')) return `Write a relative path instead of "${specifier}".`;
  const target = posix.join(posix.dirname(from), specifier.replace(/\?.*$/, ''));
  if (target.startsWith('..')) return `"${specifier}" leads out of the project.`;
  if (layerOf(target) === 'messages' && layerOf(from) !== 'messages') {
    return `Import messages as "#language/…", so that another language can stand in.`;
  }
  return whyForbiddenPath(from, target, AS_TEXT.test(specifier), typeOnly);
}

function whyForbiddenPackage(home, specifier, typeOnly) {
  const matches = (pattern) =>
    pattern.endsWith('*') ? specifier.startsWith(pattern.slice(0, -1)) : specifier === pattern;
  if (MODULES[home].packages.some(matches)) return undefined;
  // The types of a package cost nothing at run time, but the engine must stay free of them too.
  if (typeOnly && !MODULES[home].path.startsWith('src/engine')) return undefined;
  return `${MODULES[home].path} does not import the package "${specifier}".`;
}

function whyForbiddenPath(from, target, asText, typeOnly) {
  const home = moduleOf(from);
  const module = MODULES[home];
  const inEngine = module.path.startsWith('src/engine');
  const away = moduleOf(target);
  if (asText && !inEngine) return undefined;
  if (away === home)
    return whyForbiddenFeature(home, from, target) ?? whyForbiddenLayer(from, target, typeOnly);
  if (away === undefined) return whyForbiddenOutside(module, target, inEngine);
  if (module.messages?.includes(away) && layerOf(target) === 'messages') return undefined;
  const sees = module.sees.includes(away) || (typeOnly && module.types?.includes(away));
  if (!sees && !inEngine && MODULES[away].path.startsWith('src/engine') && away !== 'engine') {
    return `Reach the engine through src/engine/index.ts, not through ${target}.`;
  }
  if (sees) return whyForbiddenLayer(from, target, typeOnly);
  const hint = module.types?.includes(away) ? ' except as types (import type)' : '';
  return `${module.path} does not import from ${MODULES[away].path}${hint}.`;
}

/** Features of one module do not see one another; files beside them are its registries, and see all. */
function whyForbiddenFeature(home, from, target) {
  const { features, path } = MODULES[home];
  if (!features) return undefined;
  const featureOf = (file) => /^([^/]+)\//.exec(file.slice(path.length + 1))?.[1];
  const [own, other] = [featureOf(from), featureOf(target)];
  if (own === undefined || other === undefined || own === other) return undefined;
  if (features.includes(other)) return undefined;
  return `${path}/${own} does not import from ${path}/${other}: features do not see one another.`;
}

/** What the names of two files say: a view sees no component, messages see messages and types. */
function whyForbiddenLayer(from, target, typeOnly) {
  if (typeOnly || !from.startsWith('src/components/') || !target.startsWith('src/components/')) {
    return undefined;
  }
  const [own, other] = [layerOf(from), layerOf(target)];
  if (!LAYERS_NOT_SEEN[own]?.includes(other)) return undefined;
  return `${from.split('/').at(-1)} (${own}) does not import ${target.split('/').at(-1)} (${other}).`;
}

/** Styles, pictures and the like belong to nobody; code outside the modules (tests, scripts) is not for the site. */
function whyForbiddenOutside(module, target, inEngine) {
  if (inEngine) return `The engine imports nothing from outside src/engine (${target}).`;
  if (target.startsWith('src/')) return undefined;
  return `${module.path} imports nothing from outside src (${target}).`;
}

const UNCLEAR = 'Import by a plain string, so that the dependency rule can be asked about it.';

/** The linters' rule `local/layers`: the table of layers.mjs, asked about every import of a file. */
const layers = {
  meta: { type: 'problem', schema: [], messages: { forbidden: '{{why}}', unclear: UNCLEAR } },
  create(context) {
    const file = context.physicalFilename ?? context.filename;
    const from = relative(context.cwd, file).split(sep).join('/');
    const ask = (source, typeOnly) => {
      const specifier = plainText(source);
      if (specifier === undefined) return;
      const why = whyForbidden(from, specifier, typeOnly);
      if (why) context.report({ node: source, messageId: 'forbidden', data: { why } });
    };
    const askPlain = (source) => {
      if (plainText(source) !== undefined) ask(source, false);
      else if (moduleOf(from)) context.report({ node: source, messageId: 'unclear' });
    };
    return {
      ImportDeclaration: (node) => ask(node.source, node.importKind === 'type' || allTypes(node)),
      ExportNamedDeclaration: (node) => ask(node.source, node.exportKind === 'type'),
      ExportAllDeclaration: (node) => ask(node.source, node.exportKind === 'type'),
      ImportExpression: (node) => askPlain(node.source),
      // The type import('…').T
      TSImportType: (node) => ask(node.source ?? node.argument?.literal, true),
      NewExpression(node) {
        if (node.callee.name === 'URL' && node.arguments.length === 2 && isImportMeta(node)) {
          askPlain(node.arguments[0]);
        }
      },
    };
  },
};

/** The text of a string or of a template without holes; `undefined` for anything that is computed. */
function plainText(source) {
  if (source?.type === 'Literal' && typeof source.value === 'string') return source.value;
  const isPlain = source?.type === 'TemplateLiteral' && source.expressions.length === 0;
  return isPlain ? source.quasis[0].value.cooked : undefined;
}

function allTypes(node) {
  return node.specifiers.length > 0 && node.specifiers.every((each) => each.importKind === 'type');
}

function isImportMeta(node) {
  const base = node.arguments[1];
  return base.type === 'MemberExpression' && base.object.type === 'MetaProperty';
}

/** A literal spread into another, as if its keys took no lines. */
const noSpreadLiteral = {
  meta: { type: 'suggestion', schema: [] },
  create(context) {
    const report = (node) =>
      context.report({ node, message: 'Write the keys into the object itself.' });
    return {
      'ObjectExpression > SpreadElement > ObjectExpression': report,
      'SvelteSpreadAttribute > ObjectExpression': report,
    };
  },
};

export default {
  meta: { name: 'local' },
  rules: { layers, 'no-spread-literal': noSpreadLiteral },
};
